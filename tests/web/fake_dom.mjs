/** As much of a document as the page's builder needs, in Node. */

class FakeNode {
  parent = null;

  get nextSibling() {
    const { childNodes } = this.parent;
    return childNodes[childNodes.indexOf(this) + 1] ?? null;
  }

  remove() {
    if (this.parent) this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
    this.parent = null;
  }
}

class FakeText extends FakeNode {
  constructor(data) {
    super();
    this.data = data;
  }

  text() {
    return `[${this.data}]`;
  }
}

export class FakeElement extends FakeNode {
  childNodes = [];
  attributes = {};
  onclick = null;
  disabled = false;
  style = {
    values: {},
    setProperty(name, value) {
      this.values[name] = value;
    },
    removeProperty(name) {
      delete this.values[name];
    },
  };

  constructor(tag, isRoot = false, namespace = '') {
    super();
    this.tag = tag;
    this.isRoot = isRoot;
    this.namespace = namespace;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get isConnected() {
    return this.isRoot || Boolean(this.parent?.isConnected);
  }

  insertBefore(node, place) {
    node.remove();
    this.childNodes.splice(place ? this.childNodes.indexOf(place) : this.childNodes.length, 0, node);
    node.parent = this;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  text() {
    const inner = this.childNodes.map((node) => node.text()).join('');
    return this.isRoot ? inner : `<${this.tag}>${inner}</${this.tag}>`;
  }
}

export const fakeDocument = {
  createElement: (tag) => new FakeElement(tag),
  createElementNS: (namespace, tag) => new FakeElement(tag, false, namespace),
  createTextNode: (data) => new FakeText(data),
};
