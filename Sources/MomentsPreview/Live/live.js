// Keeps the page as new as the site. The preview puts this into pages on their way to a browser; no
// build does. Nothing that it gets is used as markup but the pages of the site itself.
(() => {
  'use strict';

  const own = document.currentScript;
  own.remove();
  // For the theme: no page of a preview is kept for later.
  self.momentsgenPreview = true;
  const field = 'as';
  const audience = new URLSearchParams(location.search).get(field) === 'public'
    ? 'public' : 'author';

  // ---- The page as the server sent it, and what has become of its nodes.
  // What scripts and readers did to the page since is kept: only what differs between two versions
  // of the server's page is changed in it.

  let before = document.cloneNode(true);
  const here = new WeakMap();

  const pair = (old, node) => {
    here.set(old, node);
    for (let a = old.firstChild, b = node.firstChild; a && b;) {
      pair(a, b);
      a = a.nextSibling;
      b = b.nextSibling;
    }
  };
  pair(before, document);

  // Components let their author change what visitors can't.
  if (audience === 'author') document.documentElement.dataset.preview = 'author';

  // `next` is `old` once more: the same nodes stand for it.
  const carry = (old, next) => {
    here.set(next, here.get(old));
    for (let a = old.firstChild, b = next.firstChild; a && b;) {
      carry(a, b);
      a = a.nextSibling;
      b = b.nextSibling;
    }
  };

  const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
  const isStyleLink = (node) => isElement(node) && node.localName === 'link'
    && /\bstylesheet\b/i.test(node.rel);
  // The preview's own change to the page, and what is parsed in another way without scripts.
  const isOpaque = (node) => isElement(node) && (node.localName === 'noscript'
    || (node.localName === 'meta' && node.httpEquiv.toLowerCase() === 'content-security-policy'));

  const kind = (node) => {
    if (!isElement(node)) return node.nodeName;
    const name = ['id', 'name', 'property', 'rel', 'http-equiv']
      .map((key) => node.getAttribute(key)).find(Boolean);
    return `${node.localName} ${name || ''}`;
  };

  // Which old child each new one is: by equality at both ends, then by id, equality and kind.
  const matches = (olds, nexts) => {
    const found = new Map();
    let start = 0;
    let oldEnd = olds.length;
    let nextEnd = nexts.length;
    while (start < oldEnd && start < nextEnd && olds[start].isEqualNode(nexts[start])) {
      found.set(nexts[start], olds[start]);
      start += 1;
    }
    while (start < oldEnd && start < nextEnd && olds[oldEnd - 1].isEqualNode(nexts[nextEnd - 1])) {
      oldEnd -= 1;
      nextEnd -= 1;
      found.set(nexts[nextEnd], olds[oldEnd]);
    }
    const free = new Set(olds.slice(start, oldEnd));
    const rest = nexts.slice(start, nextEnd);
    const round = (isSame) => {
      for (const next of rest) {
        if (found.has(next)) continue;
        for (const old of free) {
          if (!isSame(old, next)) continue;
          found.set(next, old);
          free.delete(old);
          break;
        }
      }
    };
    round((old, next) => next.id && old.id === next.id && old.localName === next.localName);
    round((old, next) => old.isEqualNode(next));
    round((old, next) => kind(old) === kind(next));
    return found;
  };

  const changeAttributes = (old, next, node) => {
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) === value) continue;
      if (name === 'class') {
        // Classes that a script has set stay.
        for (const word of old.classList) {
          if (!next.classList.contains(word)) node.classList.remove(word);
        }
        node.classList.add(...next.classList);
      } else {
        node.setAttribute(name, value);
      }
    }
    for (const { name } of old.attributes) {
      if (!next.hasAttribute(name)) node.removeAttribute(name);
    }
  };

  // The new style sheet takes over when it is there, so that the page is never without one.
  const swapStyle = (node, href) => {
    const fresh = node.cloneNode();
    fresh.replaced = [node, ...(node.replaced || [])];
    fresh.onload = fresh.onerror = () => {
      for (const other of fresh.replaced) other.remove();
      fresh.replaced = [];
    };
    fresh.setAttribute('href', href);
    node.isReplaced = true;
    node.after(fresh);
    return fresh;
  };

  const put = (parent, node, place) => {
    // A node that is only moved goes on playing and keeps the focus.
    if (parent.moveBefore && node.isConnected) parent.moveBefore(node, place);
    else parent.insertBefore(node, place);
  };

  const changeChildren = (old, next, parent, report) => {
    const olds = [...old.childNodes];
    const found = matches(olds, [...next.childNodes]);
    const kept = new Set(found.values());
    for (const child of olds) if (!kept.has(child)) here.get(child)?.remove();
    let last = null;
    let reached = -1;
    for (const child of next.childNodes) {
      const twin = found.get(child);
      let node = twin && here.get(twin);
      if (!node) {
        node = document.importNode(child, true);
        pair(child, node);
        report.added.push(node);
      } else {
        change(twin, child, report);
        node = here.get(child);
      }
      const index = twin ? olds.indexOf(twin) : -1;
      if (index > reached) {
        reached = index;
      } else if (!twin || node.parentNode === parent) {
        put(parent, node, last ? last.nextSibling : parent.firstChild);
      }
      if (node.parentNode === parent) last = node;
    }
  };

  // Makes of what stands for `old` what `next` says.
  const change = (old, next, report) => {
    if (isOpaque(old) || old.isEqualNode(next)) return carry(old, next);
    const node = here.get(old);
    here.set(next, node);
    if (!node) return undefined;
    if (!isElement(old)) {
      if (!node.isConnected) report.lost.push(next);
      node.data = next.data;
      return undefined;
    }
    const href = next.getAttribute('href');
    if (isStyleLink(old) && isStyleLink(next) && old.getAttribute('href') !== href) {
      here.set(next, swapStyle(node, href));
      return undefined;
    }
    report.changed.push(node);
    changeAttributes(old, next, node);
    changeChildren(old, next, node, report);
    // Text that a script has replaced: the author's new text goes before the script's.
    for (const text of report.lost.splice(0)) {
      if (text.parentNode === next && !node.firstElementChild) node.textContent = next.textContent;
    }
    return undefined;
  };

  // What the reader is at stays where it is on the screen: what has the focus, or is in the middle.
  // Browsers do so with what is topmost, some not at all.
  const keepPlace = (action) => {
    const isSeen = (node) => {
      const { top, bottom, height } = node.getBoundingClientRect();
      return height && height <= innerHeight && bottom > 0 && top < innerHeight;
    };
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const place = [document.activeElement, middle].find((node) => node && isSeen(node));
    const top = place?.getBoundingClientRect().top;
    action();
    if (!scrollY || !place?.isConnected || place.closest('dialog')) return;
    const moved = place.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  };

  // What only a new start of the page's scripts can follow.
  const structure = (page) => JSON.stringify([
    [...page.scripts].filter((script) => !/json/.test(script.type))
      .map((script) => script.getAttribute('src') || script.text),
    page.querySelector('base')?.getAttribute('href'),
    [...page.body.children].filter((child) => child.localName !== 'script')
      .map((child) => child.localName),
  ]);

  // ---- New versions

  let status = performance.getEntriesByType('navigation')[0]?.responseStatus || 200;
  let isBusy = false;
  let isStale = false;

  const fetchPage = async () => {
    const answer = await fetch(location.href.split('#')[0], { cache: 'no-store' });
    // A server that is just stopping has no better page than this one.
    if (answer.status >= 500 && status < 500) throw new Error(answer.status);
    const isPage = /^text\/html/.test(answer.headers.get('Content-Type') || '');
    if (answer.redirected || answer.status !== status || !isPage) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  };

  const refresh = async () => {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isStale) {
        isStale = false;
        const next = await fetchPage().catch((error) => {
          // News that came while the old preview was asked are of a new one.
          if (!isStale) throw error;
        });
        if (next === undefined) continue;
        if (!next || structure(next) !== structure(before)) {
          location.reload();
          return;
        }
        const report = { added: [], changed: [], lost: [] };
        keepPlace(() => {
          change(before.documentElement, next.documentElement, report);
          before = next;
          hangRibbons();
        });
        document.dispatchEvent(new CustomEvent('momentsgen:update', { detail: report }));
      }
    } catch {
      // The preview has stopped; its greeting comes when it is back.
    } finally {
      isBusy = false;
    }
  };

  const pathOf = (address) => {
    try { return decodeURI(new URL(address, location.href).pathname); } catch { return ''; }
  };

  const takeUpdate = (update) => {
    if (update.as !== audience) return;
    const paths = new Set(update.paths);
    const page = pathOf(location.href);
    const names = [page, `${page}index.html`, `${page}/index.html`];
    if (update.all || status !== 200 || names.some((name) => paths.has(name) || update.gone.includes(name))) refresh();
    if (update.all) return;
    for (const link of [...document.querySelectorAll('link[rel~="stylesheet"]')]) {
      if (paths.has(pathOf(link.href)) && !link.isReplaced) {
        const fresh = swapStyle(link, `${link.href.split('?')[0]}?v=${update.generation}`);
        for (const old of before.querySelectorAll('link')) {
          if (here.get(old) === link) here.set(old, fresh);
        }
      }
    }
    for (const image of document.images) {
      if (paths.has(pathOf(image.src))) image.src = `${image.src.split('?')[0]}?v=${update.generation}`;
    }
    const isChanged = (script) => script.src && paths.has(pathOf(script.src));
    // Scripts that the page's own have brought may be data that those can take anew.
    const scripts = [...document.scripts].filter(isChanged);
    const event = new CustomEvent('momentsgen:scripts', { cancelable: true, detail: { scripts } });
    if ([...before.scripts].some(isChanged) || (scripts.length && document.dispatchEvent(event))) {
      location.reload();
    }
  };

  // A style sheet of the theme, before the pages have been written with its new name.
  const takeStyle = ({ name, version }) => {
    for (const link of [...document.querySelectorAll('link[rel~="stylesheet"]')]) {
      const plain = pathOf(link.href).replace(/\.[0-9a-f]{12}(?=\.css$)/, '');
      if (!plain.endsWith(`/${name}`) || link.isReplaced) continue;
      const fresh = swapStyle(link, `/.momentsgen/style/${encodeURI(name)}?v=${version}`);
      for (const old of before.querySelectorAll('link')) {
        if (here.get(old) === link) here.set(old, fresh);
      }
    }
  };

  // ---- What the preview says on the page

  const element = (name, properties, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children.filter((child) => child !== undefined && child !== ''));
    return node;
  };

  const sheet = (text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    return style;
  };

  const host = element('div', { id: 'momentsgen-preview', lang: 'en', dir: 'ltr' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet(`
    :host { all: initial; }
    * { box-sizing: border-box; font: 14px/1.45 system-ui, sans-serif; }
    section { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh;
      overflow: auto; padding: 16px 20px 20px; background: #241015; color: #fff;
      border-top: 4px solid #ff7b8a; }
    section[hidden] { display: none; }
    h2 { margin: 0 48px 8px 0; font-size: 16px; font-weight: 700; }
    li { margin: 0 0 12px; }
    ul { margin: 0; padding: 0; list-style: none; }
    p { margin: 0; }
    a, .place { color: #ffd0d6; }
    .hint { color: #ffe9a8; }
    pre { margin: 4px 0; padding: 8px; background: #000; overflow-x: auto; color: #fff; }
    pre, mark, code { font-family: ui-monospace, monospace; font-size: 13px; }
    mark { background: #ff7b8a; color: #000; }
    button { font-weight: 600; border: 1px solid currentColor; border-radius: 8px; padding: 4px 10px;
      background: #222; color: #fff; cursor: pointer; }
    button:focus-visible, a:focus-visible, section:focus-visible {
      outline: 3px solid #ffe9a8; outline-offset: 2px; }
    .hide { position: absolute; inset: 12px 16px auto auto; }
    .view { position: fixed; inset: auto auto 8px 8px; z-index: 2147483646; opacity: .6; }
    .view:hover, .view:focus-visible { opacity: 1; }
    @media print { :host { display: none; } }
  `)];
  const ribbonSheet = sheet(`
    .momentsgen-ribbon { display: inline-block; margin: 0 0 8px; padding: 2px 12px;
      border-radius: 999px; background: #ffd24a; color: #000; font: 600 13px/1.5 system-ui; }
  `);

  const panel = element('section', { tabIndex: -1, hidden: true });
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Errors of the last build');
  const view = element('button', {
    type: 'button', className: 'view', onclick: () => toggleAudience(),
    textContent: audience === 'public' ? 'Preview: what the public gets' : 'Preview: everything',
    title: 'Press P to switch between everything and what the public gets',
  });
  view.setAttribute('aria-pressed', audience === 'public');
  shadow.append(view, panel);

  const markedLine = ({ line, column, length }) => {
    const letters = [...line];
    const start = length ? column - 1 : letters.length;
    return element('pre', {}, letters.slice(0, start).join(''),
      length ? element('mark', { textContent: letters.slice(start, start + length).join('') || ' ' }) : '',
      length ? letters.slice(start + length).join('') : '');
  };

  const message = (error) => element('li', {},
    element('p', {},
      error.place === undefined ? '' : error.link
        ? element('a', { href: error.link, textContent: error.place })
        : element('span', { className: 'place', textContent: error.place }),
      `${error.place === undefined ? '' : ': '}${error.severity}: ${error.text}`),
    error.line === undefined ? undefined : markedLine(error),
    ...(error.related || []).map((text) => element('p', { textContent: text })),
    error.hint && element('p', { className: 'hint', textContent: `hint: ${error.hint}` }));

  const hide = element('button', {
    type: 'button', className: 'hide', textContent: 'Hide', title: 'Escape',
    onclick: () => { panel.hidden = true; },
  });

  const showErrors = ({ count, list }) => {
    panel.hidden = !count;
    const title = `${count} ${count === 1 ? 'message' : 'messages'}: this page is older than your files`;
    panel.replaceChildren(...(count
      ? [element('h2', { textContent: title }), hide, element('ul', {}, ...list.map(message))] : []));
  };

  let ribbons = {};
  const hangRibbons = () => {
    const name = 'momentsgen-ribbon';
    for (const ribbon of document.querySelectorAll(`.${name}`)) {
      if (ribbons[ribbon.parentNode.id] !== ribbon.textContent) ribbon.remove();
    }
    if (audience === 'public') return;
    for (const [id, text] of Object.entries(ribbons)) {
      const card = document.getElementById(id);
      if (card && !card.querySelector(`.${name}`)) {
        card.prepend(element('p', { className: name, textContent: text }));
      }
    }
  };

  const toggleAudience = () => {
    const address = new URL(location.href);
    // Said outright: where the address doesn't say, the page goes with the one it is reached from.
    address.searchParams.set(field, audience === 'public' ? 'author' : 'public');
    location.assign(address);
  };

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === 'Escape' && !panel.hidden && !document.querySelector('dialog[open]')) {
      panel.hidden = true;
    }
    const target = event.composedPath()[0];
    if (target.isContentEditable || /^(input|textarea|select)$/.test(target.localName)) return;
    if (event.key === 'p' || event.key === 'P') toggleAudience();
  });

  // ---- News: one tab listens for all, since a browser opens only a few connections to one server.

  const known = { hello: null };
  const channel = new BroadcastChannel('momentsgen-preview');

  const take = (name, data) => {
    if (name === 'hello') {
      // Whatever was missed before the greeting, and after a restart, is in the newest page.
      const isNew = !known.hello || known.hello.run !== data.run
        || known.hello.generation !== data.generation;
      known.hello = data;
      if (isNew) refresh();
      showErrors(data.errors);
      ribbons = data.ribbons;
      hangRibbons();
    } else if (name === 'update') {
      if (known.hello) known.hello.generation = data.generation;
      takeUpdate(data);
    } else if (name === 'style') {
      takeStyle(data);
    } else if (name === 'errors') {
      if (known.hello) known.hello.errors = data;
      showErrors(data);
    } else if (name === 'ribbons') {
      if (known.hello) known.hello.ribbons = data;
      ribbons = data;
      hangRibbons();
    }
  };

  let source = null;
  const listen = () => {
    source = new EventSource('/.momentsgen/events');
    for (const name of ['hello', 'update', 'style', 'errors', 'ribbons']) {
      source.addEventListener(name, (event) => {
        const data = JSON.parse(event.data);
        take(name, data);
        channel.postMessage({ name, data });
      });
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 500);
    };
  };

  channel.onmessage = ({ data }) => {
    if (data.name) take(data.name, data.data);
    else if (source && known.hello) channel.postMessage({ name: 'hello', data: known.hello });
  };

  document.documentElement.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ribbonSheet];
  channel.postMessage({});
  if (navigator.locks) {
    navigator.locks.request('momentsgen-preview', () => {
      listen();
      return new Promise(() => {});
    });
  } else {
    listen();
  }
})();
