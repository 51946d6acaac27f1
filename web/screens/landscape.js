/**
 * The picture of the start screen: an island at first light, drawn in layers. A screen that is wide shows all of it, a
 * narrow one the upper 500 of its 675 lines; the boat is above whatever lies on the water.
 */

import { s } from '../ui/dom.js';

/**
 * A ridge across the picture, closed at the bottom.
 * @param {string} name of its colour
 * @param {string} line the upper edge, from x = 0 to x = 1200
 */
const ridge = (name, line) => s('path', { class: `scene-${name}`, d: `M0 500V${line}V500Z` });

/** @returns {import('../ui/dom.js').VNode} */
export function landscape() {
  return s(
    'svg.landscape',
    {
      viewBox: '0 0 1200 675',
      preserveAspectRatio: 'xMaxYMin slice',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    s(
      'defs',
      s(
        'linearGradient',
        { id: 'scene-sky', x1: 0, y1: 0, x2: 0, y2: 1 },
        s('stop.scene-sky-high', { offset: '0' }),
        s('stop.scene-sky-mid', { offset: '0.55' }),
        s('stop.scene-sky-low', { offset: '0.85' }),
      ),
      s(
        'linearGradient',
        { id: 'scene-sea', x1: 0, y1: 0, x2: 0, y2: 1 },
        s('stop.scene-sea-far', { offset: '0' }),
        s('stop.scene-sea-near', { offset: '1' }),
      ),
      s(
        'radialGradient',
        { id: 'scene-glow' },
        s('stop.scene-glow', { offset: '0.2' }),
        s('stop.scene-glow-end', { offset: '1' }),
      ),
      s(
        'linearGradient',
        { id: 'scene-beam', x1: 1, y1: 0, x2: 0, y2: 0 },
        s('stop.scene-beam', { offset: '0' }),
        s('stop.scene-glow-end', { offset: '1' }),
      ),
    ),
    s('rect', { width: 1200, height: 500, fill: 'url(#scene-sky)' }),
    s('circle', { fill: 'url(#scene-glow)', cx: 812, cy: 268, r: 210 }),
    s('circle.scene-sun', { cx: 812, cy: 268, r: 38 }),
    s(
      'g.scene-cloud',
      s('path.scene-west', { d: 'M112 118q40-26 84-8 26-30 70-14 40-8 58 20 46-4 56 18H86q2-14 26-16z' }),
      s('path', { d: 'M930 88q28-20 62-6 22-22 54-8 34-4 44 18 30 0 36 14H904q4-16 26-18z' }),
      s('path', { d: 'M560 66q20-14 44-4 18-16 42-6 26-2 32 14H538q4-4 22-4z' }),
    ),
    // The Cuillin, far away.
    ridge(
      'far',
      '300L60 262 104 274 168 206 206 232 258 158 286 190 318 172 372 236 410 214 462 268 520 250 590 296 660 284 730 306 820 292 900 262 948 274 1002 222 1046 246 1092 200 1140 240 1200 214',
    ),
    s('path.scene-snow.scene-west', {
      d: 'M258 158L238 186 252 184 260 194 270 182 286 190ZM168 206L152 222 166 222 176 228 184 216Z',
    }),
    s('path.scene-snow', {
      d: 'M1092 200L1076 216 1090 216 1098 222 1108 212ZM1002 222L990 234 1002 234 1010 238Z',
    }),
    ridge('mid', '332C80 300 150 268 240 288S380 338 470 330 640 312 720 330 880 336 960 312 1110 268 1200 292'),
    s('path.scene-heather', {
      d: 'M70 318q50-26 92-20 40 8 66 18-80 18-158 2zM980 312q60-28 118-26 40 4 70 16-90 26-188 10z',
    }),
    s('rect', { y: 346, width: 1200, height: 329, fill: 'url(#scene-sea)' }),
    s('path.scene-glitter', { d: 'M762 356h100M780 367h64M744 379h130M790 392h50M772 406h84M800 420h40' }),
    // A headland with a lighthouse, a croft, and a boat passing.
    s('path.scene-head', {
      d: 'M1200 675V318c-60-6-96 10-132 26-40 18-72 14-104 32-34 18-52 54-96 68-40 14-96 22-148 56-70 46-170 60-250 175z',
    }),
    s('path.scene-head-light', {
      d: 'M1200 338c-54-6-90 8-126 24-44 20-76 16-104 32-30 18-46 46-84 62 60-10 110-40 168-44s100-30 146-34z',
    }),
    s(
      'g.scene-tower',
      s('path.scene-wall', { d: 'M1040 344l6-84h28l6 84z' }),
      s('path.scene-band', { d: 'M1044.500 281l-1.600 22h34.200l-1.600-22zM1041.600 322l-1.600 22h40l-1.600-22z' }),
      s('path.scene-roof', { d: 'M1042 260h36v-6h-36zM1048 254v-18h24v18zM1044 236l16-14 16 14z' }),
      s('path.scene-lamp', { d: 'M1052 251v-12h16v12z' }),
    ),
    s('path', { fill: 'url(#scene-beam)', d: 'M1052 245L760 196v70z' }),
    s(
      'g.scene-boat',
      s('path.scene-hull', { d: 'M440 398h74q-5 16-21 18h-33q-15-3-20-18z' }),
      s('path.scene-sail', { d: 'M474 393v-60q31 19 36 53-17 6-36 7zM469 391v-45q-19 18-21 41 10 4 21 4z' }),
      s('path.scene-wake', { d: 'M416 421h120M430 429h70' }),
    ),
    s('path.scene-near', { d: 'M0 675V404c60-12 108 0 150 22s96 26 138 40 70 20 92 34c60 50 110 90 150 175z' }),
    s('path.scene-near-light', { d: 'M0 424c54-8 98 2 138 22s80 26 116 38c-70-6-120-24-160-34S30 440 0 444z' }),
    s(
      'g.scene-sheep',
      s('path', { d: 'M96 430c-4-12 8-18 16-14 6-8 22-6 24 2 10 0 12 12 4 16H100q-4 0-4-4z' }),
      s('path.scene-sheep-dark', { d: 'M134 416q10-2 12 6-2 8-8 6-6-4-4-12zM104 433v9M112 434v8M126 434v8M133 433v9' }),
    ),
  );
}
