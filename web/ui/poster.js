/** The poster of a finished game: a land with its names and points on paper, drawn on a canvas. Loaded when first used. */

/**
 * What a poster shows, all of it in the words of the chosen language.
 * @typedef {object} Poster
 * @property {string} title the name of the game
 * @property {string} date
 * @property {string} name whose land it is
 * @property {string} points
 * @property {boolean} is_winner
 * @property {string[]} standings everybody's name and points
 */

/**
 * What a poster is drawn with; the page has all of it already.
 * @typedef {object} Means
 * @property {string} serif the font
 * @property {(ctx: CanvasRenderingContext2D) => void} paper covers the whole context
 * @property {(width: number, height: number) => CanvasImageSource} land as large as fits into a box
 * @property {(ctx: CanvasRenderingContext2D, x: number, y: number, size: number) => void} emblem around a point
 */

/** @typedef {{size: number, weight?: number, isItalic?: boolean, isSoft?: boolean}} Type */

/**
 * What is drawn, in order, in pixels of the poster; texts are centred on their baseline.
 * @typedef {{kind: 'text', words: string, x: number, y: number, type: Type}
 *   | {kind: 'rule', y: number, half: number}
 *   | {kind: 'frame', inset: number, thick: number}
 *   | {kind: 'land', left: number, top: number, width: number, height: number}
 *   | {kind: 'crown', x: number, y: number, size: number}
 *   | {kind: 'emblem', x: number, y: number, size: number}} Command
 */

export const WIDTH = 1200;
export const HEIGHT = 1500;

const MIDDLE = WIDTH / 2;
const LAND = { left: 84, top: 244, width: WIDTH - 168, height: 800 };
/** Texts are not wider than this. */
const WIDEST = WIDTH - 200;
/** A text that is too wide becomes smaller down to this share, and is cut after that. */
const SMALLEST = 0.5;
const INK = [58, 42, 32];
const BROWN = 'rgb(125 90 52 / 0.75)';
const STANDINGS = { top: 1402, line: 40, lines: 2, gap: '   ·   ' };

/**
 * The layout of a poster.
 * @param {Poster} poster
 * @param {(words: string, type: Type) => number} measure the width of a text
 * @returns {Command[]}
 */
export function commandsOf(poster, measure) {
  /** @param {string} words @param {number} y @param {Type} type @returns {Command} */
  const text = (words, y, type) => ({ kind: 'text', x: MIDDLE, y, ...fitted(words, type, measure) });
  return [
    { kind: 'frame', inset: 30, thick: 2 },
    { kind: 'frame', inset: 40, thick: 5 },
    text(poster.title, 142, { size: 78, weight: 600 }),
    text(poster.date, 200, { size: 34, isItalic: true, isSoft: true }),
    { kind: 'land', ...LAND },
    { kind: 'emblem', x: MIDDLE, y: 1124, size: 124 },
    ...(poster.is_winner ? [/** @type {Command} */ ({ kind: 'crown', x: MIDDLE, y: 1056, size: 52 })] : []),
    text(poster.name, 1262, { size: 76, weight: 600 }),
    text(poster.points, 1326, { size: 50 }),
    { kind: 'rule', y: 1354, half: 300 },
    ...linesOf(poster.standings, (words) => measure(words, { size: 34 })).map((words, index) =>
      text(words, STANDINGS.top + index * STANDINGS.line, { size: 34, isSoft: true }),
    ),
  ];
}

/**
 * A text and its type, made small enough to fit.
 * @param {string} words
 * @param {Type} type
 * @param {(words: string, type: Type) => number} measure
 */
function fitted(words, type, measure) {
  const share = Math.max(SMALLEST, Math.min(1, WIDEST / Math.max(1, measure(words, type))));
  const small = { ...type, size: Math.floor(type.size * share) };
  const letters = [...words];
  while (letters.length > 1 && measure(`${letters.join('')}…`, small) > WIDEST) letters.pop();
  return { words: measure(words, small) > WIDEST ? `${letters.join('').trimEnd()}…` : words, type: small };
}

/**
 * The standings in lines, as even as they can be.
 * @param {string[]} standings
 * @param {(words: string) => number} measure
 */
function linesOf(standings, measure) {
  const whole = standings.join(STANDINGS.gap);
  if (measure(whole) <= WIDEST) return [whole];
  const half = Math.ceil(standings.length / STANDINGS.lines);
  return [standings.slice(0, half), standings.slice(half)].map((each) => each.join(STANDINGS.gap)).filter(Boolean);
}

/**
 * Draws a poster over a whole canvas, which gets its size; always on light paper.
 * @param {HTMLCanvasElement} canvas
 * @param {Poster} poster
 * @param {Means} means
 */
export function drawPoster(canvas, poster, { serif, paper, land, emblem }) {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  paper(ctx);
  ctx.textAlign = 'center';
  const measure = (/** @type {string} */ words, /** @type {Type} */ type) => {
    ctx.font = fontOf(type, serif);
    return ctx.measureText(words).width;
  };
  for (const command of commandsOf(poster, measure)) {
    if (command.kind === 'text') {
      ctx.font = fontOf(command.type, serif);
      ctx.fillStyle = `rgb(${INK.join(' ')} / ${command.type.isSoft ? 0.8 : 1})`;
      ctx.fillText(command.words, command.x, command.y);
    } else if (command.kind === 'land') {
      ctx.drawImage(land(command.width, command.height), command.left, command.top);
    } else if (command.kind === 'emblem') emblem(ctx, command.x, command.y, command.size);
    else if (command.kind === 'crown') drawCrown(ctx, command);
    else drawLine(ctx, command);
  }
}

/**
 * @param {Type} type
 * @param {string} serif
 */
const fontOf = ({ size, weight = 400, isItalic = false }, serif) =>
  `${isItalic ? 'italic ' : ''}${weight} ${size}px ${serif}`;

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Extract<Command, {kind: 'crown'}>} where
 */
function drawCrown(ctx, { x, y, size }) {
  const [wide, high] = [size / 2, size * 0.34];
  ctx.beginPath();
  ctx.moveTo(x - wide, y - high);
  ctx.lineTo(x - wide / 2, y);
  ctx.lineTo(x, y - high * 1.5);
  ctx.lineTo(x + wide / 2, y);
  ctx.lineTo(x + wide, y - high);
  ctx.lineTo(x + wide * 0.76, y + high);
  ctx.lineTo(x - wide * 0.76, y + high);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4;
  ctx.fillStyle = '#d9a433';
  ctx.strokeStyle = '#6b4a10';
  ctx.fill();
  ctx.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Extract<Command, {kind: 'rule' | 'frame'}>} line
 */
function drawLine(ctx, line) {
  ctx.strokeStyle = BROWN;
  if (line.kind === 'frame') {
    ctx.lineWidth = line.thick;
    ctx.strokeRect(line.inset, line.inset, WIDTH - line.inset * 2, HEIGHT - line.inset * 2);
    return;
  }
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(MIDDLE - line.half, line.y);
  ctx.lineTo(MIDDLE + line.half, line.y);
  ctx.stroke();
}

/**
 * The name of the file: letters and digits of any script, and the day.
 * @param {string} game
 * @param {string} name
 * @param {Date} date
 */
export function fileName(game, name, date) {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  const own = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${['skye', game, own, ...day].filter(Boolean).join('-')}.png`;
}
