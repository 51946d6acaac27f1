/** Line icons of the page's own controls, drawn on a grid of 24. Symbols of the games come from web/board/art. */

import { s } from './dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M14 5l-7 7 7 7M7 12h13',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
  log: 'M6 4h11a2 2 0 0 1 2 2v11M6 4a2 2 0 0 0-2 2v2h4M6 4a2 2 0 0 1 2 2v12a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-1h-9v1a2 2 0 0 1-2 2M11 9h5M11 13h5',
  sheet: 'M5 4h14v16H5zM5 9h14M5 14.5h14M11 9v11',
  gear: 'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M5.6 18.4l1.9-1.9M16.5 7.5l1.9-1.9',
  help: 'M9.2 9.2a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.1-1.6 2.3M12 17.4v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  info: 'M12 11v6M12 7.4v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  share:
    'M8 12l8-5M8 12l8 5M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  dice: 'M5 5h14v14H5zM9 9v.1M15 15v.1M15 9v.1M9 15v.1M12 12v.1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  bot: 'M6 9h12v10H6zM12 9V5M12 5v-.1M9.5 13v1M14.5 13v1M3.5 13v3M20.5 13v3M10 16.6h4',
  first: 'M6 21V4M6 4c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  last: 'M18 5v14M6 5l9 7-9 7z',
  begin: 'M6 5v14M18 5l-9 7 9 7z',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  fast: 'M4 6l7 6-7 6zM13 6l7 6-7 6z',
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M17 3v4.4h-4.4',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  lens: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15 15l5.5 5.5M6 12l4-4M8.5 13.5l5-5',
  crown: 'M4 18h16M4.5 15L3 7l5.5 4L12 5l3.5 6L21 7l-1.5 8z',
  flag: 'M6 21V4l12 4-12 5',
  hourglass: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  sparkle: 'M12 3l1.8 6.2L20 11l-6.2 1.8L12 19l-1.8-6.2L4 11l6.2-1.8zM19 16.5v4M17 18.5h4',
  up: 'M12 19V6M6 11.5L12 5.5l6 6',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  pencil: 'M4 20l1-4.5L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500',
  tiles: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.500 13.500v6M13.500 16.500h6',
  keyboard: 'M3 7h18v11H3zM7 10.5v.1M10.5 10.5v.1M14 10.5v.1M17.5 10.5v.1M8 14.5h8',
  home: 'M4 11.5L12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6',
  review:
    'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300L20.500 20.500M7.700 10.700l2 2 3.600-4',
  poster: 'M5 3h14v18H5zM8 14l3-4 2.5 3 1.5-2 2 3M9 17.5h6M15.5 7.2v.1',
  again: 'M6 21V3M6 15.5c0-5.5 11-3 11-9M13.2 9.3L17 5.2l3.8 4.1',
  games: 'M4 6h7v7H4zM13 6h7v7h-7zM8.5 15h7v5h-7z',
};

/**
 * @param {string} name
 * @returns {import('./dom.js').VNode}
 */
export function icon(name) {
  return s(
    'svg',
    { class: `icon icon-${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: PATHS[name] ?? '' }),
  );
}
