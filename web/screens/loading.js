/** What is said to somebody who waits for a table. */

import { stageWords } from '../engine/page/failure.js';
import { t } from '../i18n/index.js';

/**
 * While the engine loads, how far it is; afterwards that the game is being set up.
 * @param {import('../app.js').State['engine']} engine
 */
export const loadingWords = (engine) =>
  engine.stage === 'ready' || engine.stage === 'failed' ? t('table-opening') : stageWords(t, engine);
