/** The page: one state, one way to change it, screens as functions of the state, and faults with a way out. */

import { listenForThings } from './help/hold.js';
import { whyButton } from './help/why.js';
import { chooseLanguage, faultWords, loadLanguage, t } from './i18n/index.js';
import { lessonGame } from './learn/lesson.js';
import { createRooms } from './rooms.js';
import { dialogLayer } from './screens/dialogs.js';
import { namesToChange } from './screens/drafting.js';
import { SCREENS } from './screens/index.js';
import { createOpener } from './screens/opening.js';
import { readGames, setDurable } from './screens/saved_games.js';
import { screenTitle } from './screens/title.js';
import { createConductor } from './table/play/conductor.js';
import { appearanceOf, onSystemChange, showAppearance } from './ui/appearance.js';
import { createBoundary } from './ui/boundary.js';
import { button } from './ui/controls.js';
import { create, h, patch } from './ui/dom.js';
import { faultOf } from './ui/faults.js';
import { leadFocus, watchKeys } from './ui/focus.js';
import { drawCalmly, watchHands } from './ui/motion.js';
import { createRoutes } from './ui/route.js';
import { loadSettings, parseSettings, STORE_KEY } from './ui/settings.js';
import { createSounds } from './ui/sounds.js';
import { store } from './ui/storage.js';

/** @import {ArgsOf, ResultOf, VerbName} from './engine/shared/verbs.js' */
/** @typedef {import('./room.js').Fault} Fault */
/** @typedef {import('./room.js').Table} Table */
/** @typedef {import('./screens/dialogs.js').Dialogs} Dialogs */
/** @typedef {import('./ui/settings.js').Settings} Settings */
/** @typedef {{setConsumer: (consumer: (launch: {targetURL?: string}) => void) => void}} LaunchQueue what opens an installed app again */

/**
 * @typedef {object} Engine What the page needs of the engine's client.
 * @property {import('./engine/shared/verbs.js').Call} call rejects with `{code, facts}`
 * @property {(listener: (stage: {stage: string, progress: number, loaded: number, total: number, fault: Fault | null}) => void) => unknown} [onStage]
 * @property {(listener: (notice: Fault) => void) => unknown} [onNotice]
 * @property {() => Promise<void>} [restart]
 */

/**
 * @typedef {object} State
 * @property {import('./ui/route.js').Route} screen
 * @property {Settings} settings
 * @property {import('./ui/appearance.js').Appearance['theme']} theme by the settings and the system
 * @property {import('./ui/appearance.js').Appearance['motion']} motion by the settings and the system
 * @property {{stage: string, progress: number, loaded: number, total: number, fault: Fault | null}} engine `ready` once Python answers
 * @property {import('./engine/shared/verbs.js').Listed[] | null} games the saved ones, newest first
 * @property {boolean} is_durable whether the browser stores games; so it is until the engine says otherwise
 * @property {import('./room.js').Draft | null} draft of the set-up screen
 * @property {Table | null} table
 * @property {{id: string, step: number} | null} moment of a finished game that the replay is to begin with
 * @property {{name: keyof Dialogs, args: object} | null} dialog
 * @property {{text: string, is_fault: boolean, number: number, why: {game: string, clause: string} | null} | null} toast `why` leads to the rules
 * @property {import('./study/state.js').StudyState | null} study that was opened last
 * @property {string} language
 */

/**
 * @typedef {object} Screen
 * @property {(state: State) => import('./ui/dom.js').Child} view
 * @property {() => void} [destroy]
 */

/**
 * @typedef {object} App
 * @property {State} state read it, never write it
 * @property {Engine} engine
 * @property {import('./room.js').Catalogues} catalogue components of both games, by game
 * @property {(change: Partial<State> | ((state: State) => Partial<State>)) => void} update the one door
 * @property {(change: Partial<Table>) => void} updateTable
 * @property {(change: import('./room.js').Ui) => void} setUi the room's own passing state
 * @property {(change: Partial<Settings>) => void} set settings
 * @property {(name: string, args?: import('./ui/route.js').Route['args'], how?: {isReplacing?: boolean}) => void} go to a screen;
 *   one that replaces the screen before leaves no step to go back to
 * @property {<N extends keyof Dialogs>(name: N, args?: Dialogs[N]) => void} open a dialog
 * @property {() => void} close the dialog
 * @property {(text: string) => void} toast
 * @property {(fault: unknown, words?: string) => void} complain reports a refusal, with a link to its rule
 * @property {(text: string) => void} announce to screen readers
 * @property {<V extends VerbName>(verb: V, args?: ArgsOf<V>) => Promise<ResultOf<V> | null>} call the engine; complains and gives null when refused
 * @property {import('./ui/sounds.js').Sounds} sounds
 * @property {import('./table/play/conductor.js').Conductor} conductor acting, asking, looking, undoing
 * @property {import('./board/board.js').Board | null} board on the screen, for dragging, revealing and focusing
 * @property {readonly string[]} games the names of all games
 * @property {(game: string) => import('./room.js').GameRoom} room of a game
 */

const TOAST_TIME = 6000;
/** Longer where there is something to tap. */
const LINK_TIME = 12000;

/**
 * Start the page in an element.
 * @param {{engine: Engine, root: HTMLElement, catalogue: import('./room.js').Catalogues | Promise<import('./room.js').Catalogues>}} parts the catalogue may still be on its way
 * @returns {Promise<App>}
 */
export async function createApp({ engine, root, catalogue: coming }) {
  const settings = loadSettings();
  const appearance = appearanceOf(settings);
  showAppearance(appearance, settings.text_size);
  const language = languageOf(settings.language);
  const [catalogue] = await Promise.all([coming, loadLanguage(language)]);
  document.documentElement.lang = language;
  const rooms = createRooms(catalogue);
  const games = Object.keys(rooms);
  const hosts = makeHosts(root);
  const routes = createRoutes({ screens: Object.keys(SCREENS), games, lessonGame });
  const boundary = createBoundary({
    root,
    report: (error) => engine.call('games.report', { error }),
    end: () => app.conductor.leave(),
  });

  /** @type {Screen | null} */
  let screen = null;
  /** The element of the screen. */
  let main = create(h('main'));
  let shown = '';
  let isScheduled = false;
  let toastTimer = 0;

  /** @type {App} */
  const app = {
    state: {
      screen: routes.parse(location.hash),
      settings,
      ...appearance,
      engine: { stage: 'manifest', progress: 0, loaded: 0, total: 0, fault: null },
      games: null,
      is_durable: true,
      draft: null,
      table: null,
      moment: null,
      dialog: null,
      toast: null,
      study: null,
      language,
    },
    engine,
    catalogue,
    update(change) {
      app.state = { ...app.state, ...(typeof change === 'function' ? change(app.state) : change) };
      schedule();
    },
    updateTable(change) {
      if (app.state.table) app.update({ table: { ...app.state.table, ...change } });
    },
    setUi(change) {
      if (app.state.table) app.updateTable({ ui: { ...app.state.table.ui, ...change } });
    },
    set(change) {
      const after = { ...app.state.settings, ...change };
      store(STORE_KEY, after);
      adopt(after);
    },
    go(name, args = {}, { isReplacing = false } = {}) {
      const hash = routes.format(name, args);
      if (location.hash !== hash) history[isReplacing ? 'replaceState' : 'pushState'](null, '', hash);
      showScreen({ name, args });
    },
    open: (name, args) => app.update({ dialog: { name, args: args ?? {} } }),
    close: () => app.update({ dialog: null }),
    toast: (text) => showToast(text, false),
    complain(thrown, words) {
      const fault = faultOf(thrown);
      const game = app.state.table?.situation.game;
      showToast(words ?? faultWords(fault), true, fault.clause && game ? { game, clause: fault.clause } : null);
    },
    announce(text) {
      hosts.live.textContent = text;
    },
    async call(verb, args) {
      try {
        return await engine.call(verb, args);
      } catch (fault) {
        app.complain(fault);
        return null;
      }
    },
    sounds: createSounds(() => app.state.settings.sounds),
    get conductor() {
      return conductor;
    },
    board: null,
    games,
    room(game) {
      const room = Object.hasOwn(rooms, game) ? rooms[game] : undefined;
      if (!room) throw new Error(`no room for ${game}`);
      return room;
    },
  };
  const conductor = createConductor(app);
  const prepare = createOpener(app);

  /** @param {import('./ui/route.js').Route} next */
  function showScreen(next) {
    app.update({ screen: next, dialog: null });
    app.conductor.attend(next);
  }

  /**
   * @param {string} text
   * @param {boolean} isFault
   * @param {{game: string, clause: string} | null} [why]
   */
  function showToast(text, isFault, why = null) {
    const number = (app.state.toast?.number ?? 0) + 1;
    app.update({ toast: { text, is_fault: isFault, number, why } });
    clearTimeout(toastTimer);
    toastTimer = window.setTimeout(() => app.update({ toast: null }), why ? LINK_TIME : TOAST_TIME);
  }

  /** @param {Settings} after */
  function adopt(after) {
    const before = app.state.settings;
    const appearance = appearanceOf(after);
    showAppearance(appearance, after.text_size);
    app.update({ settings: after, ...appearance });
    if (after.language !== before.language) speak(after.language);
  }

  /** @param {string} wanted */
  async function speak(wanted) {
    const code = languageOf(wanted);
    const isStill = () => languageOf(app.state.settings.language) === code;
    const changeNames = namesToChange(app);
    try {
      if (!(await loadLanguage(code))) return;
    } catch {
      if (isStill()) app.complain({ code: 'no_language' });
      return;
    }
    document.documentElement.lang = code;
    // What was last announced is in the language before.
    hosts.live.textContent = '';
    shown = '';
    app.conductor.ceremony().retell();
    app.update({ language: code, draft: changeNames() });
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(render);
  }

  function render() {
    boundary.guard(() => {
      // Asked before drawing, which only reads; what is already known becomes part of this drawing.
      prepare();
      app.conductor.ask();
      isScheduled = false;
      drawCalmly(guardedDraw);
    });
  }

  /** It may come later, when what flies has arrived. */
  const guardedDraw = () => boundary.guard(draw);

  function draw() {
    const { state } = app;
    const held = document.activeElement;
    const wanted = `${state.screen.name} ${state.language}`;
    if (wanted !== shown) {
      patch(main);
      screen?.destroy?.();
      screen = /** @type {(app: App) => Screen} */ (SCREENS[state.screen.name])(app);
      const { name } = state.screen;
      main = create(h('main.screen', { class: `screen-${name}`, 'data-screen': name, tabindex: '-1' }));
      hosts.screen.replaceChildren(main);
      // People who use a screen reader or keys begin at the new screen, not where the old one was left.
      if (shown) main.focus({ preventScroll: true });
      shown = wanted;
      window.scrollTo(0, 0);
    }
    patch(main, screen?.view(state));
    document.title = screenTitle(state);
    patch(hosts.dialogs, dialogLayer(app));
    patch(hosts.toasts, toastView(app));
    leadFocus(held);
  }

  listenForThings(app);
  watchKeys();
  watchHands();
  window.addEventListener('popstate', () => showScreen(routes.parse(location.hash)));
  onSystemChange(() => adopt(app.state.settings));
  // What is chosen in one tab holds in all.
  window.addEventListener('storage', (event) => {
    if (event.key === STORE_KEY) adopt(parseSettings(event.newValue));
  });
  // An installed app has one window: a shortcut leads it to a screen, the app's own icon leaves it where it is.
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (window);
  launchQueue?.setConsumer(({ targetURL }) => {
    const { hash } = new URL(targetURL ?? '', location.href);
    const { name, args } = routes.parse(hash);
    if (hash && hash !== location.hash) app.go(name, args);
  });
  boundary.listen((thrown) => app.complain(thrown));
  engine.onStage?.((stage) => {
    const isBack = stage.stage === 'ready' && app.state.engine.fault !== null;
    // The failure is remembered until the engine answers again, so that the table is reopened.
    app.update({
      engine: stage.stage === 'ready' ? stage : { ...stage, fault: stage.fault ?? app.state.engine.fault },
    });
    if (stage.stage === 'failed') app.conductor.lower();
    if (isBack) app.conductor.reopen();
  });
  engine.onNotice?.((notice) => {
    if (notice.code === 'not_durable' || notice.code === 'durable_again') {
      setDurable(app, notice.code === 'durable_again');
      // What was read before came from memory.
      if (app.state.games !== null) readGames(app);
      return;
    }
    if (notice.code === 'taken_over' && app.state.table) {
      app.conductor.leave();
      app.go('games');
    }
    // The new engine has opened the stored game again, unless it could not; a lesson is not stored.
    if (notice.code === 'engine_restarted') app.conductor.renewLesson();
    const why = /** @type {Fault | null | undefined} */ (
      notice.code === 'engine_restarted' ? notice.facts?.fault : null
    );
    if (why && app.state.table) {
      app.conductor.leave();
      app.go('games');
      app.complain(why.code === 'unknown_game' ? { code: 'game_lost' } : why);
      return;
    }
    app.complain(notice);
  });
  render();
  return app;
}

/**
 * The language of a setting: the chosen one if the page has it, otherwise the first of the browser's.
 * @param {string} wish a code, or 'auto'
 */
const languageOf = (wish) => chooseLanguage([wish, ...navigator.languages]);

/** @param {HTMLElement} root */
function makeHosts(root) {
  const hosts = {
    screen: create(h('div.app-screen')),
    dialogs: create(h('div.app-dialogs')),
    toasts: create(h('div.app-toasts')),
    live: create(h('div.sr-only', { 'aria-live': 'polite', role: 'status' })),
  };
  root.replaceChildren(...Object.values(hosts));
  return hosts;
}

/** @param {App} app */
function toastView(app) {
  const { toast } = app.state;
  if (!toast) return null;
  return h(
    'div.toast',
    { key: toast.number, class: toast.is_fault ? 'toast-fault' : '', role: toast.is_fault ? 'alert' : 'status' },
    h('p', toast.text),
    toast.why && whyButton(app, toast.why.clause, toast.why.game),
    button('×', () => app.update({ toast: null }), {
      look: 'quiet icon',
      class: 'toast-close',
      'aria-label': t('close'),
    }),
  );
}
