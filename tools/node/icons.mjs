// node icons.mjs FOLDER: renders FOLDER/icon.svg to the PNG icons that the web manifest names, with resvg.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const [folder] = process.argv.slice(2);

/**
 * The text with one part replaced, which must be there.
 * @param {string} text @param {string} part @param {string} other
 */
function replaced(text, part, other) {
  if (!text.includes(part)) throw new Error(`icon.svg has no ${part}`);
  return text.replace(part, other);
}

const rounded = await readFile(`${folder}/icon.svg`, 'utf-8');
// Systems cut these icons to their own shape; of a maskable icon only the inner four fifths are certain to be seen.
const square = replaced(rounded, ' rx="18"', '');
const maskable = replaced(square, '<g id="picture">', '<g id="picture" transform="translate(10 10) scale(0.8)">');

await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
for (const [name, size, svg] of /** @type {const} */ ([
  ['icon-192', 192, rounded],
  ['icon-512', 512, rounded],
  ['icon-maskable-192', 192, maskable],
  ['icon-maskable-512', 512, maskable],
  ['icon-180', 180, square],
])) {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  await writeFile(`${folder}/${name}.png`, picture.asPng());
}
