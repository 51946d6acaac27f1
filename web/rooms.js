/** The games there are, each with its own room. */

import { isleRoom } from './isle/index.js';
import { skylandsRoom } from './skylands/index.js';

/** @type {Record<string, import('./room.js').GameRoom>} */
export const ROOMS = { isle: isleRoom, skylands: skylandsRoom };
