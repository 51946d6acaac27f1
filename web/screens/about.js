/** Who made what, and what was decided where the printed rules say nothing: the only place where publishers are named. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

const LINES = ['fan', 'isle', 'skylands', 'reconstructed', 'rulings', 'art', 'parts', 'privacy', 'secrets'];

/** @param {import('../app.js').App} app */
export function aboutDialog(app) {
  const games = app.games.filter((game) => app.catalogue[game]);
  return {
    title: t('about'),
    body: [
      ...LINES.flatMap((line) => [
        h('p', { key: line, class: line === 'fan' ? 'about-fan' : '' }, t(`about-${line}`)),
        line === 'rulings' &&
          h(
            'div.button-row',
            { key: 'ruling-links' },
            games.map((game) =>
              h(
                'button.button',
                {
                  key: game,
                  type: 'button',
                  'data-test': `rulings-${game}`,
                  onclick: () => app.open('help', { game, clause: 'rulings' }),
                },
                icon('help'),
                t('about-rulings-of', { game: t(`game-${game}`), count: app.catalogue[game]?.rulings.length }),
              ),
            ),
          ),
      ]),
      // The edition in one file need not offer itself.
      location.protocol !== 'file:' &&
        h(
          'p',
          { key: 'single' },
          h('a.button', { href: 'skye.html', download: 'skye.html' }, icon('download'), t('about-single')),
        ),
    ],
  };
}
