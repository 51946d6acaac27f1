/** The page's engine. It starts as soon as this small module is there, before the rest of the page has come. */

import { createEngine } from './client.js';

export const engine = createEngine();
