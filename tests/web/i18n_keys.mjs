/** Which keys each composed key of the page stands for: the parts come from the engine's own sources where it knows them. */
import { CHOICES } from '../../web/ui/settings.js';
import { isleGoals, skylandsTiles } from './board_data.mjs';
import { engineSources, pageSources, source } from './i18n_scan.mjs';

/**
 * The strings of a list or tuple that a module gives a name.
 * @param {string} path
 * @param {string} name
 */
function listed(path, name) {
  const found = new RegExp(`\\b${name} = [^[(]*[[(]+([^\\])]*)[\\])]`).exec(source(path));
  if (!found) throw new Error(`${path} has no list ${name}`);
  return [...found[1].matchAll(/['"]([^'"]+)['"]/g)].map((match) => match[1]);
}

/** @param {string} path @param {RegExp} wanted */
const matches = (path, wanted) => [
  ...new Set([...source(path).matchAll(wanted)].map((match) => match[1].replaceAll('_', '-'))),
];

/** @param {string} game */
const actionKinds = (game) => matches(`py/skye/${game}/actions.py`, /kind: ClassVar\[str\] = "(\w+)"/g);

/** @param {string} game */
const phases = (game) => matches(`py/skye/${game}/state.py`, /^ {4}[A-Z]+ = "(\w+)"$/gm);

/** @param {string} game */
const reasons = (game) => matches(`py/skye/bots/${game}/reasons.py`, /(?:Reason\(|code = |else )"([a-z_]+)"/g);

/** What a game decides where the printed rules are silent. @param {string} game */
const rulings = (game) =>
  [
    ...(/RULINGS: Mapping\[str, str\] = \{([^}]*)\}/
      .exec(source(`py/skye/${game}/clauses.py`))?.[1]
      .matchAll(/"([\w-]+)": /g) ?? []),
  ].map((match) => match[1]);

/** What may be worth remembering of a finished game. @param {string} game */
const notables = (game) => [
  ...matches('py/skye/core/notable.py', /yield Notable\("(\w+)"/g),
  ...matches(`py/skye/${game}/notables.py`, /_most\(\s*"(\w+)"/g),
];

/** The characters of a game. @param {string} game */
const characters = (game) => matches(`py/skye/bots/${game}/characters.py`, /^ {4}"(\w+)"[:,]/gm);

/** The moments at which the characters of a game speak, each with the numbers of its sentences. @param {string} game */
function sentences(game) {
  const all = /MOMENTS: [^{]*\{([^}]*)\}/.exec(source('py/skye/bots/remarks/remarks.py'))?.[1] ?? '';
  const own = matches(`py/skye/bots/${game}/remarks.py`, /Moment\([^"]*"(\w+)"\)/g);
  return [...all.matchAll(/"(\w+)": (\d+)/g)]
    .filter(([, moment]) => own.includes(moment) || ['greeting', 'win', 'lose'].includes(moment))
    .flatMap(([, moment, count]) => Array.from({ length: Number(count) }, (_, index) => [moment, String(index + 1)]));
}

const GAMES = ['isle', 'skylands'];
/** How the words of each game begin. */
const PREFIX = { isle: 'isle', skylands: 'sky' };
/** Each game's prefix with each of its parts. @param {(game: string) => string[]} partsOf */
const inGames = (partsOf) => GAMES.flatMap((game) => partsOf(game).map((part) => [PREFIX[game], part]));
/** The goals of all editions. */
const GOALS = isleGoals();
const SCROLLS = matches('py/skye/isle/tiles.py', /SCROLL_NEEDS: [^{]*\{([^}]*)\}/g)
  .join()
  .split(',')
  .map((each) => /"(\w+)"/.exec(each)[1]);
const FEATURES = listed('py/skye/isle/tiles.py', 'FEATURES');
const ISLE_TERRAINS = listed('py/skye/isle/tiles.py', 'TERRAINS');
/** The sections of a game's help. @param {string} game */
const sections = (game) => matches(`web/${game}/help.js`, /\['(\w+)', \['/g);
/** The clauses of a game's rules. @param {number} last */
const numbers = (last) => Array.from({ length: last }, (_, index) => String(index + 1));
/** What a game's help explains. @param {string} game */
const symbols = (game) =>
  [...(/\bSYMBOLS = \{([^}]*)\}/.exec(source(`web/${game}/help.js`))?.[1].matchAll(/(\w+): /g) ?? [])].map(
    (match) => match[1],
  );
const SOURCES = listed('py/skye/skylands/questions.py', 'SOURCES');
const ACTIONS = listed('py/skye/skylands/actions.py', 'CHOICES');
const { specials } = skylandsTiles();
const SETUPS = [
  ['start', 'printed'],
  ['start', 'tactical'],
  ['specials', 'random'],
  ['specials', 'first-game'],
];

/** By composed key, what its stars stand for; a list where there are several. @type {Record<string, (string | string[])[]>} */
export const COMPOSED = {
  '*-ask-*': inGames((game) => listed(`web/${game}/help.js`, 'ASKED')),
  '*-ask-*-text': inGames((game) => listed(`web/${game}/help.js`, 'ASKED')),
  '*-clause-*-text': inGames((game) => (game === 'isle' ? ['round', ...numbers(28)] : numbers(27))),
  '*-help-*': inGames(sections),
  '*-help-*-also': inGames(sections),
  '*-help-aim': ['isle', 'sky'],
  '*-help-aim-also': ['isle', 'sky'],
  '*-help-aim-text': ['isle', 'sky'],
  '*-help-reconstructed-text': ['isle', 'sky'],
  '*-ruling-*': inGames(rulings),
  '*-ruling-*-text': inGames(rulings),
  '*-symbol-*': inGames(symbols),
  '*-symbol-*-text': inGames(symbols),
  '*-bot-*': inGames((game) => phases(game).filter((phase) => phase !== 'end')),
  '*-notable-*': inGames(notables),
  '*-outcome-*': inGames((game) => (game === 'isle' ? ['points', 'gold', 'shared'] : ['points', 'shared'])),
  '*-prompt-*': inGames((game) => [...phases(game), ...matches(`py/skye/${game}/view.py`, /\breturn "(\w+)"/g)]),
  '*-prompt-end': ['isle', 'sky'],
  '*-prompt-next': ['isle'],
  'board-counted-*': listed('web/board/beside.js', 'SIDES'),
  'board-more-*': listed('web/board/beside.js', 'SIDES'),
  'about-*': listed('web/screens/about.js', 'LINES'),
  'clan-*': listed('py/skye/isle/tiles.py', 'CLANS'),
  'drawer-*': ['goals', 'sheet', 'log'],
  'engine-stage-*': ['manifest', 'download', 'python', 'engine'],
  'game-*': GAMES,
  'game-*-note': GAMES,
  'games-progress-*': ['start', ...matches('py/skye/isle/summary.py', /unit="(\w+)"/g), 'turn'],
  'isle-*': ['open-gold', 'open-prices'],
  'isle-*-note': ['open-gold', 'open-prices'],
  'isle-ceremony-*': ['scrolls', 'gold'],
  'isle-ceremony-*-rule': ['scrolls', 'gold'],
  'isle-count-*': FEATURES,
  'isle-goal-*': GOALS,
  'isle-goal-*-rule': GOALS,
  'isle-goals-*': ['random', 'first-game', 'chosen'],
  'isle-goals-*-note': ['random', 'first-game', 'chosen'],
  'isle-example-*': matches('py/skye/isle/examples.py', /(?:_example|_completing)\(\s*"(\w+)"/g).concat([
    'fits',
    'mismatch',
    'apart',
  ]),
  'isle-hint-*': actionKinds('isle'),
  'isle-line-*': [...GOALS, 'gold'],
  'isle-phase-*': phases('isle'),
  'isle-scroll-*': SCROLLS,
  'isle-source-scroll-*': SCROLLS,
  'isle-source-*': ['gold', 'scroll', ...SCROLLS.map((kind) => `scroll-${kind}`)],
  'isle-symbol-*': symbols('isle'),
  'isle-terrain-*': ISLE_TERRAINS,
  'isle-things-*': [...FEATURES, 'scroll'],
  'isle-why-*': reasons('isle'),
  'learn-*-*': GAMES.flatMap((game) =>
    JSON.parse(source(`web/learn/${game}.json`)).steps.flatMap((/** @type {any} */ { say }) =>
      say ? [[game, say]] : [],
    ),
  ),
  'level-*': listed('py/skye/games.py', 'LEVELS'),
  'puzzle-ask-*': listed('py/skye/coach/puzzles/puzzle.py', 'KINDS'),
  'puzzle-level-*': ['1', '2', '3'],
  'player-*': listed('py/skye/games.py', 'EARLIER_LEVELS'),
  'character-*': GAMES.flatMap(characters),
  'character-*-word': GAMES.flatMap(characters),
  'character-*-about': GAMES.flatMap(characters),
  'remark-*-*-*': GAMES.flatMap((game) =>
    characters(game).flatMap((character) => sentences(game).map((sentence) => [character, ...sentence])),
  ),
  'seat-*': ['thinking', 'done', 'turn', 'waits'],
  'start-*': ['alone', 'family'],
  'start-*-note': ['alone', 'family'],
  'settings-speed-*': CHOICES.speed,
  'settings-theme-*': CHOICES.theme,
  'sky-*-*': SETUPS,
  'sky-*-*-note': SETUPS,
  'sky-*-left': ['stack', 'points'],
  'sky-action-*': ACTIONS,
  'sky-action-short-*': ACTIONS,
  'sky-effect-*': specials.filter(({ group }) => group !== 'plain').map(({ id }) => id),
  'sky-end-*': ['few-squares', 'points-gone', 'stack-gone'],
  'lens-legend-*': ['complete', 'open', 'road'],
  'sky-folk-*': ['G', 'P', 'B', 'W'],
  'sky-gain-*': ACTIONS,
  'sky-group-*': ['plain', 'instant', 'lasting', 'scoring'],
  'sky-guest-*': ['G', 'P', 'B'],
  'sky-effect-*-example': specials.filter(({ group }) => group !== 'plain').map(({ id }) => id),
  'sky-example-*': matches('py/skye/skylands/examples.py', /_example\(\s*"(\w+)"/g).concat(['fits', 'mismatch']),
  'sky-hint-*': actionKinds('skylands'),
  'sky-line-*': SOURCES.filter((kind) => kind !== 'special'),
  'sky-pay-*': ['G', 'P', 'W'],
  'sky-phase-*': phases('skylands'),
  'sky-points-*': ['energy', 'bonus', 'generator', 'power-station', 'profitable-city', 'useful-find'],
  'sky-setup-*': ['start', 'specials'],
  'sky-source-*': SOURCES,
  'sky-source-*-rule': SOURCES,
  'sky-special-*': specials.map(({ id }) => id),
  'sky-terrain-*': ['F', 'M', 'C', 'T', 'cloud'],
  'sky-trade-*': ['first', 'second', 'city'],
  'sky-warning-*': ['few-tiles', 'few-squares', 'few-points'],
  'sky-why-*': reasons('skylands'),
};

/**
 * The keys a composed one stands for.
 * @param {string} pattern
 */
export const expanded = (pattern) =>
  (COMPOSED[pattern] ?? []).map((parts) => {
    const left = [parts].flat();
    return pattern.replace(/\*/g, () => left.shift() ?? '');
  });

/** Codes that are answers or advice of their own kind and never reported as a fault. */
const NO_FAULTS = new Set([
  'fits',
  'few_tiles',
  'few_squares',
  'few_points',
  'no_island_there',
  'filled_already',
  'not_this_island',
  'convert_only',
]);

/** Codes of refusals that the engine and the page raise, with the call that does so. @returns {{code: string, call: string, name: string}[]} */
export function raisedFaults() {
  const ways = {
    engine:
      /(?:(?:Refusal|IllegalAction|BadSetup|BadRecord|Fault|refusal)\(|"code": |_fault\(number, )\s*"([a-z_]+)"[^\n]*/g,
    page: /(?:Fault\(|code: )'([a-z_]+)'[^\n]*/g,
  };
  const found = (/** @type {{name: string, text: string}} */ { name, text }, /** @type {RegExp} */ way) =>
    [...text.matchAll(way)].map(([call, code = '']) => ({ code, call, name }));
  return [
    ...engineSources().flatMap((each) => found(each, ways.engine)),
    ...pageSources().flatMap((each) => found(each, ways.page)),
  ].filter(({ code }) => !NO_FAULTS.has(code));
}

/** The codes of refusals that the protocol promises. */
export const promisedFaults = () =>
  [...source('docs/protocol.md').matchAll(/### Refusals\n[^#]*/g)].flatMap(([section]) =>
    [...section.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, code = '']) => code),
  );
