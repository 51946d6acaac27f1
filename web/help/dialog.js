/** The help: the complete rules by game and section, searched as one types, opened at any clause. */

import { t } from '../i18n/index.js';
import { lessonButton } from '../learn/links.js';
import { button, choiceGroup, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { countOf, found } from './search.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./passages.js').Section} Section */
/** @typedef {import('./passages.js').Passage} Passage */

/**
 * @param {App} app
 * @param {{game?: string, clause?: string, query?: string}} args `game`, and `clause` or `query` to begin with
 */
export function helpDialog(app, args) {
  const { games } = app;
  const game = args.game ?? app.state.table?.situation.game ?? games[0] ?? 'isle';
  const query = args.query ?? '';
  const sections = app.room(game).help();
  const shown = found(sections, query);
  const isSearching = query.trim() !== '';
  const clause = isSearching ? null : (args.clause ?? null);
  const change = (/** @type {{query?: string}} */ more) => app.open('help', { game, ...more });
  return {
    title: t('help'),
    is_wide: true,
    body: [
      games.length > 1 &&
        choiceGroup({
          name: 'help-game',
          label: t('help-game'),
          value: game,
          choices: games.map((each) => ({ value: each, label: t(`game-${each}`) })),
          onchange: (each) => app.open('help', { game: each, query }),
        }),
      lessonButton(app, game),
      h(
        'div.help-search',
        { key: 'search', role: 'search' },
        h('input.input', {
          type: 'search',
          'data-test': 'help-search',
          'aria-label': t('help-search'),
          placeholder: t('help-search'),
          autocomplete: 'off',
          value: query,
          oninput: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
            const body = event.target.closest('.dialog-body');
            if (body) body.scrollTop = 0;
            change({ query: event.target.value });
          },
        }),
        isSearching && iconButton('close', t('help-search-clear'), () => change({}), { look: 'quiet', key: 'clear' }),
      ),
      h(
        'p.help-count',
        { key: 'count', role: 'status' },
        isSearching ? (shown.length ? t('help-search-found', { count: countOf(shown) }) : t('help-search-none')) : '',
      ),
      h(
        'div.help',
        { key: `help-${game}` },
        shown.map((section, index) =>
          sectionView(app, game, section, {
            isOpen: isSearching || (clause === null ? index === 0 : holds(section, clause)),
            clause,
            shownFor: `${query} ${clause}`,
          }),
        ),
      ),
    ],
    actions:
      app.state.screen.name === 'table' &&
      button(t('help-back'), app.close, { look: 'primary', picture: 'back', test: 'help-back', key: 'back' }),
  };
}

/**
 * @param {Section} section
 * @param {string} clause
 */
const holds = (section, clause) => section.key === clause || section.passages.some(({ id }) => id === clause);

/**
 * @param {App} app
 * @param {string} game
 * @param {Section} section
 * @param {{isOpen: boolean, clause: string | null, shownFor: string}} how
 */
const sectionView = (app, game, section, { isOpen, clause, shownFor }) =>
  h(
    'details.help-page',
    {
      key: section.key,
      id: `help-${game}-${section.key}`,
      // A person opens and closes sections; a search or a link does so once.
      update: (/** @type {HTMLDetailsElement & {shownFor?: string}} */ element) => {
        if (element.shownFor === shownFor) return;
        element.shownFor = shownFor;
        element.open = isOpen;
      },
    },
    h('summary.help-title.display', h('h3', section.title)),
    h(
      'div.help-text',
      section.passages.map((passage) => passageView(app, game, passage, passage.id === clause)),
    ),
  );

/**
 * @param {App} app
 * @param {string} game
 * @param {Passage} passage
 * @param {boolean} isMeant
 */
const passageView = (app, game, { id, rule, title, body, is_ruling: isRuling, rulings = [] }, isMeant) =>
  h(
    'section',
    {
      key: isMeant ? `${id}-meant` : id,
      id: `rule-${game}-${id}`,
      class: `passage${isMeant ? ' is-meant' : ''}`,
      'data-rule': id,
      tabindex: isMeant ? '-1' : null,
      mount:
        isMeant &&
        ((/** @type {HTMLElement} */ element) =>
          queueMicrotask(() => {
            // The dialog opens after its content is made.
            element.scrollIntoView({ block: 'start' });
            element.focus({ preventScroll: true });
          })),
    },
    rule && h('span.rule-number', { 'aria-hidden': 'true' }, rule),
    h(
      'div.passage-body',
      rule && h('h4.sr-only', t('help-rule', { rule })),
      title && h('h4', isRuling && rulingTag(), title),
      body,
      rulings.length > 0 &&
        h(
          'ul.ruling-links',
          { key: 'rulings' },
          rulings.map((ruling) =>
            h(
              'li',
              { key: ruling.id },
              button([rulingTag(), h('span', ruling.title)], () => app.open('help', { game, clause: ruling.id }), {
                look: 'quiet',
                test: 'ruling',
                class: 'ruling-link',
              }),
            ),
          ),
        ),
    ),
  );

/** The mark of what was decided here. */
const rulingTag = () => h('span.ruling-tag', { key: 'ruling' }, t('help-ruling'), h('span.sr-only', ': '));
