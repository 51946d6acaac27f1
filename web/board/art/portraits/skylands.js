/** The characters of Skylands. */

import { oval } from '../pen.js';
import { eyes, head, LINE, mouth, nose, shoulders } from './parts.js';

/** @typedef {import('../pen.js').Drawing} Drawing */

const PALE = { skin: '#f8ddc6', shade: '#dcae90' };
const WARM = { skin: '#eec09a', shade: '#c78f68' };
const OLIVE = { skin: '#d6a57d', shade: '#ab7a54' };
const DARK = { skin: '#8a5a40', shade: '#64402c' };

const COLLAR =
  'M14 92 C6 84 14 74 24 78 C28 68 42 70 44 76 C50 80 54 78 57 75 C62 68 74 70 76 78 C86 74 94 84 86 92 C70 98 30 98 14 92 Z';

/** An explorer with goggles and a scarf in the wind. @type {Drawing} */
const zephyr = (pen) => {
  shoulders(pen, '#7a5636', []);
  head(pen, { ...WARM, wide: 18 });
  pen.shape(
    'M29 52 C22 22 40 14 50 14 C60 14 78 22 71 52 L66 60 C66 48 66 40 62 36 C54 32 46 32 38 36 C34 40 34 48 34 60 Z',
    '#8d5b34',
    LINE,
  );
  pen.stroke('M50 15 L50 33', '#6b4222', 2.4);
  pen.stroke('M28 34 C40 28 60 28 72 34', '#4a3325', 5);
  pen.shape(`${oval(40, 30, 8.5, 7.5)} ${oval(60, 30, 8.5, 7.5)}`, '#8fd0e6', LINE);
  pen.detail('M35 29 C37 25 41 24 44 26 L38 33 Z M55 29 C57 25 61 24 64 26 L58 33 Z', '#e3f6fb');
  eyes(pen, 'wide', '#6b4222', 'M36 42 C39 40 43 40 45 41 M55 41 C57 40 61 40 64 42');
  nose(pen, WARM.shade, '#e69a78');
  mouth(pen, 'grin');
  pen.shape('M32 76 C44 70 58 70 68 76 C80 70 92 72 100 62 C100 74 96 84 82 86 C70 90 40 90 32 84 Z', '#2f8f8a', LINE);
  pen.stroke('M46 80 C60 82 78 82 92 74', '#7fd0c4', 2.6);
};

/** A sprinter whose hair flies. @type {Drawing} */
const bora = (pen) => {
  shoulders(pen, '#b23a33', []);
  pen.shape('M34 72 L50 92 L66 72 L74 78 L58 104 L42 104 L26 78 Z', '#e8e2d8', LINE);
  head(pen, { ...PALE, wide: 17 });
  pen.shape(
    'M33 54 C28 34 34 20 48 18 C64 14 84 18 98 10 C94 20 86 24 80 26 C90 28 96 28 102 26 C94 36 82 38 72 36 C82 42 90 44 96 44 C86 52 74 50 67 46 C66 38 60 34 54 34 C46 34 38 38 36 46 Z',
    '#dfe4ec',
    LINE,
  );
  pen.stroke('M44 27 C58 22 74 26 88 21 M52 30 C64 28 78 33 90 33', '#a9b4c6', 2.4);
  eyes(pen, 'open', '#8793a8', 'M36 42 L45 43 M55 43 L64 40');
  nose(pen, PALE.shade, '#f0a39a');
  mouth(pen, 'smirk');
  pen.shape('M35 56 L30 64 L34 64 L31 72 L39 62 L35 62 L38 56 Z', '#f2c94c', 2.2);
};

/** A crystal hunter with the northern lights in her hair. @type {Drawing} */
const aurora = (pen) => {
  shoulders(pen, '#3a4f86', []);
  pen.shape(
    'M22 96 C12 66 18 14 50 14 C82 14 88 66 78 96 C70 92 68 80 70 66 L30 66 C32 80 30 92 22 96 Z',
    '#57b39a',
    LINE,
  );
  pen.detail('M26 88 C20 62 24 26 44 18 C30 36 30 66 32 84 Z', '#8fd9a8');
  pen.detail('M74 88 C80 62 76 26 56 18 C70 36 70 66 68 84 Z', '#b47fc4');
  head(pen, { ...PALE, wide: 17 });
  pen.shape('M33 46 C32 32 40 27 50 27 C60 27 68 32 67 46 C62 38 56 34 50 34 C44 34 38 38 33 46 Z', '#57b39a', 2.6);
  pen.shape('M44 30 L50 10 L56 30 L50 34 Z', '#bff0ea', LINE);
  pen.shape('M35 33 L38 20 L43 31 Z M65 33 L62 20 L57 31 Z', '#d9c4f0', 2.8);
  eyes(pen, 'open', '#3f8f7b');
  nose(pen, PALE.shade, '#f2a9b4');
  mouth(pen, 'small');
  pen.shape('M46 80 L50 74 L54 80 L50 90 Z', '#8fe3e8', 2.6);
};

/** A settler with a beard like a cloud. @type {Drawing} */
const nimbus = (pen) => {
  shoulders(pen, '#6d8a4f', [], 'M0 104 C4 84 24 76 38 74 L62 74 C76 76 96 84 100 104 Z');
  head(pen, { ...WARM, wide: 21, long: 23 });
  pen.shape(
    'M28 48 C20 44 22 34 30 33 C28 22 40 18 45 23 C50 15 62 17 62 25 C72 22 78 32 72 37 C79 41 77 48 72 49 C70 42 66 38 60 40 C52 34 44 36 38 40 C33 39 30 43 28 48 Z',
    '#f6f8fb',
    LINE,
  );
  pen.shape(
    'M29 55 C22 58 22 68 29 70 C28 80 38 84 43 80 C46 88 56 88 58 81 C64 85 73 80 71 71 C79 68 78 57 71 55 C67 62 60 60 57 58 C52 56 48 56 43 58 C39 60 33 62 29 55 Z',
    '#ffffff',
    LINE,
  );
  pen.detail(
    'M34 70 C36 76 42 78 46 75 C42 74 38 72 36 68 Z M56 76 C60 78 66 76 67 70 C64 73 60 74 56 73 Z',
    '#cfdbe8',
  );
  eyes(pen, 'smile', '#e6ecf2', 'M36 42 C39 40 43 40 45 41 M55 41 C57 40 61 40 64 42');
  nose(pen, WARM.shade, '#ea8d74');
  pen.stroke('M45 66 C48 69 52 69 55 66', '#7a2f24', 2.8);
};

/** A connoisseur before a golden ring. @type {Drawing} */
const halo = (pen) => {
  pen.shape(oval(50, 42, 39), '#f2c94c', LINE);
  pen.shape(oval(50, 42, 31), '#2c4a86', LINE);
  shoulders(pen, '#7d2f5e', []);
  pen.stroke('M30 82 C40 92 60 92 70 82', '#f2c94c', 4);
  head(pen, { ...DARK, wide: 16, long: 24 });
  pen.shape('M33 44 C31 24 42 17 50 17 C58 17 69 24 67 44 C62 34 56 31 50 31 C44 31 38 34 33 44 Z', '#231815', LINE);
  pen.shape(oval(50, 14, 9, 8), '#231815', LINE);
  pen.stroke('M43 20 C47 22 53 22 57 20', '#f2c94c', 3);
  eyes(pen, 'open', '#1d1210', 'M36 41 C39 37 43 38 45 40 M55 40 C57 38 61 37 64 41');
  nose(pen, DARK.shade, '#a5604a');
  mouth(pen, 'smile');
  pen.shape(`${oval(33, 62, 3, 5)} ${oval(67, 62, 3, 5)}`, '#f2c94c', 2.4);
};

/** An architect with a pencil. @type {Drawing} */
const cirrus = (pen) => {
  shoulders(pen, '#e4e8ee', []);
  pen.shape('M36 72 L46 88 L50 80 L54 88 L64 72 L70 80 L56 104 L44 104 L30 80 Z', '#41597a', LINE);
  head(pen, { ...PALE, wide: 16, long: 26 });
  pen.shape(
    'M33 46 C30 22 42 13 56 15 C68 17 72 30 67 46 C65 36 62 30 56 27 C50 33 40 34 36 34 C34 38 34 42 33 46 Z',
    '#e9d9ae',
    LINE,
  );
  pen.stroke('M40 29 C46 28 52 25 55 20', '#c3ab72', 2.4);
  eyes(pen, 'open', '#b49c63', 'M36 41 L45 40 M55 38 C58 36 62 36 64 38');
  pen.stroke(`${oval(59, 49, 7.5)} M66 52 L70 66`, '#b98d2c', 2.2);
  nose(pen, PALE.shade);
  mouth(pen, 'flat');
  pen.stroke('M45 60 C48 58 52 58 55 60', '#d8c48f', 2.6);
  pen.limb('M66 40 L84 20', '#e0a83a', 4.4, 3);
  pen.detail('M82 18 L88 15 L86 22 Z', '#3a2a20');
};

/** A mayor with his chain of office. @type {Drawing} */
const mistral = (pen) => {
  shoulders(pen, '#3b2f6b', []);
  pen.shape('M40 73 L50 84 L60 73 L56 70 L44 70 Z', '#fbf6ea', LINE);
  head(pen, { ...DARK, wide: 19 });
  pen.shape('M30 34 C30 10 70 10 70 34 C60 30 40 30 30 34 Z', '#2a2350', LINE);
  pen.shape('M14 34 C24 20 40 30 50 26 C60 30 76 20 86 34 C70 42 30 42 14 34 Z', '#3b2f6b', LINE);
  pen.stroke('M18 34 C28 26 40 33 50 30 C60 33 72 26 82 34', '#e0b63f', 2.6);
  eyes(pen, 'open', '#1d1210', 'M36 43 C39 41 43 41 45 42 M55 42 C57 41 61 41 64 43');
  nose(pen, DARK.shade, '#a5604a');
  pen.shape('M50 60 C44 55 36 58 32 54 C32 64 44 68 50 63 C56 68 68 64 68 54 C64 58 56 55 50 60 Z', '#e9e4dc', 2.8);
  pen.stroke('M22 80 C30 96 70 96 78 80', '#e0b63f', 5);
  pen.shape(oval(50, 95, 7), '#f2c94c', LINE);
};

/** A troublemaker in a hood like a bird's head. @type {Drawing} */
const petrel = (pen) => {
  shoulders(pen, '#2d3d52', []);
  pen.shape(COLLAR, '#e9edf2', LINE);
  pen.shape(
    'M24 70 C14 36 28 10 50 8 C72 10 86 36 76 70 C72 60 70 52 66 46 C60 40 40 40 34 46 C30 52 28 60 24 70 Z',
    '#34465e',
    LINE,
  );
  head(pen, { ...OLIVE, wide: 16, long: 22 });
  pen.shape('M31 50 C29 32 40 26 50 26 C60 26 71 32 69 50 C64 42 58 40 50 44 C42 40 36 42 31 50 Z', '#34465e', 2.8);
  pen.shape('M40 24 C46 18 58 18 62 24 C60 32 54 36 44 40 C46 34 44 30 40 24 Z', '#e0a83a', LINE);
  pen.detail(`${oval(33, 26, 2.6)} ${oval(69, 26, 2.6)}`, '#f6f2e6');
  pen.stroke('M30 60 L22 66 M70 60 L78 66', '#5f7590', 2.6);
  eyes(pen, 'sly', '#2a1c14', 'M36 43 L45 45 M55 45 L64 43');
  nose(pen, OLIVE.shade, '#c97f60');
  mouth(pen, 'smirk');
};

/** @type {Record<string, Drawing>} */
export const skylandsPortraits = { zephyr, bora, aurora, nimbus, halo, cirrus, mistral, petrel };
