/**
 * A tiny picture of the page: `h` describes an element, `patch` makes the document agree with the description.
 *
 * Descriptions are plain values, so a screen is a function of the state. Text becomes text nodes, never markup. The very
 * same description given again says that nothing in it has changed.
 * Patching keeps elements that stay, so focus, scroll and running animations survive a change of state.
 */

/**
 * @typedef {object} VNode A description of an element.
 * @property {string} tag
 * @property {Props} props
 * @property {string | number | null} key
 * @property {(VNode | string)[]} children
 * @property {boolean} isSvg
 */

/**
 * What an element is described with: attributes, `style`, listeners, and our own.
 * @typedef {Record<string, unknown> & {
 *   key?: string | number | null, mount?: ((element: never) => unknown) | false | null, update?: ((element: never) => unknown) | false | null,
 * }} Props
 */

/**
 * An event of an element that has a value.
 * @template {HTMLElement} [E=HTMLInputElement]
 * @typedef {Event & {target: E, currentTarget: E}} EventOf
 */

/** @typedef {Record<string, unknown>} Style properties by name */
/** @typedef {VNode | string | number | null | undefined | false | true} Plain */
/** @typedef {Plain | Child[]} Child */

/**
 * @typedef {object} Mounted An element of the document with what it was made from.
 * @property {VNode | string} madeFrom
 * @property {Element | Text} node
 * @property {Mounted[]} children
 * @property {(() => void) | null} cleanup
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Set as properties, because the attribute holds only the first value. */
const LIVE = new Set(['value', 'checked', 'disabled', 'selected', 'indeterminate']);

/** Ours, not the document's. */
const OWN = new Set(['key', 'mount', 'update', 'opaque']);

/** @type {WeakMap<Element, Mounted[]>} */
const mountedIn = new WeakMap();

/**
 * Describe an HTML element: its tag with fixed classes (`p.panel-hint`), its properties if it has any, its children.
 *
 * Own props: `key` (keeps identity among siblings), `mount(element)` (after insertion; may return a clean-up),
 * `update(element)` (after every patch), `opaque` (children belong to somebody else). `style` is an object of
 * properties, because a strict content policy refuses style attributes. `on...` are listeners. A `class` among the
 * properties is added to the fixed ones.
 * @param {string} selector
 * @param {Props | Child} [first] the properties, or already the first child
 * @param {...Child} rest
 * @returns {VNode}
 */
export function h(selector, first, ...rest) {
  const [tag = '', ...classes] = selector.split('.');
  const [own, children] = isProps(first) ? [first, rest] : [{}, [first, ...rest]];
  if (own.class) classes.push(String(own.class));
  const props = classes.length ? { ...own, class: classes.join(' ') } : own;
  return { tag, props, key: props.key ?? null, children: flat(children, []), isSvg: false };
}

/**
 * Describe an SVG element.
 * @param {string} selector
 * @param {Props | Child} [first]
 * @param {...Child} rest
 * @returns {VNode}
 */
export function s(selector, first, ...rest) {
  return { ...h(selector, first, ...rest), isSvg: true };
}

/**
 * @param {Props | Child} value
 * @returns {value is Props}
 */
const isProps = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('isSvg' in value && 'tag' in value);

/**
 * Make the children of a host agree with the descriptions.
 * @param {Element} host
 * @param {...Child} children
 */
export function patch(host, ...children) {
  mountedIn.set(host, patchChildren(host, mountedIn.get(host) ?? [], flat(children, [])));
}

/**
 * Make one HTML element of a description, for those who manage elements by hand.
 * @param {VNode} description
 */
export const create = (description) => /** @type {HTMLElement} */ (make(description).node);

/**
 * @param {Child[]} children
 * @param {(VNode | string)[]} into
 * @returns {(VNode | string)[]}
 */
function flat(children, into) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, into);
    else if (child === null || child === undefined || child === false || child === true || child === '') continue;
    else into.push(typeof child === 'object' ? child : String(child));
  }
  return into;
}

/**
 * @param {VNode | string} description
 * @returns {Mounted}
 */
function make(description) {
  if (typeof description === 'string') {
    return { madeFrom: description, node: document.createTextNode(description), children: [], cleanup: null };
  }
  const element = description.isSvg
    ? document.createElementNS(SVG, description.tag)
    : document.createElement(description.tag);
  const mounted = { madeFrom: description, node: element, children: /** @type {Mounted[]} */ ([]), cleanup: null };
  setProps(element, {}, description.props);
  if (!description.props.opaque) mounted.children = patchChildren(element, [], description.children);
  // A select takes its value only once its options are there.
  if ('value' in description.props && description.tag === 'select')
    setProp(element, 'value', null, description.props.value);
  return mounted;
}

/** @param {Mounted} mounted */
function runMount(mounted) {
  if (typeof mounted.madeFrom === 'string') return;
  const { mount, update } = mounted.madeFrom.props;
  const element = /** @type {never} */ (mounted.node);
  if (mount && !mounted.cleanup) mounted.cleanup = /** @type {Mounted['cleanup']} */ (mount(element)) ?? (() => {});
  if (update) update(element);
}

/** @param {Mounted} mounted */
function runMountDeep(mounted) {
  mounted.children.forEach(runMountDeep);
  runMount(mounted);
}

/** @param {Mounted} mounted */
function runCleanupDeep(mounted) {
  mounted.children.forEach(runCleanupDeep);
  mounted.cleanup?.();
}

/**
 * @param {Element} host
 * @param {Mounted[]} old
 * @param {(VNode | string)[]} wanted
 * @returns {Mounted[]}
 */
function patchChildren(host, old, wanted) {
  /** @type {Map<string | number, Mounted>} */
  const keyed = new Map();
  /** @type {Mounted[]} */
  const unkeyed = [];
  for (const mounted of old) {
    const key = typeof mounted.madeFrom === 'string' ? null : mounted.madeFrom.key;
    if (key === null) unkeyed.push(mounted);
    else keyed.set(key, mounted);
  }
  /** @type {Set<Mounted>} */
  const matched = new Set();
  /** @type {{mounted: Mounted, isNew: boolean}[]} */
  const result = wanted.map((description) => {
    const key = typeof description === 'string' ? null : description.key;
    let match;
    if (key !== null) {
      match = keyed.get(key);
      keyed.delete(key);
      if (match && !isSame(match, description)) match = undefined;
    } else {
      const index = unkeyed.findIndex((mounted) => isSame(mounted, description));
      if (index >= 0) match = unkeyed.splice(0, index + 1).at(-1);
    }
    if (!match) return { mounted: make(description), isNew: true };
    matched.add(match);
    repaint(match, description);
    return { mounted: match, isNew: false };
  });
  for (const mounted of old) {
    if (matched.has(mounted)) continue;
    runCleanupDeep(mounted);
    mounted.node.remove();
  }
  /** @type {ChildNode | null} */
  let place = host.firstChild;
  for (const { mounted } of result) {
    if (mounted.node === place) place = place.nextSibling;
    else host.insertBefore(mounted.node, place);
  }
  // Hooks run once everything is in the document, so that they may measure and focus.
  if (host.isConnected) {
    for (const { mounted, isNew } of result) {
      if (isNew) runMountDeep(mounted);
      else runMount(mounted);
    }
  }
  return result.map(({ mounted }) => mounted);
}

/**
 * @param {Mounted} mounted
 * @param {VNode | string} description
 */
function isSame(mounted, description) {
  const before = mounted.madeFrom;
  if (typeof before === 'string' || typeof description === 'string') return typeof before === typeof description;
  return before.tag === description.tag && before.key === description.key && before.isSvg === description.isSvg;
}

/**
 * @param {Mounted} mounted
 * @param {VNode | string} description
 */
function repaint(mounted, description) {
  const before = mounted.madeFrom;
  if (before === description) return;
  if (typeof description === 'string') {
    if (before !== description) /** @type {Text} */ (mounted.node).data = description;
  } else {
    const element = /** @type {Element} */ (mounted.node);
    if (!description.props.opaque) mounted.children = patchChildren(element, mounted.children, description.children);
    setProps(element, /** @type {VNode} */ (before).props, description.props);
  }
  mounted.madeFrom = description;
}

/**
 * @param {Element} element
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} after
 */
function setProps(element, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) setProp(element, name, before[name], null);
  for (const name of Object.keys(after)) setProp(element, name, before[name], after[name]);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {unknown} before
 * @param {unknown} value
 */
function setProp(element, name, before, value) {
  if (OWN.has(name)) return;
  const target = /** @type {Element & Record<string, unknown>} */ (element);
  if (name === 'style') {
    const { style } = /** @type {HTMLElement} */ (element);
    setStyle(style, /** @type {Style} */ (before ?? {}), /** @type {Style} */ (value ?? {}));
  } else if (name.startsWith('on')) target[name.toLowerCase()] = value ?? null;
  else if (LIVE.has(name) && name in target) {
    const wanted = value ?? (typeof target[name] === 'boolean' ? false : '');
    if (target[name] !== wanted) target[name] = wanted;
  } else if (before === value) return;
  else if (value === null || value === undefined || (value === false && !name.startsWith('aria-'))) {
    element.removeAttribute(name);
  } else element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}

/**
 * @param {CSSStyleDeclaration} style
 * @param {Style} before
 * @param {Style} after
 */
function setStyle(style, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) style.removeProperty(name);
  for (const name of Object.keys(after)) if (before[name] !== after[name]) style.setProperty(name, String(after[name]));
}
