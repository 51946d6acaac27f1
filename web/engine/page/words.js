/** Plain English for the engine's start and its failures, for when no language could be loaded. */

/** @type {Record<string, string>} */
const MESSAGES = {
  'engine-stage-manifest': 'Looking for the game…',
  'engine-stage-download': 'Loading the game: {loaded} of {total} MB',
  'engine-stage-python': 'Setting up the table…',
  'engine-stage-engine': 'Opening the rule books…',
  'engine-ready': 'Engine {version} ready (Python {python}).',
  'engine-retry': 'Try again',
  'update-offer': 'A new version of Skye is ready.',
  'update-accept': 'Reload',
  'update-later': 'Later',
  'update-no-answer': 'The new version is not responding. Close Skye in all tabs and open it again.',
  'update-other-tabs': 'Close Skye in your other tabs first so that the new version can start.',
  'fault-file-missing': 'Part of the game is missing from the server ({file}).',
  'fault-file-damaged': 'Part of the game arrived damaged ({file}).',
  'fault-file-wrong-type': 'The server sends part of the game in the wrong format ({file} as {type}).',
  'fault-build-changed':
    'There is a new version of Skye on the server. Please reload the page; if that does not help, wait a few minutes.',
  'fault-network-failed': 'Part of the game could not be loaded ({file}). Are you online?',
  'fault-worker-failed': 'The game could not be started in this browser.',
  'fault-boot-failed': 'The game could not be started ({detail}).',
  'fault-boot-timeout': 'The game did not start: nothing happened for {seconds} seconds.',
  'fault-engine-crashed': 'The rules engine has stopped.',
  'fault-engine-hung': 'The rules engine has not responded for {seconds} seconds.',
  'fault-page-failed': 'The page could not be built ({detail}).',
  'fault-unknown': 'Something went wrong ({code}).',
};

/** @type {import('./failure.js').Words['t']} */
export function t(key, args = {}) {
  const message = MESSAGES[key] ?? key;
  return message.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ''));
}

/** @type {import('./failure.js').Words['faultWords']} */
export function faultWords({ code, facts }) {
  const key = `fault-${code.replaceAll('_', '-')}`;
  return key in MESSAGES ? t(key, /** @type {Record<string, string>} */ (facts)) : t('fault-unknown', { code });
}
