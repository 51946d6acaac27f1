// The loader of the edition in one file. It is the last script that runs without a policy.
(async () => {
  const base = new URL('./', document.baseURI);

  /** @param {string} letters */
  async function unpacked(letters) {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).arrayBuffer();
  }

  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Record<string, string>} */
  const imports = {};
  for (const block of document.querySelectorAll('script[data-file], script[data-module]')) {
    const { file, module } = /** @type {HTMLElement} */ (block).dataset;
    files.set(file ?? module, block.textContent);
    block.remove();
    if (module === undefined) continue;
    const address = URL.createObjectURL(new Blob([await unpacked(files.get(module))], { type: 'text/javascript' }));
    imports[`skye:${module}`] = address;
    imports[new URL(module, base).href] = address;
  }

  // The page requests its files as if they were beside it.
  const outside = globalThis.fetch;
  globalThis.fetch = async (target, options) => {
    const address = target instanceof Request ? target.url : String(target);
    const path = address.startsWith(base.href) ? decodeURIComponent(address.slice(base.href.length)) : null;
    if (path === null || !files.has(path)) return outside(target, options);
    const headers = /\.m?js$/.test(path) ? { 'Content-Type': 'text/javascript' } : {};
    return new Response(await unpacked(files.get(path)), { headers });
  };

  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = 'POLICY';
  document.head.append(policy);

  await import('skye:main.js');
})().catch((error) => {
  // Most often a browser that is too old. The words stand in the page.
  const trouble = document.getElementById('trouble');
  if (trouble === null) return;
  trouble.dataset.state = 'failed';
  trouble.querySelector('.trouble-detail').textContent = String(error);
});
