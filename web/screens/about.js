/** Who made what, and what was decided where the printed rules say nothing: the only place where publishers are named. */

import { t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

const LINES = ['fan', 'isle', 'skylands', 'reconstructed', 'rulings', 'art', 'parts', 'privacy', 'secrets'];

/** @param {import('../app.js').App} app */
export function aboutDialog(app) {
  return {
    title: t('about'),
    body: [
      ...LINES.flatMap((line) => [
        h('p', { key: line, class: line === 'fan' ? 'about-fan' : '' }, t(`about-${line}`)),
        line === 'rulings' &&
          h(
            'div.button-row',
            { key: 'ruling-links' },
            app.games.map((game) =>
              button(
                t('about-rulings-of', { game: t(`game-${game}`), count: app.catalogue[game]?.rulings.length }),
                () => app.open('help', { game, clause: 'rulings' }),
                { picture: 'help', test: `rulings-${game}`, key: game },
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
