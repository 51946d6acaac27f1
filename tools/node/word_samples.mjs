// Sample arguments for every message of a language: names, tiles, goals, special islands, and the numbers that show each
// plural form. For the report of all messages and for the tests.

/** The numbers every counted message is rendered with: none, one, and one of each plural form. */
export const COUNTS = [0, 1, 2, 5, 21];

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * The arguments of a message, those of messages it refers to included.
 * @param {Map<string, any>} messages by key, as the parser understood them
 * @param {string} key
 * @returns {Map<string, Set<string>>} by name, the variants it selects among
 */
export function argumentsOf(messages, key) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const walk = (/** @type {any} */ node) => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node?.type === 'var') found.set(node.name, found.get(node.name) ?? new Set());
    else if (node?.type === 'mesg') walk(messages.get(node.name)?.value);
    else if (node?.type === 'select') {
      walk(node.selector);
      for (const variant of node.variants) {
        if (variant.key.type === 'str' && node.selector.type === 'var')
          found.get(node.selector.name)?.add(variant.key.value);
        walk(variant.value);
      }
    }
  };
  walk(messages.get(key)?.value);
  return found;
}

/**
 * Arguments that hold words, as the page fills them in.
 * @param {(key: string, args?: Record<string, any>) => string} say a message of the language
 * @param {Intl.ListFormat} list
 * @returns {Record<string, string[]>} by argument, one or more samples; those of one game behind its prefix
 */
export function wordsFor(say, list) {
  const name = say('learn-name-own');
  const rival = say('character-hamish');
  const tile = say('isle-tile-name', {
    words: [say('isle-count-sheep', { count: 2 }), say('isle-count-farm', { count: 1 })].join(', '),
  });
  const other = say('isle-tile-name', { words: say('isle-count-whisky') });
  const special = say('sky-special-useful-find');
  const island = say('sky-island', { kind: 'C', spaces: 3, count: 2, x: 1, y: 4 });
  /** @type {Record<string, string>} */
  const single = {
    name,
    owner: name,
    seller: rival,
    rival,
    names: list.format([name, rival]),
    tile,
    discard: tile,
    tiles: list.format([tile, other]),
    prices: list.format([say('isle-priced-at', { tile, price: 2 }), say('isle-priced-at', { tile: other, price: 1 })]),
    goal: say('isle-goal-largest-water'),
    goals: list.format([say('isle-goal-largest-water'), say('isle-goal-sheep')]),
    letter: 'A',
    special,
    action: say('sky-action-deploy'),
    island,
    other: island,
    folk: list.format([say('sky-folk-G', { count: 2 }), say('sky-folk-W', { count: 1 })]),
    reason: say('isle-line-sheep', { count: 3 }),
    reasons: say('isle-line-scroll', { amount: say('isle-things-ship', { count: 5 }), each: 2, is_double: 'yes' }),
    amount: say('isle-things-ship', { count: 5 }),
    when: say('isle-gain-now', { gain: 3 }),
    rounds: list.format(['3', '5']),
    brochs: '2, 1',
    words: tile,
    label: say('isle-goal-sheep'),
    phase: say('isle-phase-buy'),
    progress: say('games-progress-round', { number: 3, last: 6 }),
    game: say('game-isle'),
    clan: say('clan-blue'),
    code: 'never_heard_of',
    detail: 'TypeError',
    field: 'setup.seed',
    file: 'pyodide.wasm',
    type: 'text/html',
    version: '0.2.0',
    python: '3.13.2',
  };
  const islands = [
    say('sky-tile-name', { words: `${say('sky-terrain-F')}, ${say('sky-terrain-T')}` }),
    say('sky-tile-name', { words: special }),
  ];
  return { ...Object.fromEntries(Object.entries(single).map(([key, value]) => [key, [value]])), 'sky tile': islands };
}

/**
 * The sets of arguments that show all forms of a message; one empty set when it takes none.
 * @param {string} key
 * @param {Map<string, Set<string>>} wanted what the message takes
 * @param {Record<string, string[]>} words from `wordsFor`
 * @returns {Record<string, string | number>[]}
 */
export function sampleArguments(key, wanted, words) {
  const game = key.split('-', 1)[0] ?? '';
  /** @type {[string, (string | number)[]][]} */
  const choices = [...wanted].map(([name, variants]) => {
    const chosen = [...variants].filter((each) => !PLURALS.has(each));
    if (chosen.length) return [name, chosen];
    const samples = words[`${game} ${name}`] ?? words[name];
    if (!variants.size && samples) return [name, samples];
    return [name, COUNTS];
  });
  if (!choices.length) return [{}];
  // Numbers go together, every one with every variant of the words that are selected among.
  const counted = choices.filter(([, values]) => values === COUNTS).map(([name]) => name);
  /** @type {Record<string, string | number>[]} */
  let sets = (counted.length ? COUNTS : [0]).map((count) => Object.fromEntries(counted.map((name) => [name, count])));
  for (const [name, values] of choices.filter(([, each]) => each !== COUNTS))
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  return sets;
}

/**
 * Every form of every message of a language, rendered with sample arguments.
 * @param {string} code
 * @param {string} text of the language file
 * @param {{bundleOf: (code: string, text: string) => any, FluentResource: any}} fluent
 * @returns {Map<string, {words: string, errors: Error[]}[]>} by key, each form once
 */
export function renderedMessages(code, text, { bundleOf, FluentResource }) {
  const bundle = bundleOf(code, text);
  /** @type {Map<string, any>} */
  const messages = new Map(new FluentResource(text).body.map((/** @type {any} */ entry) => [entry.id, entry]));
  const say = (
    /** @type {string} */ key,
    /** @type {Record<string, any>} */ args = {},
    /** @type {Error[] | undefined} */ errors = undefined,
  ) => String(bundle.formatPattern(bundle.getMessage(key).value, args, errors));
  const words = wordsFor(say, new Intl.ListFormat(code === 'en' ? 'en-GB' : code, { type: 'conjunction' }));
  return new Map(
    [...messages.keys()].map((key) => {
      const forms = sampleArguments(key, argumentsOf(messages, key), words).map((args) => {
        /** @type {Error[]} */
        const errors = [];
        return { words: say(key, args, errors), errors };
      });
      return [key, [...new Map(forms.map((form) => [form.words, form])).values()]];
    }),
  );
}
