// Put into the page by the benches: it plays the steps that are not timed by the page's own buttons, and times the taps.
(() => {
  // Milliseconds from seeing to tapping, at the least.
  const REACTION = 200;
  // Milliseconds for which a step of scoring is looked at: longer than its movement.
  const LOOK = 700;
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const test = (name) => find(`[data-test=${name}]`);
  const table = () => find('.table');
  const phase = () => table()?.dataset.phase ?? '';

  /** Wait until something exists; report it if it never does. */
  function until(isThere, what, limit = 20_000) {
    const found = isThere();
    if (found) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      const end = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`no ${what} within ${limit} ms, phase ${phase()}`));
      }, limit);
      const observer = new MutationObserver(() => {
        const now = isThere();
        if (!now) return;
        observer.disconnect();
        clearTimeout(end);
        resolve(now);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  }

  const enabled = (name) => () => {
    const button = test(name);
    return button && !button.disabled && !button.closest('[inert]') ? button : null;
  };

  /** A click with a pointer behind it, as a finger's is: one without would be a key's, and lead the focus on. */
  const press = (element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

  /** Press a button that changes the table, and wait until the change is stored and shown. */
  async function act(button) {
    const before = table().dataset.revision;
    press(button);
    const yes = await until(
      () => (table()?.dataset.revision !== before ? 'done' : test('confirm')),
      'answer to a press',
    );
    if (yes !== 'done') press(yes);
    await settled(before);
    await leadOn();
  }

  const isScored = () => table()?.dataset.ceremony === 'true';

  /** Skip the points that are shown, unless they are to be seen; then every step is looked at. */
  async function leadOn() {
    while (isScored()) {
      const skip = () => !window.skye.isWatching && test('ceremony-skip');
      const next = await until(() => !isScored() || skip() || test('ceremony-next'), 'way on from the points');
      if (window.skye.isWatching) await new Promise((resolve) => setTimeout(resolve, LOOK));
      if (next !== true) press(next);
      await new Promise(requestAnimationFrame);
    }
  }

  const settled = (before) =>
    until(() => !table() || (table().dataset.busy === 'false' && table().dataset.revision !== before), 'settled table');

  const hand = () => all('.hand > .hand-card');
  const legal = () => all('[role=gridcell][data-kind=legal]');

  /** Choose the first tile that fits somewhere; false when none does. */
  async function chooseFitting() {
    await until(() => all('.hand-fits').length === hand().length && hand().length > 0, 'places of the tiles');
    const cards = hand();
    const index = cards.findIndex((card) => !card.classList.contains('is-stuck'));
    if (index < 0) return false;
    const button = cards[index].querySelector('.tile-button');
    if (button.getAttribute('aria-pressed') !== 'true') press(button);
    await until(() => legal().length > 0, 'legal cells');
    return true;
  }

  /** Put the selected tile where it touches most others, and place it. */
  async function place() {
    const tiles = new Set(all('[role=gridcell][data-kind=tile]').map(({ dataset }) => `${dataset.x},${dataset.y}`));
    const beside = ({ dataset }) =>
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ].filter(([x, y]) => tiles.has(`${Number(dataset.x) + x},${Number(dataset.y) + y}`)).length;
    legal()
      .sort((one, other) => beside(other) - beside(one))[0]
      .click();
    await until(() => find('.preview'), 'preview');
    await act(await until(enabled('place'), 'place'));
  }

  /** One step of Isle of Skye; building is left to the caller while `isTimed`. */
  async function isle(isTimed) {
    const now = phase();
    const lift = test('lift');
    if (test('go-on')) test('go-on').click();
    else if (lift) {
      (await until(enabled('lift'), 'lift')).click();
      await until(() => !test('curtain'), 'lifted curtain');
    } else if (now === 'price') {
      (await until(() => find('.price-card [data-test=discard]'), 'price cards')).click();
      await until(() => find('.price-card.is-discard'), 'discarded tile');
      await act(test('seal'));
    } else if (now === 'buy') {
      // Every other person buys, so that lands grow as they do in games.
      const offers = all('.seller:not(.is-own) .offer:not(.is-sold) .tile-button');
      if (offers.length && Number(table().dataset.revision) % 2) {
        offers[0].click();
        await until(() => find('.chosen-offer'), 'chosen offer');
      }
      await act(test('buy') ?? test('pass'));
    } else if (now === 'build') {
      await until(() => hand().length || test('done'), 'hand');
      if (test('done')) await act(test('done'));
      else if (isTimed) return 'place';
      else await buildOne();
    }
    return phase();
  }

  async function buildOne() {
    if (await chooseFitting()) {
      await place();
      return;
    }
    const button = hand()[0].querySelector('.tile-button');
    if (button.getAttribute('aria-pressed') !== 'true') press(button);
    await act(await until(enabled('give-up'), 'give up'));
  }

  /** One step of Skylands; placing is left to the caller while `isTimed`. */
  async function skylands(isTimed, memory) {
    await until(() => find('.action-card, .foot-buttons, .hand-fits, [data-test=pay], [data-test=result]'), 'offer');
    const now = phase();
    if (now === 'choose') await choose(memory);
    else if (['start', 'discover', 'place', 'outpost'].includes(now) && hand().length) {
      await until(() => all('.hand-fits').length === hand().length, 'places of the tiles');
      if (hand().every((card) => card.classList.contains('is-stuck')))
        await act(test('discard') ?? test('pass') ?? test('done'));
      else if (isTimed) return 'place';
      else {
        await chooseFitting();
        await place();
      }
    } else if (now === 'deploy' && test('deploy')) await act(test('deploy'));
    else if (now === 'create' && find('.show [data-can-create=true]')) {
      const special = find('.show [data-can-create=true]');
      (special.matches('button') ? special : (special.querySelector('button') ?? special)).click();
      await act(await until(enabled('create'), 'create'));
    } else if (now === 'pay') await act(test('pay'));
    else if (now === 'convert' && test('source')) {
      if (!test('city')) test('source').click();
      await act(await until(() => test('city'), 'city'));
    } else await act(test('done') ?? test('pass'));
    return phase();
  }

  async function choose(memory) {
    await until(() => find('.action-card'), 'actions');
    const gains = new Map(
      all('.action-button:not(:has(.action-note))').map((card) => [
        card.dataset.action,
        Number(/\d+/.exec(card.querySelector('.action-gain').textContent)?.[0] ?? 0),
      ]),
    );
    let wishes = ['create', 'convert', 'deploy', 'discover'].filter((name) => gains.get(name) > 0);
    if (wishes.includes('discover') && !wishes.includes('create') && memory.last !== 'discover') wishes = ['discover'];
    memory.last = [...wishes, ...gains.keys()][0];
    await act(find(`[data-action=${memory.last}]`));
  }

  const memory = {};
  const STEPS = { isle, skylands };

  window.skye = {
    isWatching: false,
    /** Go to the first screen. */
    async home() {
      location.hash = '#start';
      await until(() => find('.mode-card'), 'first screen', 60_000);
    },
    /** Set a game up by the page's own form; each seat is `human` or the level of a bot. */
    async setUp(game, seats, seed) {
      (await until(() => find('.mode-card[data-mode=family]'), 'first screen', 60_000)).click();
      const chosen = () => find(`.game-card[data-game=${game}] input`);
      if (!(await until(chosen, 'set-up')).checked) chosen().click();
      await until(() => chosen().checked && find('.seat-draft'), 'set-up');
      const drafts = () => all('.seat-draft').length;
      while (drafts() !== seats.length) {
        const before = drafts();
        if (before < seats.length) test('add-person').click();
        else all('.seat-draft').at(-1).querySelector('.seat-draft-top > button:last-child').click();
        await until(() => drafts() !== before, 'another seat');
      }
      for (const [seat, level] of seats.entries()) {
        const row = `.seat-draft[data-seat='${seat}']`;
        const choice = () => find(`${row} input[value=${level === 'human' ? 'human' : 'bot'}]`);
        if (!choice().checked) choice().click();
        await until(() => choice().checked, 'player');
        if (level === 'human') continue;
        const levels = () => find(`${row} .bot-fields select`);
        (await until(levels, 'levels')).value = level;
        levels().dispatchEvent(new Event('change', { bubbles: true }));
        await until(() => levels()?.value === level, 'level');
      }
      const field = find('.seed-row input');
      field.value = seed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      test('begin').click();
      await until(() => table()?.dataset.busy === 'false', 'table', 60_000);
    },
    /** Play on until the game ends, or until a tile is to be placed by timed taps. */
    async play(game, { isTimed = false, steps = 10_000 } = {}) {
      for (let step = 0; step < steps; step += 1) {
        if (phase() === 'end') return 'end';
        if (!table()?.dataset.decider && !test('lift') && !test('go-on')) {
          await until(
            () => phase() === 'end' || table()?.dataset.decider || enabled('lift')() || test('go-on') || isScored(),
            'turn of a person',
            60_000,
          );
          await leadOn();
          continue;
        }
        if ((await STEPS[game](isTimed, memory)) === 'place') return 'place';
      }
      return phase();
    },
    chooseFitting,
    buildOne,
    /** The tiles in the tray that can be chosen with an answer on the board: their numbers and middles. */
    choices() {
      return hand().flatMap((card, index) => {
        const { left, top, width, height } = card.querySelector('.tile-button').getBoundingClientRect();
        const isOpen = !card.classList.contains('is-stuck') && !card.classList.contains('is-chosen');
        return isOpen ? [{ number: index + 1, x: left + width / 2, y: top + height / 2 }] : [];
      });
    },
    /** Where a tile is being tried, to report the effect of a tap. */
    tried: () =>
      all('[data-kind=ghost]')
        .map(({ dataset }) => `${dataset.x},${dataset.y}`)
        .join(' ') || 'nothing',
    /** The legal cells whose middles a finger can reach, once the board is at rest. */
    async cells() {
      await this.calm();
      await until(() => !find('[data-moving]'), 'board at rest');
      return legal().flatMap((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isReached = Boolean(document.elementFromPoint(x, y)?.closest('.board'));
        return isReached ? [{ column: cell.dataset.x, row: cell.dataset.y, x, y }] : [];
      });
    },
    middle(selector) {
      const element = find(selector);
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    /** Wait as a person would after the last answer: until everything is painted and a hand has had time to move. */
    async calm() {
      for (let round = 0; round < 2; round += 1) {
        // Without a frame before it, a page that has nothing to draw is not called idle for seconds.
        await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })));
      }
      await new Promise((resolve) => setTimeout(resolve, REACTION));
    },
    revision: () => table()?.dataset.revision ?? '',
    /** Drag the land round under a finger; the milliseconds from frame to frame. */
    async drag(frames) {
      const board = find('.board');
      const { left, top, width, height } = board.getBoundingClientRect();
      const [middle, centre] = [left + width / 2, top + height / 2];
      const send = (type, x, y) =>
        board.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 7,
            pointerType: 'touch',
            isPrimary: true,
            button: 0,
            clientX: x,
            clientY: y,
          }),
        );
      const frame = () => new Promise(requestAnimationFrame);
      const place = () => find('[role=gridcell]').getBoundingClientRect().left;
      const [times, places] = [[], new Set([place()])];
      send('pointerdown', middle, centre);
      for (let step = 0; step <= frames; step += 1) {
        times.push(await frame());
        send('pointermove', middle + 80 * Math.sin(step / 9), centre + 60 * Math.sin(step / 7));
        if (step % 30 === 10) places.add(place());
      }
      send('pointerup', middle, centre);
      if (places.size < 3) throw new Error('the land does not follow the finger');
      return times.slice(1).map((time, index) => time - times[index]);
    },
    /** Get ready to time one tap: from the finger's lifting to the frame that shows what the selector finds. */
    watch(selector, limit = 5000) {
      window.answered = new Promise((resolve) => {
        let start = null;
        const done = (result) => {
          clearTimeout(end);
          observer.disconnect();
          resolve(result);
        };
        const end = setTimeout(() => done(null), limit);
        let heard = 0;
        addEventListener(
          'pointerup',
          (event) => {
            start = event.timeStamp;
            heard = performance.now();
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          if (start === null || !find(selector)) return;
          observer.disconnect();
          const found = performance.now();
          // The frame is handed over when anything runs after its callbacks: the next frame, or a task that goes before
          // all others, as what the worker has sent meanwhile belongs to that next frame.
          requestAnimationFrame(() => {
            const report = () => {
              const drawn = performance.now();
              done({ all: drawn - start, heard: heard - start, answered: found - heard, drawn: drawn - found });
            };
            requestAnimationFrame(report);
            scheduler.postTask(report, { priority: 'user-blocking' });
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      });
    },
  };
})();
