/** Who made what: the only place where publishers are named. */

import { h } from '../dom.js';
import { t } from '../i18n/index.js';
import { icon } from './icons.js';

const LINES = ['fan', 'isle', 'skylands', 'reconstructed', 'art', 'parts', 'privacy'];

/** @param {import('../app.js').App} _app */
export function aboutDialog(_app) {
  return {
    title: t('about'),
    body: [
      ...LINES.map((line) => h('p', { key: line, class: line === 'fan' ? 'about-fan' : '' }, t(`about-${line}`))),
      // The edition in one file need not offer itself.
      location.protocol !== 'file:'
        && h('p', { key: 'single' }, h('a', { class: 'button', href: 'skye.html', download: 'skye.html' }, icon('download'), t('about-single'))),
    ],
  };
}
