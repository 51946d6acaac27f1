/** The characters of Isle of Skye. */

import { oval } from '../pen.js';
import { eyes, glasses, head, LINE, mouth, nose, shoulders } from './parts.js';

/** @typedef {import('../pen.js').Drawing} Drawing */

const FAIR = { skin: '#f6d3b3', shade: '#d9a783' };
const RUDDY = { skin: '#f0bf9d', shade: '#c98f6b' };

const BROWN = { skin: '#b47a52', shade: '#8a5737' };

/** A trader in a yellow headscarf. @type {Drawing} */
const morag = (pen) => {
  shoulders(pen, '#4f7f54', ['#dfe9b8', '#8c2f2a']);
  pen.shape(
    'M27 58 C20 30 34 16 50 16 C66 16 80 30 73 58 C70 66 66 70 60 74 L40 74 C34 70 30 66 27 58 Z',
    '#d9a433',
    LINE,
  );
  head(pen, { ...RUDDY, wide: 18 });
  pen.detail('M32 42 C36 30 46 28 50 33 C54 28 64 30 68 42 C60 37 55 36 50 39 C45 36 40 37 32 42 Z', '#8c4a28');
  pen.shape('M29 40 C31 22 69 22 71 40 C62 31 38 31 29 40 Z', '#e8bf4a', LINE);
  pen.detail(
    `${oval(38, 30, 2)} ${oval(50, 26, 2)} ${oval(62, 30, 2)} ${oval(44, 27.5, 1.2)} ${oval(56, 27.5, 1.2)}`,
    '#a5402c',
  );
  eyes(pen, 'smile', '#6d3a1f');
  nose(pen, RUDDY.shade, '#e08f77');
  mouth(pen, 'smile');
  pen.shape('M42 76 L50 71 L58 76 L54 90 L50 82 L46 90 Z', '#e8bf4a', 2.6);
};

/** A miser with side-whiskers and eyeglasses. @type {Drawing} */
const hamish = (pen) => {
  shoulders(pen, '#3d4457', ['#6f7690', '#9aa0b5']);
  pen.shape('M36 72 L50 86 L64 72 L60 70 L40 70 Z', '#efe7d6', LINE);
  head(pen, { ...FAIR, wide: 16, long: 26 });
  pen.shape(
    'M32 52 C24 44 26 28 36 25 C33 32 35 38 36 44 L36 58 C33 58 32 56 32 52 Z M68 52 C76 44 74 28 64 25 C67 32 65 38 64 44 L64 58 C67 58 68 56 68 52 Z',
    '#c3c0ba',
    LINE,
  );
  pen.stroke('M44 22 C47 20 53 20 56 22', '#e6bf9f', 2);
  pen.shape('M36 24 C38 10 62 10 64 24 C56 20 44 20 36 24 Z', '#3d4457', LINE);
  pen.shape('M30 26 C38 20 62 20 70 26 C66 30 34 30 30 26 Z', '#2c3243', LINE);
  eyes(pen, 'narrow', '#a5a19a', 'M35 43 L46 41 M54 41 L65 43');
  glasses(pen, '#b98d2c');
  nose(pen, FAIR.shade);
  mouth(pen, 'flat');
};

/** A gambler with wild hair and a die. @type {Drawing} */
const rory = (pen) => {
  shoulders(pen, '#7a2d33', ['#d98c3f', '#3f6b5a']);
  head(pen, { ...FAIR, wide: 18 });
  pen.shape(
    'M31 48 C24 40 22 32 28 30 C22 22 32 16 36 20 C36 10 48 10 50 17 C54 8 66 12 65 20 C74 16 80 26 73 31 C79 36 76 44 69 48 C70 40 66 35 62 37 C60 31 53 31 50 36 C46 31 40 31 38 37 C34 35 30 40 31 48 Z',
    '#e0702a',
    LINE,
  );
  pen.stroke('M36 24 L40 30 M50 20 L50 28 M64 24 L60 30', '#b44d15', 2.4);
  eyes(pen, 'wide', '#a4460f', 'M35 41 C38 38 43 39 45 41 M55 38 C58 34 63 35 65 38');
  nose(pen, FAIR.shade, '#eda98c');
  mouth(pen, 'grin');
  pen.shape('M40 74 L50 80 L60 74 L62 80 L50 88 L38 80 Z', '#2f6f73', 2.8);
  pen.shape('M68 78 L86 74 L90 92 L72 96 Z', '#fffaf0', LINE);
  pen.detail(
    `${oval(73, 82, 2)} ${oval(84, 79, 2)} ${oval(79, 85, 2)} ${oval(75, 91, 2)} ${oval(86, 88, 2)}`,
    '#7a2d33',
  );
};

/** A schemer under a hood. @type {Drawing} */
const isla = (pen) => {
  shoulders(pen, '#54386b', ['#8a66a8', '#c9b25a']);
  pen.shape('M24 74 C14 34 30 8 50 8 C70 8 86 34 76 74 C66 66 34 66 24 74 Z', '#5d3f77', LINE);
  pen.detail('M32 66 C24 36 36 18 50 18 C64 18 76 36 68 66 Z', '#33213f');
  head(pen, { ...FAIR, wide: 16, long: 22 });
  pen.shape('M35 62 C28 44 34 24 52 24 C64 24 68 36 66 46 C60 34 54 32 50 32 C48 42 42 48 36 50 Z', '#1f1a22', LINE);
  eyes(pen, 'sly', '#1f1a22', 'M36 41 L45 42 M55 42 C58 39 62 38 64 39');
  pen.stroke('M50 32 C46 38 42 42 37 44', '#4a4150', 2);
  nose(pen, FAIR.shade);
  mouth(pen, 'smirk');
  pen.shape(oval(50, 79, 5), '#e0b63f', 2.6);
};

/** A collector with a white beard and a scroll. @type {Drawing} */
const fergus = (pen) => {
  shoulders(pen, '#35587d', ['#8fb3d4', '#d8c37a']);
  head(pen, { ...RUDDY, wide: 18 });
  pen.shape(
    'M33 52 C24 53 20 44 25 39 C22 32 29 26 35 29 C34 36 34 44 33 52 Z M67 52 C76 53 80 44 75 39 C78 32 71 26 65 29 C66 36 66 44 67 52 Z',
    '#f3efe6',
    LINE,
  );
  pen.shape('M31 52 C36 58 42 58 50 57 C58 58 64 58 69 52 C72 68 66 92 50 96 C34 92 28 68 31 52 Z', '#f6f2ea', LINE);
  pen.stroke('M40 68 C41 78 44 86 46 90 M60 68 C59 78 56 86 54 90 M50 72 L50 92', '#cfc8ba', 2);
  pen.shape('M37 59 C42 54 47 55 50 58 C53 55 58 54 63 59 C58 64 53 62 50 61 C47 62 42 64 37 59 Z', '#ffffff', 2.4);
  eyes(pen, 'open', '#e9e3d6', 'M35 40 C39 36 43 37 45 39 M55 39 C57 37 61 36 65 40');
  glasses(pen);
  nose(pen, RUDDY.shade, '#e6967c');
  pen.shape('M62 84 L90 76 L94 88 L66 96 Z', '#f7e8c0', LINE);
  pen.shape(oval(92, 82, 4, 7), '#d9bd84', 2.6);
  pen.stroke('M72 87 L84 83.5', '#a5402c', 3);
};

/** A shepherd with a straw hat and a lamb. @type {Drawing} */
const catriona = (pen) => {
  shoulders(pen, '#7fa2b8', ['#e9f0ea', '#3f6683']);
  pen.shape(
    'M31 48 C24 60 26 80 34 88 C40 82 38 66 37 56 Z M69 48 C76 60 74 80 66 88 C60 82 62 66 63 56 Z',
    '#e8c064',
    LINE,
  );
  head(pen, { ...FAIR, wide: 17 });
  pen.detail('M33 46 C33 34 44 30 50 33 C56 30 67 34 67 46 C62 38 56 36 50 37 C44 36 38 38 33 46 Z', '#e8c064');
  pen.shape('M14 36 C26 24 74 24 86 36 C74 42 26 42 14 36 Z', '#efd58c', LINE);
  pen.shape('M32 31 C33 10 67 10 68 31 C60 35 40 35 32 31 Z', '#f3dfa2', LINE);
  pen.stroke('M32 29 C42 33 58 33 68 29', '#b5503c', 4.5);
  eyes(pen, 'smile', '#a97f33', 'M37 43 C40 41 43 41 45 42 M55 42 C57 41 60 41 63 43');
  nose(pen, FAIR.shade, '#f0a78f');
  pen.detail(`${oval(45, 54, 0.9)} ${oval(42, 56, 0.9)} ${oval(55, 54, 0.9)} ${oval(58, 56, 0.9)}`, '#b97a4e');
  mouth(pen, 'smile');
  pen.shape(
    'M66 96 C60 88 64 80 70 82 C70 74 80 72 82 78 C90 76 94 84 90 90 C92 98 88 104 80 104 L68 104 Z',
    '#fbf7ee',
    LINE,
  );
  pen.shape('M72 86 C76 82 84 84 84 90 C84 98 74 98 72 92 Z', '#4a3b36', 2.6);
  pen.detail(`${oval(76, 89, 1.2)} ${oval(81, 89, 1.2)}`, '#ffffff');
};

/** A builder with a broad beard. @type {Drawing} */
const angus = (pen) => {
  shoulders(
    pen,
    '#9a6a3c',
    ['#5d3d20', '#e3c48c'],
    'M0 104 C2 82 22 74 38 72 C44 80 56 80 62 72 C78 74 98 82 100 104 Z',
  );
  head(pen, { ...RUDDY, wide: 21, long: 22 });
  pen.shape(
    'M28 46 C28 60 32 58 38 59 C44 55 56 55 62 59 C68 58 72 60 72 46 C77 62 72 84 50 86 C28 84 23 62 28 46 Z',
    '#6b4226',
    LINE,
  );
  pen.stroke('M38 68 L38 76 M46 72 L46 81 M54 72 L54 81 M62 68 L62 76', '#8b5c38', 2.2);
  pen.shape('M27 40 C26 16 74 16 73 40 C60 34 40 34 27 40 Z', '#7d8794', LINE);
  pen.shape('M22 41 C34 33 66 33 78 41 C66 45 34 45 22 41 Z', '#5f6a78', LINE);
  pen.detail('M40 24 C46 20 54 20 58 23 C52 22 46 24 42 28 Z', '#aab4c0');
  eyes(pen, 'open', '#4a2c17', 'M35 44 L46 44 M54 44 L65 44');
  nose(pen, RUDDY.shade, '#d98f72');
  mouth(pen, 'small');
  pen.limb('M72 36 L84 26', '#e0b63f', 4, 3);
  pen.detail('M83 24 L87 22 L86 27 Z', '#3a2a20');
};

/** A distiller before her barrel. @type {Drawing} */
const eilidh = (pen) => {
  pen.shape('M64 54 C72 50 92 50 98 54 L98 104 L64 104 Z', '#a5713f', LINE);
  pen.stroke('M62 66 L98 66 M62 88 L98 88', '#5f5a55', 4);
  pen.stroke('M74 54 L74 104 M86 54 L86 104', '#7d5128', 2);
  shoulders(pen, '#a8452f', ['#e9c36a', '#5d231a']);
  pen.shape('M36 76 L64 76 L68 104 L32 104 Z', '#efe3c6', LINE);
  pen.shape(
    'M50 12 C62 6 74 14 76 22 C86 26 86 38 80 44 C86 54 80 66 70 66 L30 66 C20 66 14 54 20 44 C14 38 14 26 24 22 C26 14 38 6 50 12 Z',
    '#3a2320',
    LINE,
  );
  head(pen, { ...BROWN, wide: 17 });
  pen.detail('M33 44 C32 30 42 26 50 30 C58 26 68 30 67 44 C62 36 56 34 50 36 C44 34 38 36 33 44 Z', '#3a2320');
  pen.stroke('M30 34 C40 25 60 25 70 34', '#d9a433', 5);
  eyes(pen, 'open', '#2a1712');
  nose(pen, BROWN.shade, '#c4714f');
  mouth(pen, 'smile');
  pen.stroke(`${oval(31, 60, 3)} ${oval(69, 60, 3)}`, '#e9c36a', 2.2);
};

/** @type {Record<string, Drawing>} */
export const islePortraits = { morag, hamish, rory, isla, fergus, catriona, angus, eilidh };
