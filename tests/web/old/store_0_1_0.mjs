/** The store of version 0.1.0 in one file, as it may still run in an open tab while a newer one starts beside it. */

// web/engine/fault.js
var Fault = class extends Error {
  /**
   * @param {string} code
   * @param {Record<string, unknown>} [facts]
   * @param {string} [clause] of the rules, when it is they who refuse
   */
  constructor(code, facts = {}, clause = void 0) {
    super(code);
    this.name = "Fault";
    this.code = code;
    this.facts = facts;
    this.clause = clause;
  }
  /** @returns {FaultJson} */
  toJSON() {
    return { code: this.code, ...this.clause === void 0 ? {} : { clause: this.clause }, facts: this.facts };
  }
};

// web/engine/limits.js
var MAX_DEPTH = 64;
var MAX_KEYS = 5e3;
var QUOTE = 34;
var BACKSLASH = 92;
var OPENING_LIST = 91;
var CLOSING_LIST = 93;
var OPENING_OBJECT = 123;
var CLOSING_OBJECT = 125;
var COLON = 58;
function checkNesting(text) {
  const { depth, keys } = measured(text);
  if (depth > MAX_DEPTH) throw new Fault("too_deep", { limit: MAX_DEPTH });
  if (keys > MAX_KEYS) throw new Fault("too_large", { limit: MAX_KEYS });
}
function measured(text) {
  let level = 0;
  let depth = 0;
  let keys = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isQuoted) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if (code === OPENING_LIST || code === OPENING_OBJECT) depth = Math.max(depth, level += 1);
    else if (code === CLOSING_LIST || code === CLOSING_OBJECT) level -= 1;
    else if (code === COLON) keys += 1;
  }
  return { depth, keys };
}

// web/engine/exports.js
var MAX_FILE = 16 * 1024 * 1024;
var MAX_RECORD = 2e6;
var MAX_GAMES = 1e3;
var RECORD_FORMAT = "skye-record";
var BUNDLE_FORMAT = "skye-games";
var BUNDLE_VERSION = 1;
var LAST_MOMENT = 864e13;
function bundleText(games) {
  return JSON.stringify({ format: BUNDLE_FORMAT, version: BUNDLE_VERSION, games });
}
function fileName(what, now) {
  return `skye-${what}-${new Date(now).toISOString().slice(0, 10)}.json`;
}
async function gamesInFile(file) {
  try {
    const text = await textOf(file);
    return split(text);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { games: [], refused: [{ number: 1, ...error.toJSON() }] };
  }
}
async function textOf(file) {
  if (!(file instanceof Blob)) throw new Fault("not_a_file", {});
  if (file.size > MAX_FILE) throw new Fault("too_large", { limit: MAX_FILE });
  let bytes;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Fault("unreadable_file", {});
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Fault("not_text", {});
  }
}
function split(text) {
  checkNesting(text);
  const data = parsed(text);
  if (data.format === RECORD_FORMAT) {
    const kept = { record: text, started: null, saved: null };
    if (text.length > MAX_RECORD) throw new Fault("too_large", { limit: MAX_RECORD });
    return { games: [{ number: 1, kept }], refused: [] };
  }
  if (data.format !== BUNDLE_FORMAT) throw new Fault("not_a_record", {});
  if (data.version !== BUNDLE_VERSION) {
    throw new Fault("unknown_version", { version: String(data.version).slice(0, 40), newest: BUNDLE_VERSION });
  }
  if (!Array.isArray(data.games)) throw new Fault("wrong_type", { field: "games" });
  if (data.games.length > MAX_GAMES) throw new Fault("too_large", { limit: MAX_GAMES });
  const games = [];
  const refused = [];
  data.games.forEach((game, index) => {
    const number = index + 1;
    try {
      games.push({ number, kept: keptOf(game) });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      refused.push({ number, ...error.toJSON() });
    }
  });
  return { games, refused };
}
function parsed(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Fault("not_json", {});
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new Fault("not_a_record", {});
  return (
    /** @type {Record<string, unknown>} */
    data
  );
}
function keptOf(game) {
  if (typeof game !== "object" || game === null) throw new Fault("wrong_type", { field: "games" });
  const { record, started, saved } = (
    /** @type {Record<string, unknown>} */
    game
  );
  if (typeof record !== "string") throw new Fault("wrong_type", { field: "record" });
  if (record.length > MAX_RECORD) throw new Fault("too_large", { limit: MAX_RECORD });
  checkNesting(record);
  return { record, started: moment(started), saved: moment(saved) };
}
function moment(value) {
  return typeof value === "number" && value >= 0 && value <= LAST_MOMENT ? value : null;
}

// web/engine/guard.js
var PREFIX = "skye-game-";
var PATIENCE = 1500;
var LONGER = 6;
function createGuard(locks, onLost, patience = PATIENCE) {
  return {
    take: (id, { isForced = false, isRestart = false } = {}) => new Promise((resolve, reject) => {
      const hold = { isLost: false, release: () => {
      } };
      if (locks === void 0) {
        resolve(hold);
        return;
      }
      let isGranted = false;
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), isRestart ? LONGER * patience : patience);
      const options = isForced ? { steal: true } : { signal: waiting.signal };
      locks.request(PREFIX + id, options, () => {
        isGranted = true;
        clearTimeout(timer);
        return new Promise((done) => {
          hold.release = () => done(void 0);
          resolve(hold);
        });
      }).catch((error) => {
        if (!isGranted) {
          clearTimeout(timer);
          if (waiting.signal.aborted) reject(new Fault("open_in_other_tab", { id }));
          else if (error?.name === "SecurityError") resolve(hold);
          else reject(error);
          return;
        }
        hold.isLost = true;
        onLost(id);
      });
    })
  };
}

// web/engine/packing.js
async function packed(text) {
  return through(new TextEncoder().encode(text), new CompressionStream("gzip"));
}
async function unpacked(bytes, limit) {
  const plain = await through(bytes, new DecompressionStream("gzip"), limit);
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
}
async function textDigest(text) {
  if (globalThis.crypto?.subtle === void 0) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
async function through(bytes, stream, limit = Infinity) {
  const writer = stream.writable.getWriter();
  writer.write(
    /** @type {Uint8Array<ArrayBuffer>} */
    bytes
  ).catch(() => {
  });
  writer.close().catch(() => {
  });
  const chunks = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (; ; ) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

// web/engine/report.js
function reportText({ version, python, agent, error, record }) {
  const { text, names } = record === null ? { text: "none", names: [] } : withoutNames(record);
  return [
    `Skye ${version}, Python ${python}`,
    agent,
    `Last error: ${error === "" ? "none" : hidden(error, names)}`,
    `Record: ${text}`,
    ""
  ].join("\n");
}
function withoutNames(record) {
  const data = JSON.parse(record);
  const seats = Array.isArray(data.setup?.seats) ? data.setup.seats : [];
  const names = seats.map((seat) => String(seat.name ?? ""));
  seats.forEach((seat, index) => {
    seat.name = `Player ${index + 1}`;
  });
  if (data.sealed !== void 0) {
    delete data.sealed;
    delete data.digest;
  }
  return { text: JSON.stringify(data), names };
}
function hidden(text, names) {
  return names.reduce((told2, name, index) => name === "" ? told2 : told2.replaceAll(name, `Player ${index + 1}`), text);
}

// web/engine/store_faults.js
var EngineBroken = class extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(`the engine is broken: ${cause}`, { cause });
    this.name = "EngineBroken";
  }
};
function asFault(error) {
  if (error instanceof EngineBroken) throw error;
  if (error instanceof Fault) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return new Fault("storage_full", {});
  return new Fault(error instanceof DOMException ? "storage_failed" : "worker_error", { detail: told(error) });
}
function told(error) {
  if (error instanceof Fault) return `${error.code} ${JSON.stringify(error.facts)}`;
  return String(error).slice(0, 400);
}

// web/engine/store_rows.js
function summaryOf({ game, players, phase, is_over, step, view }, { id, started, saved }) {
  const seats = view.seats ?? [];
  return {
    id,
    game,
    names: seats.map((seat) => String(seat.name ?? "")),
    players,
    phase,
    round: view.round ?? null,
    points: seats.map((seat) => Number(seat.points ?? 0)),
    is_over,
    started,
    saved,
    step
  };
}
function rowOf(row) {
  if (typeof row !== "object" || row === null) return null;
  const { game, names, players, phase, points, started, saved, step, revision, check } = (
    /** @type {Record<string, unknown>} */
    row
  );
  const isTexts = (list) => Array.isArray(list) && list.every((item) => typeof item === "string");
  const isWhole = [game, phase, check].every((text) => typeof text === "string") && [started, saved, step, revision].every((number) => Number.isFinite(number)) && isTexts(names) && isTexts(players) && Array.isArray(points) && points.every((number) => Number.isFinite(number));
  return isWhole ? (
    /** @type {Row} */
    row
  ) : null;
}
function listed(id, found) {
  const row = rowOf(found);
  if (row === null) {
    const nothing = { game: "", names: [], players: [], phase: "", round: null, points: [], is_over: false };
    return { id, ...nothing, started: 0, saved: 0, step: 0, is_damaged: true };
  }
  const { revision: _revision, check: _check, ...summary } = row;
  return { ...summary, id, is_damaged: false };
}

// web/engine/store_db.js
var DATABASE = "skye-games";
var VERSION = 1;
var OPEN_PATIENCE = 1e4;
function openShelf(name = DATABASE, factory = indexedDB) {
  let connection = null;
  const connected = () => {
    connection ??= connect(factory, name, () => {
      connection = null;
    }).catch((error) => {
      connection = null;
      throw error;
    });
    return connection;
  };
  const run = async (mode, work) => {
    const database = await connected();
    try {
      return await transact(database, mode, work);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      connection = null;
      return transact(await connected(), mode, work);
    }
  };
  return {
    isDurable: true,
    rows: () => run("readonly", (games, _records, { give }) => {
      const keys = games.getAllKeys();
      const rows = games.getAll();
      rows.onsuccess = () => give(keys.result.map((key, index) => ({ id: String(key), row: rows.result[index] })));
    }),
    row: (id) => run("readonly", (games, _records, { give }) => {
      const row = games.get(id);
      row.onsuccess = () => give(row.result);
    }),
    records: (id) => run("readonly", (_games, records, { give }) => {
      const keys = records.getAllKeys(rangeOf(id));
      const values = records.getAll(rangeOf(id));
      values.onsuccess = () => give(keys.result.map((key, index) => ({ number: numberOf(key), value: values.result[index] })).reverse());
    }),
    save: ({ id, expected, row, record, keep }) => run("readwrite", (games, records, { give, refuse }) => {
      const keys = records.getAllKeys(rangeOf(id));
      keys.onsuccess = () => {
        const numbers = keys.result.map(numberOf);
        if ((numbers.at(-1) ?? 0) !== expected) {
          refuse(new Fault("changed_elsewhere", { id }));
          return;
        }
        records.put(record, [id, expected + 1]);
        games.put(row, id);
        for (const number of numbers.slice(0, Math.max(0, numbers.length + 1 - keep))) records.delete([id, number]);
        give(expected + 1);
      };
    }),
    putRow: (id, row) => run("readwrite", (games, _records, { give }) => {
      games.put(row, id);
      give(void 0);
    }),
    remove: (id) => run("readwrite", (games, records, { give }) => {
      games.delete(id);
      records.delete(rangeOf(id));
      give(void 0);
    }),
    trim: (keep) => run("readwrite", (_games, records, { give }) => {
      const keys = records.getAllKeys();
      keys.onsuccess = () => {
        const newestFirst = keys.result.toReversed();
        const seen = /* @__PURE__ */ new Map();
        for (const key of newestFirst) {
          const id = String(
            /** @type {unknown[]} */
            key[0]
          );
          seen.set(id, (seen.get(id) ?? 0) + 1);
          if (seen.get(id) > keep) records.delete(key);
        }
        give(void 0);
      };
    }),
    close: () => {
      connection?.then((database) => database.close()).catch(() => {
      });
      connection = null;
    }
  };
}
function memoryShelf() {
  const games = /* @__PURE__ */ new Map();
  return {
    isDurable: false,
    rows: async () => [...games].map(([id, { row }]) => ({ id, row })),
    row: async (id) => games.get(id)?.row,
    records: async (id) => (games.get(id)?.records ?? []).toReversed(),
    save: async ({ id, expected, row, record, keep }) => {
      const records = games.get(id)?.records ?? [];
      if ((records.at(-1)?.number ?? 0) !== expected) throw new Fault("changed_elsewhere", { id });
      games.set(id, { row, records: [...records, { number: expected + 1, value: record }].slice(-keep) });
      return expected + 1;
    },
    putRow: async (id, row) => void games.set(id, { row, records: games.get(id)?.records ?? [] }),
    remove: async (id) => void games.delete(id),
    trim: async (keep) => {
      for (const [id, { row, records }] of games) games.set(id, { row, records: records.slice(-keep) });
    },
    close: () => {
    }
  };
}
function connect(factory, name, onClose) {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, VERSION);
    const patience = setTimeout(() => reject(new Fault("storage_failed", { detail: "timeout" })), OPEN_PATIENCE);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("games");
      opening.result.createObjectStore("records");
    };
    opening.onerror = () => {
      clearTimeout(patience);
      reject(opening.error);
    };
    opening.onsuccess = () => {
      clearTimeout(patience);
      const database = opening.result;
      database.onclose = onClose;
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
  });
}
function transact(database, mode, work) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(["games", "records"], mode, { durability: "strict" });
    let result;
    let refusal = null;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(refusal ?? transaction.error ?? new Fault("storage_failed", { detail: "aborted" }));
    const give = (value) => {
      result = value;
    };
    const refuse = (fault) => {
      refusal = fault;
      transaction.abort();
    };
    work(transaction.objectStore("games"), transaction.objectStore("records"), { give, refuse });
  });
}
function rangeOf(id) {
  return IDBKeyRange.bound([id], [id, []]);
}
function numberOf(key) {
  return Number(
    /** @type {unknown[]} */
    key[1]
  );
}

// web/engine/store_shelf.js
async function foundShelf() {
  try {
    const shelf = openShelf();
    await shelf.rows();
    return shelf;
  } catch {
    return memoryShelf();
  }
}
async function savedOn(shelf, save) {
  try {
    return await shelf.save(save);
  } catch (error) {
    if (asFault(error).code !== "storage_full") throw error;
    await shelf.trim(1);
    return shelf.save(save);
  }
}
async function keptGame(shelf, id) {
  const row = rowOf(await shelf.row(id));
  for (const { value } of await shelf.records(id)) {
    const record = value instanceof Uint8Array ? await unpacked(value, MAX_RECORD * 4).catch(() => null) : null;
    if (record !== null) return { record, started: row?.started ?? null, saved: row?.saved ?? null };
  }
  return null;
}

// web/engine/store.js
var KEPT_RECORDS = 5;
var CHANGES = /* @__PURE__ */ new Set(["act", "undo", "seat_player"]);
var MAX_REPORTED_ERROR = 4e3;
function createStore({
  handle,
  notify = () => {
  },
  shelf,
  locks = globalThis.navigator?.locks,
  now = Date.now,
  patience
}) {
  const guard = createGuard(locks, (id) => {
    if (open?.id === id) notify({ code: "taken_over", facts: { id } });
  }, patience);
  let shelfFound = shelf === void 0 ? null : Promise.resolve(shelf);
  let open = null;
  let isFree = false;
  let lastError = "";
  let exported = "";
  const games = () => shelfFound ??= foundShelf();
  async function engine(verb, args = {}) {
    const text = await Promise.resolve().then(() => handle(JSON.stringify({ id: 0, verb, args }))).catch((error) => {
      throw error instanceof Fault ? error : new EngineBroken(error);
    });
    const reply = JSON.parse(text);
    if (reply.ok) return reply.result;
    throw new Fault(reply.fault.code, reply.fault.facts, reply.fault.clause);
  }
  async function keep(situation, { id, number, started, saved = now(), hold }) {
    const { text } = await engine("record");
    const revision = situation.revision;
    const [record, check] = await Promise.all([packed(text), textDigest(text)]);
    const row = { ...summaryOf(situation, { id, started, saved }), revision, check };
    const save = { id, expected: number, row, record, keep: KEPT_RECORDS };
    const stored = await savedOn(await games(), save);
    return { id, number: stored, started, text, revision, hold };
  }
  async function onTable() {
    try {
      const { revision } = await engine("situation", { viewer: null });
      const { text } = await engine("record");
      return { text, revision };
    } catch (error) {
      if (error instanceof Fault && error.code === "no_table") return null;
      throw error;
    }
  }
  async function putBack() {
    if (open !== null) await engine("load", { text: open.text, revision: open.revision });
  }
  async function change(verb, args) {
    if (open === null && !isFree) throw new Fault("no_table", {});
    if (open?.hold.isLost) throw new Fault("open_in_other_tab", { id: open.id });
    const situation = await engine(verb, args);
    if (open === null) return situation;
    try {
      open = await keep(situation, open);
      return situation;
    } catch (error) {
      if (error instanceof Fault && error.code === "changed_elsewhere") return await catchUp(open);
      await putBack();
      throw error;
    }
  }
  async function catchUp(stale) {
    const { situation, number, text } = await loadedFrom(stale.id);
    open = { ...stale, number, text, revision: situation.revision };
    throw new Fault("stale_request", { revision: situation.revision });
  }
  async function loadedFrom(id, revisionFor = () => void 0) {
    const records = await (await games()).records(id);
    if (records.length === 0) throw new Fault("unknown_game", { game: id });
    const row = rowOf(await (await games()).row(id));
    let backups = 0;
    for (const { value } of records) {
      try {
        if (!(value instanceof Uint8Array)) throw new Fault("wrong_type", { field: "record" });
        const text = await unpacked(value, MAX_RECORD * 4);
        checkNesting(text);
        const situation = await engine("load", { text, revision: revisionFor(row) });
        return { situation, number: records[0]?.number ?? 0, text, row, backups };
      } catch (error) {
        if (error instanceof Fault && error.code === "unknown_version") throw error;
        lastError = told(error);
        backups += 1;
      }
    }
    throw new Fault("record_damaged", { id });
  }
  async function rowFromRecords(id) {
    try {
      const { situation, text } = await loadedFrom(id);
      const check = await textDigest(text);
      const row = { ...summaryOf(situation, { id, started: now(), saved: now() }), revision: situation.revision, check };
      await (await games()).putRow(id, row);
      return row;
    } catch (error) {
      asFault(error);
      return null;
    }
  }
  function nowOpen(next) {
    if (open !== null && open.hold !== next?.hold) open.hold.release();
    open = next;
    isFree = false;
  }
  async function openGame(id, { isForced = false, isRestart = false }) {
    const isMine = open !== null && open.id === id && !open.hold.isLost;
    const hold = isMine && open !== null ? open.hold : await guard.take(id, { isForced, isRestart });
    try {
      const { situation, number, text, row, backups } = await loadedFrom(id, (found) => isRestart ? found?.revision : void 0);
      const started = row?.started ?? now();
      nowOpen({ id, number, started, text, revision: situation.revision, hold });
      if (backups > 0) notify({ code: "backup_used", facts: { id, backups } });
      return { id, situation };
    } catch (error) {
      if (!isMine) hold.release();
      throw error;
    }
  }
  const verbs = {
    "games.list": async () => {
      const shelfNow = await games();
      const rows = await shelfNow.rows();
      const before = rows.every(({ row }) => rowOf(row) !== null) ? null : await onTable();
      const list = [];
      for (const { id, row } of rows) list.push(listed(id, rowOf(row) ?? await rowFromRecords(id)));
      if (before !== null) await engine("load", before);
      list.sort((a, b) => b.saved - a.saved);
      return { games: list, is_durable: shelfNow.isDurable };
    },
    "games.new": async ({ game, setup, players }) => {
      const id = newId();
      const hold = await guard.take(id);
      try {
        const situation = await engine("open", { game, setup, players });
        nowOpen(await keep(situation, { id, number: 0, started: now(), hold }));
        return { id, situation };
      } catch (error) {
        hold.release();
        isFree = false;
        await putBack();
        throw error;
      }
    },
    "games.open": async ({ id, is_restart = false }) => openGame(String(id), { isRestart: is_restart === true }),
    "games.take_over": async ({ id }) => openGame(String(id), { isForced: true }),
    "games.delete": async ({ id }) => {
      const isMine = open?.id === id;
      if (isMine && open?.hold.isLost) throw new Fault("open_in_other_tab", { id });
      const hold = isMine ? null : await guard.take(String(id));
      await (await games()).remove(String(id)).finally(() => hold?.release());
      if (isMine) nowOpen(null);
      return {};
    },
    "games.export": async ({ id = null }) => {
      const ids = id === null ? (await (await games()).rows()).map((row) => row.id) : [String(id)];
      const kept = [];
      const left_out = [];
      for (const one of ids) {
        const game = await keptGame(await games(), one);
        if (game === null) left_out.push(one);
        else kept.push(game);
      }
      const only = kept[0];
      if (only === void 0) throw new Fault(id === null ? "no_games" : "record_damaged", { id });
      const what = id === null ? "games" : String(JSON.parse(only.record).game);
      const blob = new Blob([id === null ? bundleText(kept) : only.record], { type: "application/json" });
      if (exported !== "") URL.revokeObjectURL(exported);
      exported = URL.createObjectURL(blob);
      return { url: exported, name: fileName(what, now()), count: kept.length, left_out };
    },
    "games.import": async ({ file }) => {
      const { games: found, refused } = await gamesInFile(file);
      const rows = (await (await games()).rows()).map(({ row }) => rowOf(row));
      const known = new Set(rows.flatMap((row) => row === null || row.check === "" ? [] : [row.check]));
      const before = await onTable();
      const added = [];
      for (const { number, kept } of found) {
        try {
          added.push(await imported(kept, known));
        } catch (error) {
          refused.push({ number, ...asFault(error).toJSON() });
        }
      }
      if (before !== null) await engine("load", before);
      return { added, refused: refused.sort((a, b) => a.number - b.number) };
    },
    "games.report": async ({ error = "" }) => {
      const { version, python } = await engine("hello");
      const record = await engine("record").catch(() => null);
      const agent = String(globalThis.navigator?.userAgent ?? "");
      const said = String(error || lastError).slice(0, MAX_REPORTED_ERROR);
      return { text: reportText({ version, python, agent, error: said, record: record?.text ?? null }) };
    }
  };
  async function imported(kept, known) {
    const situation = await engine("load", { text: kept.record });
    const check = await textDigest((await engine("record")).text);
    if (known.has(check)) throw new Fault("already_here", {});
    const id = newId();
    const saved = kept.saved ?? now();
    await keep(situation, { id, number: 0, started: kept.started ?? saved, saved, hold: { isLost: false, release: () => {
    } } });
    if (check !== "") known.add(check);
    return id;
  }
  async function result(verb, args) {
    const own = verbs[verb];
    if (own !== void 0 && Object.hasOwn(verbs, verb)) return own(args);
    if (CHANGES.has(verb)) return change(verb, args);
    if (verb === "record") throw new Fault("unknown_verb", { verb });
    const answer = await engine(verb, args);
    if (verb === "open" || verb === "load") {
      nowOpen(null);
      isFree = true;
    }
    return answer;
  }
  let queue = Promise.resolve();
  return {
    verbs: Object.keys(verbs),
    /**
     * Answers one request after all earlier ones; rejects only when the engine itself is broken.
     * @param {Request} request
     * @returns {Promise<Reply>}
     */
    answer({ id, verb, args = {} }) {
      const turn = queue.then(async () => {
        try {
          return (
            /** @type {Reply} */
            { id, ok: true, result: await result(verb, args) }
          );
        } catch (error) {
          const fault = asFault(error);
          if (fault.code === "engine_error" || fault.code === "storage_failed") lastError = told(fault);
          return (
            /** @type {Reply} */
            { id, ok: false, fault: fault.toJSON() }
          );
        }
      });
      queue = turn.catch(() => {
      });
      return turn;
    }
  };
}
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
export {
  createStore,
  openShelf
};
