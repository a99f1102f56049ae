// Made from Templates/ by Scripts/embed-theme.py; change those and run it again.
// swift-format-ignore-file

/// The default theme, so that the program works without its checkout.
package enum BuiltInTheme {
  package struct File: Sendable {
    /// Below `Templates/`.
    package let path: String
    package let text: String
  }

  /// By path.
  package static let files: [File] = [
    File(path: "assets/app.js", text: #"""
// What the pages can do beyond reading: live dates, the like button, the tilting header, the
// choice of light or dark. Everything is readable without it.
(() => {
  'use strict';

  const root = document.documentElement;
  const all = (selector) => document.querySelectorAll(selector);
  root.classList.add('js');

  // Storage may be full or forbidden; the page goes on without it.
  const recall = (key) => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  const remember = (key, value) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch { /* not kept, then */ }
  };

  // Dates: the largest non-zero component of the calendar difference, truncated, never rounded.

  const addMonths = (date, months) => {
    const day = new Date(date);
    day.setDate(1);
    day.setMonth(date.getMonth() + months);
    const last = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
    day.setDate(Math.min(date.getDate(), last));
    return day;
  };

  const addDays = (date, days) => {
    const day = new Date(date);
    day.setDate(date.getDate() + days);
    return day;
  };

  const relative = (then, now) => {
    const sign = then < now ? -1 : 1;
    const settle = (count, moved) => (sign * (moved(count) - then) > 0 ? count - sign : count);
    const months = settle(
      (then.getFullYear() - now.getFullYear()) * 12 + then.getMonth() - now.getMonth(),
      (count) => addMonths(now, count));
    if (Math.abs(months) >= 12) return [Math.trunc(months / 12), 'year'];
    if (months) return [months, 'month'];
    const wall = (date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 864e5;
    const days = settle(wall(then) - wall(now), (count) => addDays(now, count));
    if (Math.abs(days) >= 7) return [Math.trunc(days / 7), 'week'];
    if (days) return [days, 'day'];
    const seconds = Math.floor(then / 1e3) - Math.floor(now / 1e3);
    if (Math.abs(seconds) >= 3600) return [Math.trunc(seconds / 3600), 'hour'];
    if (Math.abs(seconds) >= 60) return [Math.trunc(seconds / 60), 'minute'];
    return [seconds, 'second'];
  };

  const liveDates = () => {
    const times = [...all('time[data-rel]')];
    if (!times.length) return;
    const format = new Intl.RelativeTimeFormat(root.lang, { numeric: 'always' });
    for (const time of times) {
      time.title = time.textContent;
      time.dataset.absolute = time.textContent;
    }
    const refresh = () => {
      const now = new Date();
      for (const time of times) {
        const text = time.dateTime;
        // A date without a time says nothing about hours: today's stays as it is written.
        const isDay = !text.includes('T');
        const then = new Date(isDay ? `${text}T00:00` : text);
        if (isNaN(then)) continue;
        const [count, unit] = relative(then, isDay ? new Date(new Date(now).setHours(0, 0, 0, 0)) : now);
        const shown = isDay && unit === 'second' ? time.dataset.absolute : format.format(count, unit);
        if (time.textContent !== shown) time.textContent = shown;
      }
    };
    refresh();
    setInterval(refresh, 60000);
    addEventListener('pageshow', refresh);
    document.addEventListener('visibilitychange', () => document.hidden || refresh());
  };

  // Likes: the visitor's own, kept in this browser, one more than the number that was published.

  const likeButtons = () => {
    for (const button of all('.like')) {
      const key = `like:${button.dataset.id}`;
      const count = document.getElementById(button.getAttribute('aria-describedby'));
      const base = +count.dataset.base;
      const before = count.textContent;
      const after = count.dataset.after;
      const show = (isOn) => {
        if (button.getAttribute('aria-pressed') === String(isOn)) return;
        button.setAttribute('aria-pressed', isOn);
        count.textContent = isOn ? after : before;
        count.parentElement.hidden = !isOn && !base;
      };
      button.hidden = false;
      show(recall(key) === '1');
      button.addEventListener('click', () => {
        const isOn = button.getAttribute('aria-pressed') !== 'true';
        remember(key, isOn && '1');
        show(isOn);
      });
      addEventListener('storage', (event) => {
        if (event.key === key) show(event.newValue === '1');
      });
    }
  };

  // The header tilts under the pointer as the original does; touch still scrolls the page.

  const tiltingHeader = () => {
    const header = document.querySelector('.profile');
    const cover = header && header.querySelector('.cover');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    if (!header || header.classList.contains('plain')) return;
    let start = null;
    const rest = () => {
      start = null;
      header.classList.remove('dragging');
      header.style.transform = '';
      if (cover) cover.style.transform = '';
    };
    header.addEventListener('dragstart', (event) => event.preventDefault());
    header.addEventListener('pointerdown', (event) => {
      if (event.isPrimary && !event.button && !calm.matches) start = event;
    });
    header.addEventListener('pointermove', (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      const x = event.clientX - start.clientX;
      const y = event.clientY - start.clientY;
      if (!header.classList.contains('dragging')) {
        if (Math.hypot(x, y) < 10) return;
        header.classList.add('dragging');
        header.setPointerCapture(event.pointerId);
      }
      header.style.transform = `perspective(900px) rotate3d(${x}, ${y}, 0, 5deg) scale(.9)`;
      if (cover) {
        const edge = (length) => Math.max(-12, Math.min(12, length / 20));
        cover.style.transform = `translate(${edge(x)}px, ${edge(y)}px)`;
      }
    });
    // A drag that ends on the name is no click on it.
    header.addEventListener('click', (event) => {
      if (header.dataset.dragged) event.preventDefault();
      delete header.dataset.dragged;
    }, true);
    header.addEventListener('pointerup', () => {
      if (header.classList.contains('dragging')) {
        header.dataset.dragged = '1';
        setTimeout(() => delete header.dataset.dragged);
      }
      rest();
    });
    header.addEventListener('pointercancel', rest);
  };

  // Light, dark, or as the system has it.

  const schemeButton = () => {
    const schemes = ['', 'light', 'dark'];
    const metas = [...all('meta[name="theme-color"]')].map((meta) => [meta, meta.content]);
    const button = document.querySelector('.scheme');
    const label = button && button.textContent.trim();
    let current = 0;
    const apply = (index) => {
      current = Math.max(0, index);
      const scheme = schemes[current];
      if (scheme) root.dataset.scheme = scheme;
      else delete root.dataset.scheme;
      for (const [meta, color] of metas) {
        meta.content = scheme ? metas[current - 1][1] : color;
      }
      if (!button) return;
      button.hidden = false;
      button.querySelector('use').setAttribute('href', `#i-${scheme || 'scheme'}`);
      button.lastElementChild.textContent = button.title = `${label}: ${button.dataset[scheme || 'system']}`;
    };
    apply(schemes.indexOf(recall('scheme') || ''));
    if (button) {
      button.addEventListener('click', () => {
        apply((current + 1) % 3);
        remember('scheme', schemes[current]);
      });
    }
    addEventListener('storage', (event) => {
      if (event.key === 'scheme') apply(schemes.indexOf(event.newValue || ''));
    });
  };

  // A browser shows a folder of the file system as a list; its page is index.html.

  const folderLinks = () => {
    if (location.protocol !== 'file:') return;
    const complete = (event) => {
      const link = event.target.closest && event.target.closest('a[href]');
      if (link && link.protocol === 'file:' && link.pathname.endsWith('/')) {
        link.pathname += 'index.html';
      }
    };
    for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, complete, true);
  };

  // What was visited can be read without a network; the preview is always near.

  const offlineReading = () => {
    const link = document.querySelector('link[data-worker]');
    if (!link || !navigator.serviceWorker || document.querySelector('script[src*="/.momentsgen/"]')) return;
    addEventListener('load', () => navigator.serviceWorker.register(link.dataset.worker).catch(() => {}));
  };

  schemeButton();
  offlineReading();
  liveDates();
  likeButtons();
  tiltingHeader();
  folderLinks();
})();

"""#),
    File(path: "assets/components.js", text: #"""
// Runs a site's own components: `<moment-component name="…" data-props="{…}">`, which has what is
// shown without JavaScript inside. Loaded only with pages that use one; docs/components.md has the
// contract.
(() => {
  'use strict';

  if (customElements.get('moment-component')) return;
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const components = new Map();
  const elements = new Set();

  customElements.define('moment-component', class extends HTMLElement {
    static observedAttributes = ['name', 'data-props'];
    #made = null;
    #fallback = null;

    connectedCallback() {
      elements.add(this);
      this.make();
    }

    disconnectedCallback() {
      elements.delete(this);
      this.#dismantle();
    }

    attributeChangedCallback(attribute, before, after) {
      if (!this.#made || before === after) return;
      if (attribute === 'name') {
        this.#dismantle();
        this.make();
      } else {
        this.update(true);
      }
    }

    make() {
      const component = components.get(this.getAttribute('name'));
      if (this.#made || !component || !this.isConnected) return;
      this.#fallback = [...this.childNodes];
      this.replaceChildren();
      this.#made = { component };
      this.#guard(() => { this.#made.state = component.make(this, this.#props, this.#context(false)); });
    }

    update(isAnimated) {
      const { component, state } = this.#made || {};
      if (component && component.update) {
        this.#guard(() => component.update(state, this.#props, this.#context(isAnimated)));
      }
    }

    #dismantle() {
      const { component, state } = this.#made || {};
      if (!component) return;
      this.#made = null;
      try {
        if (component.dismantle) component.dismantle(state);
      } finally {
        this.replaceChildren(...this.#fallback);
      }
    }

    // A component that fails gives its place back to what was there.
    #guard(body) {
      try {
        body();
      } catch (error) {
        this.#made = null;
        this.replaceChildren(...this.#fallback);
        reportError(error);
      }
    }

    get #props() { return JSON.parse(this.dataset.props || '{}'); }

    #context(isAnimated) {
      return {
        locale: root.lang,
        direction: root.dir || 'ltr',
        colorScheme: root.dataset.scheme || (dark.matches ? 'dark' : 'light'),
        reducedMotion: calm.matches,
        isAnimated: isAnimated && !calm.matches,
        isPreview: root.dataset.preview === 'author',
        send: (type, detail) => this.dispatchEvent(new CustomEvent('component-event', {
          bubbles: true,
          detail: { type, detail, component: this.getAttribute('name'), moment: (this.closest('article') || this).id },
        })),
      };
    }
  });

  addEventListener('moment-component', ({ detail }) => {
    if (components.has(detail.name)) return;
    components.set(detail.name, detail);
    for (const element of [...elements]) element.make();
  });

  const updateAll = () => { for (const element of [...elements]) element.update(false); };
  dark.addEventListener('change', updateAll);
  calm.addEventListener('change', updateAll);
  new MutationObserver(updateAll).observe(root, { attributes: true, attributeFilter: ['lang', 'dir', 'data-scheme'] });
})();

"""#),
    File(path: "assets/embed.js", text: #"""
// <moments-post src="…"> in any page: a moment of this site, or with view="timeline" or
// view="profile" the newest moments or the owner, as high as they are, in the page's own light or
// dark and with its dates. What stands inside the element is shown where this can't work.
(() => {
  'use strict';

  const script = document.currentScript;
  if (!script || !window.customElements || customElements.get('moments-post')) return;
  const root = new URL('.', script.src);
  const views = { timeline: 'embed/', profile: 'embed/profile/' };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const sheet = new CSSStyleSheet();
  // `!important` in a shadow tree is stronger than anything that the page says.
  sheet.replaceSync(`
    :host { display: block !important; max-inline-size: 550px !important; }
    ::slotted(iframe) { all: initial !important; display: block !important; inline-size: 100% !important; block-size: var(--moments-height, 320px) !important; border: 0 !important; border-radius: 16px !important; color-scheme: inherit !important; }`);

  const schemeOf = (element) => {
    const said = getComputedStyle(element).colorScheme;
    const [isLight, isDark] = [/light/.test(said), /dark/.test(said)];
    if (isLight || isDark) return isLight && isDark ? (dark.matches ? 'dark' : 'light') : isDark ? 'dark' : 'light';
    for (let place = element; place; place = place.parentElement) {
      const [red, green, blue, alpha = 1] = getComputedStyle(place).backgroundColor.match(/[\d.]+/g).map(Number);
      if (alpha > .5) return red * .3 + green * .59 + blue * .11 < 128 ? 'dark' : 'light';
    }
    return 'light';
  };

  customElements.define('moments-post', class extends HTMLElement {
    static observedAttributes = ['src', 'view'];
    #frame;
    #watch = new MutationObserver(() => this.#show());
    #changed = () => this.#show();
    #heard = ({ source, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || !(data && data.momentsHeight > 0)) return;
      this.#frame.style.setProperty('--moments-height', `${Math.min(data.momentsHeight, 2e4)}px`);
    };

    connectedCallback() {
      this.#watch.observe(document.documentElement, { attributes: true });
      dark.addEventListener('change', this.#changed);
      // By then the page's style sheets are there.
      addEventListener('load', this.#changed);
      addEventListener('message', this.#heard);
      this.#show();
    }

    disconnectedCallback() {
      this.#watch.disconnect();
      dark.removeEventListener('change', this.#changed);
      removeEventListener('load', this.#changed);
      removeEventListener('message', this.#heard);
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }

    // Only pages of the site that this script is from.
    #address() {
      const view = views[this.getAttribute('view')];
      if (view) return new URL(view, root);
      const address = new URL(this.getAttribute('src') || '', document.baseURI);
      const part = address.href.startsWith(root.href) && address.pathname.slice(root.pathname.length).match(/^(?:m|embed)\/([^/]+)\//);
      return part && new URL(`embed/${part[1]}/`, root);
    }

    #show() {
      const address = this.#address();
      if (!address) return;
      const lang = this.closest('[lang]');
      const scheme = schemeOf(this);
      address.hash = new URLSearchParams({ scheme, lang: (lang && lang.lang) || '' });
      if (!this.#frame) {
        const frame = this.#frame = document.createElement('iframe');
        frame.title = this.title || this.textContent.trim() || 'Moments';
        frame.loading = 'lazy';
        frame.slot = 'frame';
        frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
        frame.referrerPolicy = 'strict-origin-when-cross-origin';
        const shadow = this.attachShadow({ mode: 'open' });
        shadow.adoptedStyleSheets = [sheet];
        shadow.append(Object.assign(document.createElement('slot'), { name: 'frame' }));
        this.append(frame);
      }
      // Where the frame and its page disagree, browsers paint it opaque.
      this.#frame.style.setProperty('color-scheme', scheme, 'important');
      if (this.#frame.src !== address.href) this.#frame.src = address.href;
    }
  });
})();

"""#),
    File(path: "assets/icon.svg", text: #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<style>@media (prefers-color-scheme: dark) { .glow { opacity: .5 } .sign { fill: #F2F2F7 } }</style>
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3CA0F0"/><stop offset="1" stop-color="#1E5078"/></linearGradient>
<clipPath id="edge"><rect width="64" height="64" rx="18"/></clipPath>
</defs>
<g clip-path="url(#edge)">
<rect width="64" height="64" fill="url(#sky)"/>
<path d="M50-8c16 2 24 16 20 30S56 44 46 38 34 22 36 10 42-9 50-8z" class="glow" fill="#14BEFD" opacity=".75"/>
<path d="M32 49C20.5 41 13 33.8 13 25.2A10 10 0 0 1 23 15c3.7 0 7 1.9 9 5 2-3.1 5.3-5 9-5a10 10 0 0 1 10 10.2C51 33.8 43.5 41 32 49z" class="sign" fill="#FFFFFF"/>
</g>
</svg>

"""#),
    File(path: "assets/search-start.js", text: #"""
// Shows the search form, and fetches what it needs when somebody turns to it.
(() => {
  'use strict';

  const box = document.querySelector('.search');
  const form = box.querySelector('form');
  const reasons = ['focusin', 'pointerover', 'input'];
  const add = (name, members) => document.head.append(Object.assign(document.createElement(name), members));
  const start = () => {
    for (const reason of reasons) form.removeEventListener(reason, start);
    add('script', { src: box.dataset.script });
  };
  const show = () => {
    box.querySelector('.search-without').hidden = true;
    form.hidden = false;
  };
  add('link', { rel: 'stylesheet', href: box.dataset.style, onload: show, onerror: show });
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const reason of reasons) form.addEventListener(reason, start);
  if (location.search) start();
})();

"""#),
    File(path: "assets/search.css", text: #"""
/* The search page. */
.search { display: grid; gap: 16px; }
.search [hidden] { display: none; }
.search-form { display: grid; gap: 12px; }
.search-field input {
  inline-size: 100%;
  min-block-size: 48px;
  padding: 8px 16px;
  border: 1px solid transparent;
  border-radius: 15px;
  background: var(--well);
  color: var(--text);
  font: inherit;
  font-size: max(1rem, 16px);
}
.search-field input::placeholder { color: var(--text-2); opacity: 1; }
.search-filters { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; color: var(--text-2); }
.search-filters label { display: inline-flex; gap: 6px; align-items: center; min-block-size: 32px; }
.search-filters select {
  max-inline-size: 11em;
  min-block-size: 32px;
  padding: 2px 6px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card-solid);
  color: var(--text);
  font: inherit;
}
.search-filters input { inline-size: 20px; block-size: 20px; accent-color: var(--link); }
.search-without ul { margin-block-start: 8px; padding-inline-start: 1.2em; list-style: disc; }
.search-status { min-block-size: 1.4em; color: var(--text-2); }
.search-rows { display: grid; padding: 0; list-style: none; }
.search-row { display: grid; gap: 4px; padding-block: 14px; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
.search-link { display: grid; gap: 2px; color: var(--text); text-decoration: none; }
.search-link:hover .search-title, .search-link:hover .search-text { text-decoration: underline; text-underline-offset: 3px; }
.search-title { font-weight: 600; }
.search-warning { font-style: italic; }
.search-details, .search-date { color: var(--text-2); font-size: .875rem; }
.search-row mark { border-radius: 3px; background: #FFE28A; color: #000; }
.search-more { text-align: center; }
@media (forced-colors: active) {
  .search-field input { border-color: ButtonBorder; }
  .search-row mark { forced-color-adjust: none; background: Mark; color: MarkText; }
}
@media print {
  .search-form, .search-more { display: none; }
}

"""#),
    File(path: "assets/search.js", text: #"""
// The search page: loads the parts of the index that a query needs, as scripts, since browsers
// refuse `fetch` from the file system. The tokenizer is that of the build; its tables come with the
// index, and a table of vectors tests both.
(() => {
  'use strict';

  const box = document.querySelector('.search');
  const say = box.dataset;
  const form = box.querySelector('form');
  const field = form.elements.q;
  const status = box.querySelector('.search-status');
  const list = box.querySelector('.search-rows');
  const more = box.querySelector('.search-more');
  const button = more.querySelector('button');
  const pageSize = 10;
  // Files of terms that one unfinished word may load beside its own.
  const prefixFiles = 4;

  // MARK: Files of the index

  const arrived = new Map();
  const asked = new Map();
  const base = new URL(say.index, document.baseURI);
  const home = new URL(say.home, document.baseURI);
  let index;

  addEventListener('moments-search', ({ detail }) => {
    const [kind, name, content] = detail;
    // For whoever wants to see what a text is cut into: its tests.
    if (kind === 'tokens') detail.push(tokens(name, content).map((found) => found.text));
    else arrived.set(kind + name, content);
  });

  const load = (kind, name) => {
    const key = kind + name;
    if (!asked.has(key)) {
      asked.set(key, new Promise((done, fail) => {
        const script = document.createElement('script');
        const stop = () => {
          asked.delete(key);
          script.remove();
          fail(new Error(`no ${key}`));
        };
        script.src = new URL(kind === 'index' ? base : `${kind[0]}${name}.js`, base);
        script.onload = () => (arrived.has(key) ? done(arrived.get(key)) : stop());
        script.onerror = stop;
        document.head.append(script);
      }));
    }
    return asked.get(key);
  };

  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const digit = new Map([...digits].map((character, value) => [character, value]));

  const numbers = (text, body) => {
    let number = 0;
    let shift = 0;
    for (const character of text) {
      const value = digit.get(character);
      number += (value & 31) << shift;
      shift += 5;
      if (value < 32) {
        body(number);
        number = shift = 0;
      }
    }
  };

  const eachDocument = (text, body) => {
    if (text[0] === '!') {
      for (let place = 1; place < text.length; place++) {
        const bits = digit.get(text[place]);
        for (let bit = 0; bit < 6; bit++) if (bits >> bit & 1) body((place - 1) * 6 + bit);
      }
    } else {
      let document = -1;
      numbers(text, (gap) => body(document += gap + 1));
    }
  };

  const prepare = (content) => {
    const rows = [0];
    numbers(content.rows, (count) => rows.push(rows.at(-1) + count));
    return { ...content, rows, terms: content.terms ? content.terms.split(' ') : [] };
  };

  // In the order of code points, as UTF-8 has it, not of UTF-16.
  const rank = (unit) => (unit >= 0xE000 ? unit - 0x800 : unit >= 0xD800 ? unit + 0x2000 : unit);
  const precedes = (a, b) => {
    const length = Math.min(a.length, b.length);
    for (let place = 0; place < length; place++) {
      const [x, y] = [a.charCodeAt(place), b.charCodeAt(place)];
      if (x !== y) return rank(x) < rank(y);
    }
    return a.length < b.length;
  };

  // How many of an ordered list don't come after a value: the value's file.
  const fileOf = (starts, value, isBefore) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(value, starts[middle])) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  const nameOf = (file) => {
    if (!file) return '0';
    let hash = 0x811C9DC5;
    for (const byte of new TextEncoder().encode(index.terms[file - 1])) {
      hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return (hash >>> 0).toString(16);
  };

  const termsOf = async (file) => {
    const name = nameOf(file);
    const content = await load('terms', name);
    if (typeof content !== 'string') return content;
    const entries = content ? content.split(';').map((entry) => entry.split(' ')) : [];
    arrived.set(`terms${name}`, entries);
    asked.set(`terms${name}`, entries);
    return entries;
  };

  // MARK: Tokens; the same as in the build

  const within = (ranges, value) => ranges.some(([first, last]) => value >= first && value <= last);

  const folded = (text) => {
    const { dropped, folded: folds, shifted } = index.rules;
    let kept = '';
    for (const character of text.normalize('NFKD').toLowerCase()) {
      const value = character.codePointAt(0);
      if (value < 0x80) kept += character;
      else if (!within(dropped, value)) {
        const shift = shifted.find(([first, last]) => value >= first && value <= last);
        kept += folds[character] || (shift ? String.fromCodePoint(value - shift[0] + shift[2]) : character);
      }
    }
    return kept.normalize('NFC');
  };

  const kindOf = (character) => {
    if (character === '#') return 'hash';
    if (character === '+') return 'plus';
    if (character === '-' || character === '_') return 'connector';
    if (index.rules.apostrophes.includes(character)) return 'apostrophe';
    if (character < '\x80') return /[a-z0-9]/.test(character) ? 'word' : 'separator';
    if (within(index.rules.unspaced, character.codePointAt(0))) return 'unspaced';
    if (/[\p{L}\p{N}\p{M}]/u.test(character)) return 'word';
    return /\p{So}/u.test(character) ? 'symbol' : 'separator';
  };

  // Each with its text; `isOpen`: it may be the beginning of a longer one.
  const tokens = (text, isQuery) => {
    const characters = [...folded(text)];
    const kinds = characters.map(kindOf);
    const limit = index.rules.longestWord;
    const found = [];
    const emit = (start, end, isOpen = false, most = Infinity) =>
      found.push({ text: characters.slice(start, Math.min(end, start + most)).join(''), isOpen });
    const isLetter = (place) => kinds[place] === 'word' || kinds[place] === 'unspaced';
    const endOf = (kind, place) => {
      while (kinds[place] === kind) place++;
      return place;
    };

    const endOfSuffix = (start) => {
      if (kinds[start] !== 'plus' && kinds[start] !== 'hash') return start;
      const end = endOf(kinds[start], start);
      return end - start <= 2 && !isLetter(end) ? end : start;
    };

    const joined = (start, end) => {
      const isLast = !(kinds[end] === 'apostrophe' && kinds[end + 1] === 'word');
      if (!isLast || kinds[start - 1] !== 'apostrophe' || kinds[start - 2] !== 'word') return;
      while (kinds[start - 1] === 'word' || kinds[start - 1] === 'apostrophe' && kinds[start - 2] === 'word') start--;
      const letters = characters.slice(start, end).filter((_, place) => kinds[start + place] === 'word');
      found.push({ text: letters.slice(0, limit).join('') });
    };

    const word = (start, end) => {
      const suffix = endOfSuffix(end);
      if (suffix > end) {
        emit(start, suffix, false, limit);
        if (isQuery) return;
      }
      emit(start, end, true, limit);
      if (!isQuery) joined(start, end);
    };

    const endOfTag = (hash) => {
      let place = hash + 1;
      if (!isLetter(place)) return place;
      while (isLetter(place) || kinds[place] === 'connector') place++;
      while (kinds[place - 1] === 'connector') place--;
      return place;
    };

    for (let place = 0; place < characters.length;) {
      const start = place;
      const kind = kinds[place];
      if (kind === 'word') {
        place = endOf(kind, place);
        word(start, place);
      } else if (kind === 'unspaced') {
        place = endOf(kind, place);
        for (let first = start; first < place - 1; first++) emit(first, first + 2);
        if (!isQuery || place - start === 1) emit(place - 1, place);
      } else if (kind === 'hash') {
        const end = endOfTag(place);
        if (end > place + 1) emit(start, end, true, limit + 1);
        place = isQuery ? end : place + 1;
      } else {
        if (kind === 'symbol') emit(start, start + 1);
        place++;
      }
    }
    return found;
  };

  // MARK: Finding

  // Weights of the documents that hold a token: whole words before beginnings of words, titles and
  // tags before text.
  const weights = async ({ text, isOpen }) => {
    const found = new Uint8Array(index.count);
    const own = fileOf(index.terms, text, precedes);
    const isPrefix = isOpen && text.length > 1;
    const last = isPrefix ? fileOf(index.terms, `${text}\u{10FFFF}`, precedes) : own;
    const files = [];
    // An exact word may begin a file, or lie in the one before.
    for (let file = own; file <= Math.min(last, own + prefixFiles); file++) files.push(termsOf(file));
    for (const entries of await Promise.all(files)) {
      for (const [term, documents, strong] of entries) {
        const isExact = term === text;
        if (!isExact && !(isPrefix && term.startsWith(text))) continue;
        const raise = (weight) => (document) => {
          if (found[document] < weight) found[document] = weight;
        };
        eachDocument(documents, raise(strong === '*' ? (isExact ? 6 : 2) : (isExact ? 3 : 1)));
        if (strong && strong !== '*') eachDocument(strong, raise(isExact ? 6 : 2));
      }
    }
    return found;
  };

  // Numbers of documents, the best first, the newest of equals first.
  const find = async ({ query, year, facets }) => {
    const searched = tokens(query, true);
    if (query.trim() && !searched.length) return [];
    const scored = await Promise.all(searched.map(weights));
    const required = await Promise.all(facets.map((text) => weights({ text })));
    let [first, end] = [0, index.count];
    if (year) {
      const { years } = index.facets;
      const place = years.findIndex(([name]) => String(name) === year);
      if (place < 0) return [];
      first = years[place][1];
      end = place + 1 < years.length ? years[place + 1][1] : end;
    }
    const found = [];
    for (let number = first; number < end; number++) {
      let score = 0;
      if (required.every((list) => list[number]) && scored.every((list) => (score += list[number], list[number]))) {
        found.push([score, number]);
      }
    }
    return found.sort((a, b) => b[0] - a[0] || b[1] - a[1]).map(([, number]) => number);
  };

  const rowOf = async (number) => {
    const file = fileOf(index.rows.slice(1), number, (a, b) => a < b);
    return (await load('rows', file))[number - index.rows[file]];
  };

  // MARK: Showing

  // What to mark: words from their beginning, runs of unspaced scripts wherever they stand.
  const needlesOf = (query) => {
    const needles = [];
    const text = folded(query);
    const characters = [...text];
    const kinds = characters.map(kindOf);
    for (let place = 0; place < characters.length;) {
      const start = place;
      const kind = kinds[place];
      while (place < characters.length && kinds[place] === kind) place++;
      if (kind === 'word') {
        const suffix = kinds[place] === 'plus' || kinds[place] === 'hash' ? characters.slice(place).join('').match(/^[+#]{1,2}(?=\s|$)/) : null;
        needles.push({ text: characters.slice(start, place).join('') + (suffix ? suffix[0] : ''), isWord: true });
      } else if (kind === 'unspaced') {
        needles.push({ text: characters.slice(start, place).join('') });
      } else if (kind === 'symbol') {
        for (const character of characters.slice(start, place)) needles.push({ text: character });
      }
    }
    return needles;
  };

  // A text folded piece by piece, so that each folded letter knows where it comes from.
  const mapped = (text) => {
    let plain = '';
    const from = [];
    for (const { 0: piece, index: start } of text.matchAll(/[\u1100-\u115F][\u1160-\u11FF]*|\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/gu)) {
      const part = piece < '\x80' && piece.length === 1 ? piece.toLowerCase() : folded(piece);
      for (let place = 0; place < part.length; place++) from.push([start, start + piece.length]);
      plain += part;
    }
    return { plain, from };
  };

  // `don't` for who looks for `dont`.
  const joinedUp = ({ plain, from }) => {
    const kept = [...from.keys()].filter((place) => !index.rules.apostrophes.includes(plain[place]));
    return { plain: kept.map((place) => plain[place]).join(''), from: kept.map((place) => from[place]) };
  };

  // Places of the text to mark, in order, none over another.
  const hitsIn = (text, needles) => {
    const hits = [];
    const look = ({ plain, from }, needle) => {
      const count = hits.length;
      for (let place = plain.indexOf(needle.text); place >= 0; place = plain.indexOf(needle.text, place + 1)) {
        const before = [...plain.slice(Math.max(0, place - 2), place)].at(-1);
        if (needle.isWord && before && kindOf(before) === 'word') continue;
        hits.push([from[place][0], from[place + needle.text.length - 1][1]]);
      }
      return hits.length > count;
    };
    const whole = mapped(text);
    for (const needle of needles) if (!look(whole, needle) && needle.isWord) look(joinedUp(whole), needle);
    hits.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    return hits.filter(([start], place) => !place || start >= Math.max(...hits.slice(0, place).map((hit) => hit[1])));
  };

  const marked = (text, hits, start = 0, end = text.length) => {
    const parts = document.createDocumentFragment();
    let place = start;
    for (const [from, to] of hits) {
      if (from < place || to > end) continue;
      const mark = document.createElement('mark');
      mark.textContent = text.slice(from, to);
      parts.append(text.slice(place, from), mark);
      place = to;
    }
    parts.append(text.slice(place, end));
    return parts;
  };

  // The part of a text around its first hit.
  const snippet = (text, hits) => {
    const [around, length] = [60, 220];
    let start = hits.length ? Math.max(0, hits[0][0] - around) : 0;
    if (start) start = Math.max(start, text.indexOf(' ', start) + 1 || start);
    if (hits.length && start > hits[0][0]) start = hits[0][0];
    let end = Math.min(text.length, start + length);
    // Not between the halves of a character.
    if (/[\uDC00-\uDFFF]/.test(text[start] || '')) start--;
    if (/[\uD800-\uDBFF]/.test(text[end - 1] || '')) end--;
    const parts = marked(text, hits, start, end);
    if (start) parts.prepend('…');
    if (end < text.length) parts.append('…');
    return parts;
  };

  const element = (name, className, ...content) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  };

  const shownRow = ([address, date, title, text, details, flags], needles) => {
    const line = (className, content) => {
      const made = element('span', className, content);
      made.dir = 'auto';
      return made;
    };
    const isFolded = flags & 2;
    const inText = isFolded ? [] : hitsIn(text, needles);
    const inTitle = hitsIn(title, needles);
    const inDetails = hitsIn(details, needles);
    const link = element('a', 'search-link');
    link.href = new URL(address, home);
    if (title) link.append(line('search-title', marked(title, inTitle)));
    if (text) link.append(line(isFolded ? 'search-warning' : 'search-text', snippet(text, inText)));
    const row = element('li', 'search-row', link);
    if (inDetails.length && (!inText.length || details[0] === '#')) row.append(line('search-details', snippet(details, inDetails)));
    row.append(element('span', 'search-date', date));
    return row;
  };

  let turn = 0;
  let found = [];
  let shown = 0;

  const offer = (label, action) => {
    more.hidden = !label;
    button.textContent = label || '';
    button.onclick = action || null;
  };

  const showMore = async (query, mine) => {
    const rows = await Promise.all(found.slice(shown, shown + pageSize).map(rowOf));
    if (mine !== turn) return;
    const needles = needlesOf(query);
    const first = list.children.length;
    list.append(...rows.map((row) => shownRow(row, needles)));
    shown += rows.length;
    list.hidden = !shown;
    offer(shown < found.length && say.more, async () => {
      const wasFocused = document.activeElement === button;
      try {
        await showMore(query, mine);
        const next = list.children[shown - (shown % pageSize || pageSize)];
        if (wasFocused && next) next.querySelector('a').focus();
      } catch { fail(mine); }
    });
    return first;
  };

  const fail = (mine) => {
    if (mine !== turn) return;
    status.textContent = say.failed;
    offer(say.again, () => run());
  };

  const asks = () => ({
    query: field.value,
    year: form.elements.year.value,
    facets: [form.elements.tag.value, form.elements.person.value, form.elements.photos.checked ? 'has:photo' : ''].filter(Boolean),
  });

  // The address says what is searched for, so that it can be kept and passed on.
  const remember = () => {
    const address = new URL(location.href);
    for (const name of ['q', 'year', 'tag', 'person', 'photos']) {
      const input = form.elements[name];
      const value = input.type === 'checkbox' ? (input.checked ? '1' : '') : input.value;
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    try { history.replaceState(history.state, '', address); } catch { /* it stays as it is */ }
  };

  const run = async () => {
    const mine = ++turn;
    const wanted = asks();
    list.setAttribute('aria-busy', 'true');
    remember();
    offer();
    const slow = setTimeout(() => { if (mine === turn) status.textContent = say.loading; }, index ? 300 : 0);
    try {
      await ready();
      const isEmpty = !wanted.query.trim() && !wanted.year && !wanted.facets.length;
      const result = isEmpty ? [] : await find(wanted);
      if (mine !== turn) return;
      found = result;
      shown = 0;
      list.replaceChildren();
      list.hidden = true;
      await showMore(wanted.query, mine);
      if (mine !== turn) return;
      clearTimeout(slow);
      status.textContent = isEmpty ? '' : found.length
        ? say.results.replace('{count}', found.length.toLocaleString(document.documentElement.lang))
        : `${say.nothing.replace('{query}', () => wanted.query.trim())} ${say.nothingHint}`;
    } catch {
      fail(mine);
    } finally {
      clearTimeout(slow);
      if (mine === turn) list.removeAttribute('aria-busy');
    }
  };

  // MARK: The form

  const fill = (name, choices) => {
    const select = form.elements[name];
    select.append(...choices.map(([value, label]) => new Option(label, value)));
    select.closest('label').hidden = !choices.length;
  };

  const ready = async () => {
    if (index) return;
    index = prepare(await load('index', ''));
    const { years, tags, people } = index.facets;
    fill('year', years.map(([year]) => [year, year]).reverse());
    fill('tag', tags);
    fill('person', people);
    for (const name of ['year', 'tag', 'person']) {
      form.elements[name].value = initial.searchParams.get(name) || '';
      // A choice that isn't there any more is none.
      if (form.elements[name].selectedIndex < 0) form.elements[name].selectedIndex = 0;
    }
  };

  const initial = new URL(location.href);
  form.elements.photos.checked = initial.searchParams.get('photos') === '1';
  if (!field.value) field.value = initial.searchParams.get('q') || '';
  let pause;
  form.addEventListener('input', () => {
    clearTimeout(pause);
    list.setAttribute('aria-busy', 'true');
    pause = setTimeout(run, 120);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    run();
  });
  if (initial.search || field.value) {
    list.setAttribute('aria-busy', 'true');
    // The choices are known once the index is there; until then the address keeps them.
    ready().then(run, () => run());
  } else {
    ready().catch(() => {});
  }
})();

"""#),
    File(path: "assets/style.css", text: #"""
/* Numbers of the look: header 350, radius 30, avatar 44, gaps 18 and 20, photo 240 x 120. */

:root {
  color-scheme: light dark;
  --page: #D6D7E3;
  --card: rgb(255 255 255 / .6);
  --card-solid: #EFEFF4;
  --text: #000;
  --text-2: #55555C;
  --line: rgb(60 60 67 / .18);
  --well: rgb(60 60 67 / .09);
  --liked: #D81E43;
  --starred: #8A6100;
  --link: #0659B8;
  --shade: 0 20px 40px rgb(0 0 0 / .15);
  --soft: 0 2px 10px rgb(0 0 0 / .15);
  --disc-1: #E1E1EB;
  --disc-2: #E1E1EB;
  --disc-low: rgb(174 174 192 / .55);
  --ease: cubic-bezier(.2, .8, .2, 1);
}

@media (prefers-color-scheme: dark) {
  :root:not([data-scheme="light"]) {
    --page: #111;
    --card: rgb(44 44 47 / .66);
    --card-solid: #222224;
    --text: #FFF;
    --text-2: #B4B4BA;
    --line: rgb(235 235 245 / .18);
    --well: rgb(235 235 245 / .1);
    --liked: #FF5C77;
    --starred: #F1C40F;
    --link: #7DB2F5;
    --shade: 0 20px 40px rgb(0 0 0 / .5);
    --soft: 0 2px 10px rgb(255 255 255 / .15);
    --disc-1: #323C41;
    --disc-2: #19191E;
    --disc-low: rgb(0 0 0 / .6);
  }
}

:root[data-scheme="light"] { color-scheme: light; }

:root[data-scheme="dark"] {
  color-scheme: dark;
  --page: #111;
  --card: rgb(44 44 47 / .66);
  --card-solid: #222224;
  --text: #FFF;
  --text-2: #B4B4BA;
  --line: rgb(235 235 245 / .18);
  --well: rgb(235 235 245 / .1);
  --liked: #FF5C77;
  --starred: #F1C40F;
  --link: #7DB2F5;
  --shade: 0 20px 40px rgb(0 0 0 / .5);
  --soft: 0 2px 10px rgb(255 255 255 / .15);
  --disc-1: #323C41;
  --disc-2: #19191E;
  --disc-low: rgb(0 0 0 / .6);
}

@media (prefers-contrast: more) {
  :root:root {
    --card: var(--card-solid);
    --text-2: var(--text);
    --line: currentColor;
  }
}

@media (prefers-reduced-transparency: reduce) {
  :root:root { --card: var(--card-solid); }
}

@supports not (backdrop-filter: blur(1px)) {
  :root:root { --card: var(--card-solid); }
}

*, ::before, ::after { box-sizing: border-box; }
[hidden], data { display: none !important; }

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  background: var(--page);
}

body {
  position: relative;
  margin: 0 auto;
  max-width: 640px;
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--page);
  color: var(--text);
  font: 17px/22px -apple-system, system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans Arabic", sans-serif;
  font-size: 1.0625rem;
  line-height: 1.294;
  overflow-wrap: anywhere;
}

p, h1, h2, ul, figure { margin: 0; padding: 0; }
ul { list-style: none; }
main { flex: 1; min-width: 0; }
a { color: var(--link); text-underline-offset: .15em; }
img { display: block; max-width: 100%; }

:focus-visible {
  outline: 3px solid #0770E3;
  outline-offset: 2px;
  box-shadow: 0 0 0 2px #FFF;
}

.vh {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.icon {
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
}

.half { fill: currentColor; stroke: none; }

.skip {
  position: absolute;
  z-index: 3;
  inset-block-start: 10px;
  inset-inline-start: 10px;
  padding: 10px 16px;
  border-radius: 18px;
  background: var(--card-solid);
  color: var(--text);
}

.skip:not(:focus) { transform: translateY(-200%); }

/* The bar: a pill over the cover, in the flow where there is no cover. */

.top {
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 2px;
  align-self: flex-end;
  max-width: calc(100% - 20px);
  margin: 10px;
  padding: 2px 4px;
  border-radius: 20px;
  background: var(--card-solid);
  font-size: .8125rem;
  line-height: 1.385;
}

.top.over {
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
}

.top ul { display: flex; flex-wrap: wrap; }

.top a, .scheme {
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 32px;
  min-inline-size: 32px;
  padding: 4px 10px;
  border: 0;
  border-radius: 16px;
  background: none;
  color: var(--text);
  font: inherit;
  text-decoration: none;
  cursor: pointer;
}

.scheme { padding: 4px; }
.scheme[hidden] { display: flex !important; visibility: hidden; }
.top a:hover, .scheme:hover { background: var(--well); }

/* The header. */

.profile {
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  min-block-size: 350px;
  padding: 64px 10px 10px;
  border-radius: 30px;
  background: #2B3E52;
  color: #FFF;
  touch-action: pan-y pinch-zoom;
}

.profile.small { min-block-size: 160px; }

.scene {
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  background: linear-gradient(150deg, #6FA8D6, #2F5F8A 55%, #1E3A55);
}

.cover {
  position: absolute;
  inset: -12px;
  inline-size: calc(100% + 24px);
  max-inline-size: none;
  block-size: calc(100% + 24px);
  object-fit: cover;
  color: transparent;
}

.scene::after {
  content: "";
  position: absolute;
  inset: 0;
  background: linear-gradient(to top, rgb(0 0 0 / .68), rgb(0 0 0 / .56) 94px, rgb(0 0 0 / .28) 140px, rgb(0 0 0 / .08) 180px, transparent 210px);
}

.blob {
  position: absolute;
  inline-size: 433px;
  block-size: 468px;
  fill: #14BEFD;
  pointer-events: none;
}

.blob.a {
  inset-block-start: calc(50% - 434px);
  inset-inline-start: calc(50% - 16.5px);
  rotate: 90deg;
  mix-blend-mode: multiply;
}

.blob.b {
  inset-block-start: calc(50% - 484px);
  inset-inline-start: calc(50% - 416.5px);
  mix-blend-mode: overlay;
}

.owner {
  display: flex;
  align-items: center;
  gap: 18px;
  min-inline-size: 0;
}

.owner-name {
  min-inline-size: 0;
  font-size: 1.375rem;
  line-height: 1.273;
  font-weight: 400;
  text-align: end;
}

.owner-name a { color: inherit; text-decoration: none; }
.owner-name a:hover { text-decoration: underline; }
.owner .avatar { inline-size: 80px; block-size: 80px; font-size: 1.75rem; box-shadow: none; }

.profile.plain { min-block-size: 0; background: none; color: var(--text); }

/* Avatars: a picture, or letters on a colour that keeps 4.5:1 under white. */

.avatar {
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--well);
  box-shadow: var(--soft);
  color: #FFF;
  font-size: 1rem;
  line-height: 1;
  white-space: nowrap;
}

.rounded .avatar { border-radius: 18%; }
.avatar img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.avatar .icon { inline-size: 80%; block-size: 80%; fill: currentColor; stroke: none; align-self: flex-end; }

.c0 { background: #B0413E; }
.c1 { background: #A3512B; }
.c2 { background: #8A6116; }
.c3 { background: #62701C; }
.c4 { background: #3B7A3A; }
.c5 { background: #1F7A63; }
.c6 { background: #1B7688; }
.c7 { background: #2B6CA8; }
.c8 { background: #4A5FB5; }
.c9 { background: #6E53AE; }
.c10 { background: #8E4A9C; }
.c11 { background: #A64072; }

/* Cards. */

.feed { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
.feed > .profile { order: -2; }
.feed > .heading { order: -1; }
.profile + .card { margin-block-start: 20px; }
.feed > .card { margin-block: 0; }
.heading { font-size: 1.375rem; line-height: 1.273; font-weight: 600; }
.feed > .heading { padding-inline: 34px; }

.card {
  position: relative;
  margin-inline: 16px;
  padding: 18px;
  border-radius: 30px;
  background: var(--card);
  box-shadow: var(--shade);
  -webkit-backdrop-filter: blur(20px);
  backdrop-filter: blur(20px);
}

@supports (corner-shape: squircle) {
  .card, .profile, .scene { corner-shape: superellipse(1.3); }
}

.h-entry {
  display: flow-root;
  /* Not content-visibility: Chromium leaves what it skips out of the accessibility tree. */
  contain: layout style;
  padding-inline-start: 80px;
  min-block-size: 80px;
  color: var(--text-2);
}

.h-entry:target { outline: 3px solid #3CA0F0; outline-offset: -3px; }

.h-entry > * + * { margin-block-start: 8px; }
.h-entry > .by { margin-block-start: 0; }
.h-entry > .title, .by + .e-content { margin-block-start: 2px; }

.by { display: flex; align-items: baseline; gap: 12px; }
.by .avatar { position: absolute; inset-block-start: 18px; inset-inline-start: 18px; }

.name {
  flex: 1;
  min-inline-size: 0;
  color: var(--text);
  font-size: .9375rem;
  line-height: 1.333;
  font-weight: 400;
}

.name a { display: inline-block; min-inline-size: 24px; padding-block: 3px; margin-block: -3px; color: inherit; text-decoration: none; }
.name a:hover { text-decoration: underline; }

.pinned, .when, .likes, .caption {
  font-size: .8125rem;
  line-height: 1.385;
}

.pinned { flex: none; display: flex; align-items: center; gap: 4px; }
.title:has(+ .e-content) { color: var(--text); font-weight: 600; }

/* What a text may hold. */

.e-content > :first-child { margin-block-start: 0; }
.e-content > :last-child { margin-block-end: 0; }
.e-content :is(p, li, h1, h2, h3, h4, h5, h6, blockquote) { unicode-bidi: plaintext; text-align: start; }
.e-content :is(p, ul, ol, pre, blockquote, table, h1, h2, h3, h4, h5, h6) { margin-block: 8px; }
.e-content :is(h1, h2, h3, h4, h5, h6) { color: var(--text); font-size: 1em; line-height: inherit; }
.e-content ul { list-style: disc; }
.e-content :is(ul, ol) { padding-inline-start: 1.4em; }
.e-content li + li { margin-block-start: 4px; }
.e-content li:has(> input, > .task, > p > .task) { list-style: none; }
.e-content .task { display: inline-block; inline-size: 1.4em; margin-inline-start: -1.4em; }
.e-content input { inline-size: 16px; block-size: 16px; margin: 0; margin-inline: -1.4em .45em; vertical-align: -2px; accent-color: #1E5078; }
.e-content blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--line); }
.e-content :is(code, pre, kbd) { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em; }
.e-content code { padding: .1em .3em; border-radius: 5px; background: var(--well); }
.e-content pre { padding: 10px 12px; border-radius: 12px; background: var(--well); white-space: pre-wrap; text-align: start; }
.e-content pre code { padding: 0; background: none; font-size: 1em; }
.e-content table { max-inline-size: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.333; }
.e-content :is(th, td) { padding: 4px 10px 4px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-variant-numeric: tabular-nums; }
.e-content :is(th, td)[align="right"] { text-align: end; }
.e-content :is(th, td)[align="center"] { text-align: center; }
.e-content th { color: var(--text); font-weight: 600; }
.e-content hr { border: 0; border-block-start: 1px solid var(--line); margin-block: 12px; }
.e-content img { block-size: auto; }

/* Photos: one in the original's box, two to nine in the grid. */

.photos { display: grid; gap: 4px; grid-template-columns: repeat(3, minmax(0, 1fr)); max-inline-size: 300px; }
.photos.n1 { display: block; max-inline-size: 240px; }
.photos:is(.n2, .n4) { grid-template-columns: repeat(2, minmax(0, 1fr)); max-inline-size: 240px; }
.cell { position: relative; }
.photo { display: block; background: var(--well); color: var(--text-2); font-size: .8125rem; line-height: 1.385; text-decoration: none; }
.photo img, .missing { inline-size: 100%; block-size: auto; object-fit: cover; }
.photos:not(.n1) :is(img, .missing) { aspect-ratio: 1; }
.theme:not(.wide) .card:not(.full) .n1 img, .n1 .missing { aspect-ratio: 2; }
.missing { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 4px; padding: 6px; font-size: .8125rem; line-height: 1.2; text-align: center; }

.cell .more {
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  background: rgb(0 0 0 / .62);
  color: #FFF;
  font-size: 1.375rem;
  text-decoration: none;
}

.full .photos, .wide .photos.n1 { max-inline-size: 100%; }
.full .photos:is(.n2, .n4) { max-inline-size: 400px; }
:is(.full, .wide) .n1 img { max-block-size: 80vh; object-fit: contain; }
.caption { padding-block-start: 4px; }

picture { display: contents; }
.video { display: block; inline-size: 100%; block-size: auto; max-block-size: 70vh; border-radius: 12px; background: var(--well); }
audio.video { border-radius: 0; background: none; }

/* Mean colours of pictures, until they are there: red, green and blue in four steps each. */

.k000 { background: #202020; } .k001 { background: #202060; } .k002 { background: #2020a0; } .k003 { background: #2020e0; }
.k010 { background: #206020; } .k011 { background: #206060; } .k012 { background: #2060a0; } .k013 { background: #2060e0; }
.k020 { background: #20a020; } .k021 { background: #20a060; } .k022 { background: #20a0a0; } .k023 { background: #20a0e0; }
.k030 { background: #20e020; } .k031 { background: #20e060; } .k032 { background: #20e0a0; } .k033 { background: #20e0e0; }
.k100 { background: #602020; } .k101 { background: #602060; } .k102 { background: #6020a0; } .k103 { background: #6020e0; }
.k110 { background: #606020; } .k111 { background: #606060; } .k112 { background: #6060a0; } .k113 { background: #6060e0; }
.k120 { background: #60a020; } .k121 { background: #60a060; } .k122 { background: #60a0a0; } .k123 { background: #60a0e0; }
.k130 { background: #60e020; } .k131 { background: #60e060; } .k132 { background: #60e0a0; } .k133 { background: #60e0e0; }
.k200 { background: #a02020; } .k201 { background: #a02060; } .k202 { background: #a020a0; } .k203 { background: #a020e0; }
.k210 { background: #a06020; } .k211 { background: #a06060; } .k212 { background: #a060a0; } .k213 { background: #a060e0; }
.k220 { background: #a0a020; } .k221 { background: #a0a060; } .k222 { background: #a0a0a0; } .k223 { background: #a0a0e0; }
.k230 { background: #a0e020; } .k231 { background: #a0e060; } .k232 { background: #a0e0a0; } .k233 { background: #a0e0e0; }
.k300 { background: #e02020; } .k301 { background: #e02060; } .k302 { background: #e020a0; } .k303 { background: #e020e0; }
.k310 { background: #e06020; } .k311 { background: #e06060; } .k312 { background: #e060a0; } .k313 { background: #e060e0; }
.k320 { background: #e0a020; } .k321 { background: #e0a060; } .k322 { background: #e0a0a0; } .k323 { background: #e0a0e0; }
.k330 { background: #e0e020; } .k331 { background: #e0e060; } .k332 { background: #e0e0a0; } .k333 { background: #e0e0e0; }

/* What only some moments have. */

.fold > summary { padding-block: 6px; color: var(--text); cursor: pointer; }
.fold > * + * { margin-block-start: 8px; }
.veil > summary { padding: 24px 16px; border-radius: 12px; background: var(--well); text-align: center; }
.veil[open] > summary { padding-block: 8px; }

.component { margin-block: 8px; }
.component div { display: flex; gap: .5em; }
.component dl, .component dd { margin: 0; }
.component dt { color: var(--text-2); }

.link-card { display: flex; align-items: center; gap: 12px; padding: 10px; border-radius: 12px; background: var(--well); color: var(--text-2); font-size: .8125rem; line-height: 1.385; text-decoration: none; }
.link-card img { flex: none; inline-size: 64px; block-size: 64px; border-radius: 8px; object-fit: cover; }
.link-text { display: grid; min-inline-size: 0; }
.link-title { color: var(--text); font-size: .9375rem; line-height: 1.333; }
.link-card:hover .link-title { text-decoration: underline; }

.fact, .thread, .comments { font-size: .8125rem; line-height: 1.385; }
.fact { margin-block-start: 4px; }
.fact a, .thread a { display: inline-block; padding-block: 4px; margin-block: -4px; color: inherit; }
.rating { color: var(--starred); letter-spacing: .1em; }
.comments { padding: 8px 12px; border-radius: 12px; background: var(--well); }
.comment { display: flex; gap: 8px; }
.comment + .comment { margin-block-start: 8px; }
.comment .avatar { inline-size: 20px; block-size: 20px; font-size: .5625rem; box-shadow: none; }
.said { min-inline-size: 0; }
.who, .words, .words > p:first-child { display: inline; }
.who { color: var(--text); }
.who a { color: inherit; text-decoration: none; }
.said time { display: block; }

/* Quiet rows. */

.tags:not(:has(li)) { display: none; }
.tags { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: .8125rem; line-height: 1.385; }
.tags a { display: inline-block; min-inline-size: 24px; padding-block: 4px; text-decoration: none; }
.tags a::before { content: "#"; }
.tags a:hover { text-decoration: underline; }
.tags + .foot { margin-block-start: 4px; }

.foot { position: relative; }
.when a { display: inline-block; padding-block: 4px; margin-block: -4px; color: inherit; text-decoration: none; }
.when a:hover { text-decoration: underline; }

.likes { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; min-block-size: 20px; margin-block-start: 8px; }
.likes > .icon { inline-size: 16px; block-size: 16px; }
.likes.on > .icon { fill: var(--liked); stroke: var(--liked); }
.star .likes.on > .icon { fill: var(--starred); stroke: var(--starred); }
.likers { display: contents; }
.likers :is(li, .p-author) { display: flex; }
.likers .avatar { inline-size: 20px; block-size: 20px; font-size: .5625rem; box-shadow: 0 2px 6px rgb(0 0 0 / .15); }

/* The like button: only where the script runs; its room is kept there from the start. */

.like {
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: #E1E1EB;
  cursor: pointer;
}

.disc {
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 2px solid transparent;
  border-radius: 50%;
  background:
    linear-gradient(135deg, #3CA0F0, #1E5078) padding-box,
    linear-gradient(135deg, #3CA0F0, #1E5078) border-box;
  box-shadow: 5px 5px 10px var(--disc-low), -5px -5px 10px var(--disc-2);
}

.disc .icon { inline-size: 20px; block-size: 20px; stroke-width: 2; }

.like[aria-pressed="true"] { color: #F73757; }
.like[aria-pressed="true"] .icon { fill: currentColor; stroke: #FFF; stroke-width: 1; }
.like[aria-pressed="true"] .disc {
  background:
    linear-gradient(135deg, #1E5078, #3CA0F0) padding-box,
    linear-gradient(135deg, #3CA0F0, #1E5078) border-box;
}
.star .like[aria-pressed="true"] { color: #F1C40F; }

.js .foot { min-block-size: 46px; padding-inline-end: 58px; }

@media (scripting: enabled) {
  .foot { min-block-size: 46px; padding-inline-end: 58px; }
}

@media (scripting: none) {
  .like, .scheme.scheme { display: none !important; }
}

/* Between pages, and the rest. */

.pager {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 28px 34px 0;
  font-size: .9375rem;
  line-height: 1.333;
}

.pager:not(:has(a)) { display: none; }
.position { flex: 1; color: var(--text-2); text-align: center; }
.pager .older { margin-inline-start: auto; }

.pager a, .button {
  display: inline-block;
  padding: 11px 20px;
  border-radius: 22px;
  background: var(--card);
  color: var(--text);
  text-decoration: none;
}

.button { background: var(--well); }
.pager a:hover, .button:hover { text-decoration: underline; }

.empty { padding-block: 40px; color: var(--text-2); text-align: center; }
.card.plain { margin-block-start: 10px; padding: 24px; }

.tag-list { margin-block-start: 12px; }
.tag-list li + li { border-block-start: 1px solid var(--line); }
.tag-list a { display: flex; justify-content: space-between; gap: 18px; padding-block: 12px; color: var(--text); text-decoration: none; }
.tag-list a:hover bdi { text-decoration: underline; }
.tag-list bdi::before { content: "#"; color: var(--text-2); }
.number { flex: none; color: var(--text-2); font-variant-numeric: tabular-nums; }

.card.lost { display: grid; gap: 14px; padding-block-start: 200px; color: var(--text-2); overflow: hidden; }
.lost .heading { color: var(--text); }
.lost .blob { inset-block-start: -290px; inset-inline-start: -60px; }

.end { padding: 40px 34px 32px; color: var(--text-2); font-size: .8125rem; line-height: 1.6; text-align: center; }

@media (max-width: 479px) {
  .full .photos, .full .photos:is(.n1, .n2, .n4) { max-inline-size: none; margin-inline-start: -62px; }
}

@media (max-width: 359px) {
  .full .photos, .full .photos:is(.n1, .n2, .n4) { margin-inline-start: -54px; }
  .h-entry { padding-inline-start: 72px; }
  .card { margin-inline: 10px; }
}

/* Motion, only for those who don't mind it. */

@media (prefers-reduced-motion: no-preference) {
  .profile { transition: transform .8s var(--ease); }
  .cover { transition: transform .8s var(--ease); }
  .profile.dragging { transition-duration: .2s; }
  .like .icon { transition: fill .35s ease-in, stroke .35s ease-in; }
}

/* Pages in other sites' frames: nothing around the cards, whatever is behind them. */
html:has(.embed) { background: transparent; }
.embed { display: flow-root; min-height: 0; background: transparent; }
.embed .card { margin: 0 0 10px; background: var(--card-solid); box-shadow: none; backdrop-filter: none; -webkit-backdrop-filter: none; }
.embed .profile { margin: 0 0 10px; box-shadow: none; }
.embed-source { padding: 4px 16px 10px; border-radius: 15px; background: var(--card-solid); font-size: .8125rem; }
.embed-source a { display: inline-block; padding-block: 6px; }

@media (forced-colors: active) {
  .card, .top, .pager a, .button, .disc, .avatar { border: 1px solid; }
  .scene::after, .blob { display: none; }
  .owner-name { padding: 2px 8px; background: Canvas; }
  .like, .like[aria-pressed="true"] { color: ButtonText; }
  .like[aria-pressed="true"] .icon { stroke: currentColor; }
  .likes.on > .icon { fill: currentColor; stroke: currentColor; }
  .cell .more { background: Canvas; border: 1px solid; }
}

@media (prefers-contrast: more) {
  .card, .top { border: 1px solid; }
}

@media print {
  :root:root:root { color-scheme: light; --page: #FFF; --card: #FFF; --card-solid: #FFF; --text: #000; --text-2: #333; --link: #000; --line: #999; --well: #F2F2F2; }
  .top, .skip, .pager, .like, .end, .tags { display: none; }
  body { max-width: none; font-size: 11pt; }
  .card { break-inside: avoid; margin-inline: 0; border: 1px solid #999; box-shadow: none; backdrop-filter: none; -webkit-backdrop-filter: none; }
  .foot { min-block-size: 0; padding-inline-end: 0; }
  time[data-absolute] { font-size: 0; }
  time[data-absolute]::after { content: attr(data-absolute); font-size: .8125rem; }
  .photo img, .cover, .avatar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .e-content a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .8em; }
}

"""#),
    File(path: "author.html", text: #"""
{{#userURL}}
<a class="p-name u-url" href="{{userURL}}"><bdi>{{userName}}</bdi></a>
{{/userURL}}
{{^userURL}}
<bdi class="p-name">{{userName}}</bdi>
{{/userURL}}

"""#),
    File(path: "avatar.html", text: #"""
{{#url}}
<span class="avatar"><img class="u-photo" {{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}src="{{url}}" width="80" height="80" alt="" loading="lazy" decoding="async" draggable="false" referrerpolicy="no-referrer"></span>
{{/url}}
{{^url}}
<span class="avatar c{{color}}" aria-hidden="true">{{#initials}}{{initials}}{{/initials}}{{^initials}}<svg class="icon"><use href="#i-person"/></svg>{{/initials}}</span>
{{/url}}

"""#),
    File(path: "comments.html", text: #"""
<section class="comments" aria-label="{{commentsText}}">
<ul>
{{#comments}}
<li class="comment u-comment h-cite">
{{#avatar}}
{{>avatar}}
{{/avatar}}
<div class="said">
<p class="who"><span class="p-author h-card">{{#authorURL}}<a class="p-name u-url" href="{{authorURL}}"><bdi>{{name}}</bdi></a>{{/authorURL}}{{^authorURL}}<bdi class="p-name">{{name}}</bdi>{{/authorURL}}</span>{{#replyToName}} <span aria-hidden="true">→</span> <span class="vh">{{site.words.repliesTo}}</span> <bdi>{{replyToName}}</bdi>{{/replyToName}}<span>:</span></p>
<div class="words p-content" dir="auto">
{{{commentHTML}}}
</div>
{{#dateText}}
<time {{#dateISO}}datetime="{{dateISO}}" {{/dateISO}}class="dt-published">{{dateText}}</time>
{{/dateText}}
</div>
</li>
{{/comments}}
</ul>
{{#moreCommentsText}}
<p><a href="{{permalink}}">{{moreCommentsText}}</a></p>
{{/moreCommentsText}}
</section>

"""#),
    File(path: "component.html", text: #"""
<div class="component"><moment-component name="{{componentName}}" data-props="{{propsJSON}}">
{{#fallbackText}}
<p dir="auto">{{fallbackText}}</p>
{{/fallbackText}}
{{^fallbackText}}
{{#hasFacts}}
<dl>
{{#facts}}
<div><dt><bdi>{{factName}}</bdi></dt><dd dir="auto">{{factValue}}</dd></div>
{{/facts}}
</dl>
{{/hasFacts}}
{{/fallbackText}}
</moment-component>
{{#componentStyleURL}}
<link rel="stylesheet" href="{{componentStyleURL}}">
{{/componentStyleURL}}
<script src="{{runtimeURL}}" defer></script>
<script src="{{componentScriptURL}}" defer></script></div>

"""#),
    File(path: "components/star-rating.css", text: #"""
.star-rating { display: inline-flex; gap: 2px; padding: 4px; border-radius: 8px; color: var(--starred); }
.star-rating[role="slider"] { cursor: pointer; }
.star-rating-star { inline-size: 22px; block-size: 22px; background: var(--well); clip-path: polygon(50% 3%, 62% 37%, 98% 38%, 69% 60%, 79% 95%, 50% 75%, 21% 95%, 31% 60%, 2% 38%, 38% 37%); }
.star-rating-star[data-part="whole"] { background: currentColor; }
.star-rating-star[data-part="half"] { background: linear-gradient(90deg, currentColor 50%, var(--well) 50%); }
[dir="rtl"] .star-rating-star[data-part="half"] { background: linear-gradient(270deg, currentColor 50%, var(--well) 50%); }
@media (prefers-reduced-motion: no-preference) {
  .star-rating[data-animated="true"] .star-rating-star { transition: background-color .2s; }
}
@media (forced-colors: active) {
  .star-rating-star { forced-color-adjust: none; background: GrayText; }
  .star-rating-star[data-part="whole"] { background: CanvasText; }
}

"""#),
    File(path: "components/star-rating.js", text: #"""
// The built-in component: a row of five stars for `rating`, halves allowed. In the preview it can
// be changed, by pointer and by keyboard, and says so with a `change` event.
dispatchEvent(new CustomEvent('moment-component', { detail: {
  name: 'star-rating',

  make(element, props, context) {
    const row = document.createElement('span');
    row.className = 'star-rating';
    const state = { row, rating: 0 };
    element.append(row);
    for (let star = 0; star < 5; star++) {
      const shape = row.appendChild(document.createElement('span'));
      shape.setAttribute('aria-hidden', 'true');
      shape.className = 'star-rating-star';
    }
    if (context.isPreview) this.makeEditable(state, context);
    this.update(state, props, context);
    return state;
  },

  update(state, { rating = 0, label }, context) {
    const { row } = state;
    state.rating = Math.min(5, Math.max(0, Math.round(rating * 2) / 2));
    state.label = label;
    const number = new Intl.NumberFormat(context.locale || undefined);
    const text = `${label ? `${label}: ` : ''}${number.format(state.rating)} / ${number.format(5)}`;
    row.dataset.animated = context.isAnimated;
    [...row.children].forEach((shape, star) => {
      const part = Math.min(1, Math.max(0, state.rating - star));
      shape.dataset.part = part === 1 ? 'whole' : part ? 'half' : 'none';
    });
    if (context.isPreview) {
      row.setAttribute('aria-valuenow', state.rating);
      row.setAttribute('aria-valuetext', text);
      row.setAttribute('aria-label', label || 'rating');
    } else {
      row.setAttribute('role', 'img');
      row.setAttribute('aria-label', text);
    }
  },

  dismantle({ stop }) {
    if (stop) stop.abort();
  },

  makeEditable(state, context) {
    const { row } = state;
    const stop = state.stop = new AbortController();
    for (const [name, value] of Object.entries({ role: 'slider', tabindex: 0, 'aria-valuemin': 0, 'aria-valuemax': 5 })) {
      row.setAttribute(name, value);
    }
    const choose = (rating) => {
      const before = state.rating;
      this.update(state, { rating, label: state.label }, { ...context, isAnimated: !context.reducedMotion });
      if (state.rating !== before) context.send('change', { rating: state.rating });
    };
    row.addEventListener('click', ({ clientX }) => {
      const { left, width } = row.getBoundingClientRect();
      const part = (clientX - left) / width;
      choose(Math.ceil((context.direction === 'rtl' ? 1 - part : part) * 10) / 2);
    }, { signal: stop.signal });
    row.addEventListener('keydown', (event) => {
      const forward = context.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const backward = context.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
      const step = { [forward]: .5, ArrowUp: .5, [backward]: -.5, ArrowDown: -.5, Home: -5, End: 5 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      choose(state.rating + step);
    }, { signal: stop.signal });
  },
} }));

"""#),
    File(path: "embed.html", text: #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{embedPolicy}}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{{head.title}}</title>
<meta name="robots" content="noindex, follow">
{{#head.canonicalURL}}
<link rel="canonical" href="{{head.canonicalURL}}">
{{/head.canonicalURL}}
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="strict-origin-when-cross-origin">
<link rel="stylesheet" href="{{site.styleURL}}">
</head>
<body class="theme embed{{#site.hasRoundedAvatars}} rounded{{/site.hasRoundedAvatars}}{{#site.hasWidePhotos}} wide{{/site.hasWidePhotos}}{{#site.hasStarLikes}} star{{/site.hasStarLikes}}">
<svg class="vh" width="0" height="0" aria-hidden="true" focusable="false">
{{#site.hasStarLikes}}
<symbol id="i-like" viewBox="0 0 24 24"><path d="M12 3.2l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.2l-5.5 3 1.2-6.2L3.1 9.7l6.2-.8z"/></symbol>
{{/site.hasStarLikes}}
{{^site.hasStarLikes}}
<symbol id="i-like" viewBox="0 0 24 24"><path d="M12 20.4C6.5 16.5 3 13.1 3 9a4.8 4.8 0 0 1 4.8-4.9c1.7 0 3.3.9 4.2 2.4.9-1.5 2.5-2.4 4.2-2.4A4.8 4.8 0 0 1 21 9c0 4.1-3.5 7.5-9 11.4z"/></symbol>
{{/site.hasStarLikes}}
<symbol id="i-person" viewBox="0 0 24 24"><circle cx="12" cy="9" r="4.2"/><path d="M3.5 22a8.5 8.5 0 0 1 17 0z"/></symbol>
<symbol id="i-pin" viewBox="0 0 24 24"><path d="M9 3h6l-1 7 4 4v1.5H6V14l4-4zM12 15.5V22"/></symbol>
<symbol id="i-picture" viewBox="0 0 24 24"><path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9.5h.01"/></symbol>
</svg>
<main id="main" tabindex="-1">
{{#profile}}
{{>profile-header}}
{{/profile}}
{{#moments}}
{{>moment-card}}
{{/moments}}
<p class="embed-source"><a href="{{wholeURL}}"><bdi>{{site.title}}</bdi></a></p>
</main>
<script>(() => {
  const root = document.documentElement;
  const follow = () => {
    const host = new URLSearchParams(location.hash.slice(1));
    const scheme = host.get('scheme');
    if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
    for (const time of document.querySelectorAll('time[datetime]')) {
      const [day, clock] = time.dateTime.split('T');
      try {
        if (host.get('lang')) time.textContent = new Intl.DateTimeFormat(host.get('lang'), { dateStyle: 'long', timeStyle: clock && 'short', timeZone: 'UTC' }).format(new Date(`${day}T${clock ? clock.slice(0, 8) : '00:00:00'}Z`));
      } catch { /* it stays as it was written */ }
    }
  };
  const tell = () => parent.postMessage({ momentsHeight: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
  follow();
  addEventListener('hashchange', follow);
  new ResizeObserver(tell).observe(document.body);
})();</script>
</body>
</html>

"""#),
    File(path: "likes-row.html", text: #"""
<div class="likes{{#isLiked}} on{{/isLiked}}">
<svg class="icon" aria-hidden="true"><use href="#i-like"/></svg>
<p class="vh">{{sentence}}</p>
<ul class="likers" aria-hidden="true">
{{#likers}}
<li class="u-like h-cite" title="{{name}}"><span class="p-author h-card">
{{#avatar}}
{{>avatar}}
{{/avatar}}
<bdi class="p-name vh">{{name}}</bdi></span></li>
{{/likers}}
</ul>
{{#moreText}}
<span class="more" aria-hidden="true">{{moreText}}</span>
{{/moreText}}
<span class="count" id="c-{{id}}" role="status" data-base="{{count}}" data-after="{{countTextAfter}}">{{countText}}</span>
</div>

"""#),
    File(path: "link-card.html", text: #"""
<a class="link-card" href="{{linkURL}}">
{{#picture}}
<picture>
{{>sources}}
<img {{#isRemote}}referrerpolicy="no-referrer" {{/isRemote}}loading="lazy" decoding="async" {{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}src="{{src}}" alt=""></picture>
{{/picture}}
<span class="link-text"><bdi class="link-title">{{linkTitle}}</bdi>{{#linkDescription}}<span dir="auto">{{linkDescription}}</span>{{/linkDescription}}<span class="host">{{host}}</span></span></a>

"""#),
    File(path: "list-item.html", text: #"""
{{#profile}}
{{>profile-header}}
{{/profile}}
{{#moment}}
{{>moment-card}}
{{/moment}}

"""#),
    File(path: "moment-card.html", text: #"""
<article class="card h-entry{{#isPermalinkPage}} full{{/isPermalinkPage}}" id="{{anchor}}" aria-labelledby="t-{{id}}">
{{#isPermalinkPage}}
<h1 class="vh" id="t-{{id}}">{{heading}}</h1>
{{/isPermalinkPage}}
{{^isPermalinkPage}}
<h2 class="vh" id="t-{{id}}">{{heading}}</h2>
{{/isPermalinkPage}}
<div class="by p-author h-card">
{{#avatar}}
{{>avatar}}
{{/avatar}}
{{#isPermalinkPage}}
<h2 class="name">
{{>author}}
</h2>
{{/isPermalinkPage}}
{{^isPermalinkPage}}
<p class="name">
{{>author}}
</p>
{{/isPermalinkPage}}
{{#isPinned}}
<p class="pinned"><svg class="icon" aria-hidden="true"><use href="#i-pin"/></svg>{{site.words.pinned}}</p>
{{/isPinned}}
</div>
{{#title}}
<p {{#language}}lang="{{language}}" {{/language}}class="title" dir="{{direction}}">{{title}}</p>
{{/title}}
{{#details}}
{{#repostOf}}
<p class="thread"><a class="u-repost-of" href="{{referenceURL}}">{{label}}</a>{{#excerpt}} <q dir="auto">{{excerpt}}</q>{{/excerpt}}</p>
{{/repostOf}}
{{#replyTo}}
<p class="thread"><a class="u-in-reply-to" href="{{referenceURL}}">{{label}}</a>{{#excerpt}} <q dir="auto">{{excerpt}}</q>{{/excerpt}}</p>
{{/replyTo}}
{{/details}}
{{#warning}}
<details class="fold">
<summary dir="auto">{{warning}}</summary>
{{>moment-content}}
</details>
{{/warning}}
{{^warning}}
{{>moment-content}}
{{/warning}}
{{#details}}
{{>moment-facts}}
{{/details}}
{{#hasTags}}
<ul class="tags" aria-label="{{site.words.tags}}">
{{#tags}}
<li><a class="p-category" rel="tag" href="{{url}}"><bdi>{{name}}</bdi></a></li>
{{/tags}}
</ul>
{{/hasTags}}
<div class="foot">
<p class="when"><a class="u-url" href="{{permalink}}"><time {{#isDateRelative}}data-rel="" {{/isDateRelative}}class="dt-published" datetime="{{dateISO}}">{{postDateDescription}}</time></a></p>
{{#showsLikes}}
{{#likesRow}}
{{>likes-row}}
{{/likesRow}}
{{^likesRow}}
<div class="likes" hidden><svg class="icon" aria-hidden="true"><use href="#i-like"/></svg><span class="count" id="c-{{id}}" role="status" data-base="0" data-after="{{countTextAfter}}"></span></div>
{{/likesRow}}
<button type="button" class="like" aria-pressed="false" aria-describedby="c-{{id}}" data-id="{{id}}" hidden><span class="vh">{{site.words.like}}</span><span class="disc"><svg class="icon" aria-hidden="true"><use href="#i-like"/></svg></span></button>
{{/showsLikes}}
</div>
{{#details}}
{{#hasReplies}}
<section class="replies" aria-label="{{repliesText}}">
<ul>
{{#replies}}
<li class="thread"><a href="{{referenceURL}}">{{label}}</a>{{#excerpt}} <q dir="auto">{{excerpt}}</q>{{/excerpt}}</li>
{{/replies}}
</ul>
</section>
{{/hasReplies}}
{{#hasComments}}
{{>comments}}
{{/hasComments}}
{{/details}}
</article>

"""#),
    File(path: "moment-content.html", text: #"""
{{#bodyHTML}}
<div {{#language}}lang="{{language}}" {{/language}}class="e-content" dir="{{direction}}">
{{{bodyHTML}}}
</div>
{{/bodyHTML}}
{{#isSensitive}}
{{#hasMedia}}
<details class="fold veil">
<summary>{{site.words.sensitive}}</summary>
{{>moment-media}}
</details>
{{/hasMedia}}
{{/isSensitive}}
{{^isSensitive}}
{{>moment-media}}
{{/isSensitive}}
{{#details}}
{{#link}}
{{>link-card}}
{{/link}}
{{#component}}
{{>component}}
{{/component}}
{{/details}}

"""#),
    File(path: "moment-facts.html", text: #"""
{{#rating}}
<p class="fact rating" role="img" aria-label="{{label}}">{{stars}}</p>
{{/rating}}
{{#place}}
<p class="fact p-location h-geo"><bdi class="p-name">{{placeName}}</bdi>{{#latitude}}<data class="p-latitude" value="{{latitude}}"></data>{{/latitude}}{{#longitude}}<data class="p-longitude" value="{{longitude}}"></data>{{/longitude}}</p>
{{/place}}
{{#source}}
<p class="fact source">{{#sourceURL}}<a class="u-syndication" rel="noopener" href="{{sourceURL}}">{{label}}</a>{{/sourceURL}}{{^sourceURL}}{{label}}{{/sourceURL}}</p>
{{/source}}

"""#),
    File(path: "moment-media.html", text: #"""
{{#hasPhotos}}
{{>photo-grid}}
{{/hasPhotos}}
{{#videos}}
{{>video}}
{{/videos}}

"""#),
    File(path: "moment.html", text: #"""
{{<page}}
{{$head}}
{{#head.posting}}
{{>posting-data}}
{{/head.posting}}
{{/head}}
{{$main}}
{{#profile}}
{{>profile-header}}
{{/profile}}
{{#moment}}
{{>moment-card}}
{{/moment}}
<nav class="pager" aria-label="{{site.words.pages}}">
{{#newerURL}}
<a class="newer" rel="prev" href="{{newerURL}}">{{site.words.newer}}</a>
{{/newerURL}}
{{#olderURL}}
<a class="older" rel="next" href="{{olderURL}}">{{site.words.older}}</a>
{{/olderURL}}
</nav>
{{/main}}
{{/page}}

"""#),
    File(path: "not-found.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain lost">
<svg class="blob" viewBox="0 0 433 468" aria-hidden="true" focusable="false"><path d="M232 6c86-14 164 40 192 134 22 74 2 148-46 204-50 58-116 100-200 96C94 436 26 392 8 314c-18-82 14-146 66-204C118 60 160 18 232 6z"/></svg>
<h1 class="heading">{{site.words.notFoundTitle}}</h1>
<p>{{site.words.notFoundText}}</p>
<p><a class="button" href="{{site.homeURL}}">{{site.words.backHome}}</a></p>
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "offline.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain lost">
<h1 class="heading">{{site.words.offlineTitle}}</h1>
<p>{{site.words.offlineText}}</p>
<p><a class="button" href="{{site.homeURL}}">{{site.words.backHome}}</a></p>
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "page.html", text: #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{site.contentSecurityPolicy}}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{{head.title}}</title>
<meta name="description" content="{{head.description}}">
{{#head.canonicalURL}}
<link rel="canonical" href="{{head.canonicalURL}}">
{{/head.canonicalURL}}
{{#head.oembedURL}}
<link rel="alternate" type="application/json+oembed" href="{{head.oembedURL}}" title="{{head.title}}">
{{/head.oembedURL}}
{{#head.isIndexable}}
<meta name="robots" content="index, follow, max-image-preview:large">
{{/head.isIndexable}}
{{^head.isIndexable}}
<meta name="robots" content="noindex, follow">
{{/head.isIndexable}}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#D6D7E3">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111111">
<meta name="referrer" content="strict-origin-when-cross-origin">
<link rel="stylesheet" href="{{site.styleURL}}">
<script src="{{site.scriptURL}}" defer></script>
{{#site.faviconURL}}
<link rel="icon" href="{{site.faviconURL}}" sizes="32x32">
{{/site.faviconURL}}
<link rel="icon" href="{{site.iconURL}}" type="image/svg+xml" sizes="any">
{{#site.touchIconURL}}
<link rel="apple-touch-icon" href="{{site.touchIconURL}}">
{{/site.touchIconURL}}
{{#site.manifestURL}}
<link rel="manifest" href="{{site.manifestURL}}"{{#site.workerURL}} data-worker="{{site.workerURL}}"{{/site.workerURL}}>
{{/site.manifestURL}}
{{#head.feeds}}
<link rel="alternate" type="{{feedType}}" href="{{feedURL}}" title="{{feedTitle}}">
{{/head.feeds}}
{{#site.feeds}}
<link rel="alternate" type="{{feedType}}" href="{{feedURL}}" title="{{feedTitle}}">
{{/site.feeds}}
{{#site.ownerPages}}
<link rel="me" href="{{address}}">
{{/site.ownerPages}}
{{#site.fediverseCreator}}
<meta name="fediverse:creator" content="{{site.fediverseCreator}}">
{{/site.fediverseCreator}}
{{#head.sharing}}
<meta property="og:title" content="{{head.title}}">
<meta property="og:type" content="{{kind}}">
<meta property="og:url" content="{{pageURL}}">
<meta property="og:description" content="{{head.description}}">
<meta property="og:site_name" content="{{site.title}}">
<meta property="og:locale" content="{{site.locale}}">
{{#picture}}
<meta property="og:image" content="{{imageURL}}">
<meta property="og:image:type" content="{{imageType}}">
<meta property="og:image:width" content="{{imageWidth}}">
<meta property="og:image:height" content="{{imageHeight}}">
<meta property="og:image:alt" content="{{imageAlt}}">
{{/picture}}
{{#published}}
<meta property="article:published_time" content="{{published}}">
{{/published}}
{{#modified}}
<meta property="article:modified_time" content="{{modified}}">
{{/modified}}
<meta name="twitter:card" content="summary{{#isLarge}}_large_image{{/isLarge}}">
{{/head.sharing}}
{{$head}}{{/head}}
</head>
<body class="theme{{#site.hasRoundedAvatars}} rounded{{/site.hasRoundedAvatars}}{{#site.hasWidePhotos}} wide{{/site.hasWidePhotos}}{{#site.hasStarLikes}} star{{/site.hasStarLikes}}">
<a class="skip" href="#main">{{site.words.skipToContent}}</a>
<svg class="vh" width="0" height="0" aria-hidden="true" focusable="false">
{{#site.hasStarLikes}}
<symbol id="i-like" viewBox="0 0 24 24"><path d="M12 3.2l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.2l-5.5 3 1.2-6.2L3.1 9.7l6.2-.8z"/></symbol>
{{/site.hasStarLikes}}
{{^site.hasStarLikes}}
<symbol id="i-like" viewBox="0 0 24 24"><path d="M12 20.4C6.5 16.5 3 13.1 3 9a4.8 4.8 0 0 1 4.8-4.9c1.7 0 3.3.9 4.2 2.4.9-1.5 2.5-2.4 4.2-2.4A4.8 4.8 0 0 1 21 9c0 4.1-3.5 7.5-9 11.4z"/></symbol>
{{/site.hasStarLikes}}
<symbol id="i-person" viewBox="0 0 24 24"><circle cx="12" cy="9" r="4.2"/><path d="M3.5 22a8.5 8.5 0 0 1 17 0z"/></symbol>
<symbol id="i-pin" viewBox="0 0 24 24"><path d="M9 3h6l-1 7 4 4v1.5H6V14l4-4zM12 15.5V22"/></symbol>
<symbol id="i-picture" viewBox="0 0 24 24"><path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9.5h.01"/></symbol>
<symbol id="i-scheme" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"/><path class="half" d="M12 4a8 8 0 0 1 0 16z"/></symbol>
<symbol id="i-light" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4.5"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M4.9 19.1 7 17M17 7l2.1-2.1"/></symbol>
<symbol id="i-dark" viewBox="0 0 24 24"><path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/></symbol>
</svg>
<header class="top{{$bar}} over{{/bar}}">
<nav aria-label="{{site.words.mainNavigation}}">
<ul>
<li><a href="{{site.homeURL}}">{{site.words.home}}</a></li>
{{#site.tagsURL}}
<li><a href="{{site.tagsURL}}">{{site.words.tags}}</a></li>
{{/site.tagsURL}}
<li><a href="{{site.searchURL}}" data-search="">{{site.words.search}}</a></li>
{{#site.menu}}
<li><a href="{{url}}" dir="auto">{{label}}</a></li>
{{/site.menu}}
</ul>
</nav>
<button type="button" class="scheme" data-system="{{site.words.appearanceSystem}}" data-light="{{site.words.appearanceLight}}" data-dark="{{site.words.appearanceDark}}" hidden><svg class="icon" aria-hidden="true"><use href="#i-scheme"/></svg><span class="vh">{{site.words.appearance}}</span></button>
</header>
<main id="main" tabindex="-1">
{{$main}}{{/main}}
</main>
<footer class="end">
<p><bdi>{{site.title}}</bdi></p>
{{#site.subscribeURL}}
<p><a href="{{site.subscribeURL}}">{{site.words.subscribe}}</a></p>
{{/site.subscribeURL}}
<p>{{site.words.poweredBy}}</p>
</footer>
</body>
</html>

"""#),
    File(path: "pager.html", text: #"""
<nav class="pager" aria-label="{{site.words.pages}}">
{{#newerURL}}
<a class="newer" rel="prev" href="{{newerURL}}">{{site.words.newer}}</a>
{{/newerURL}}
<span class="position">{{position}}</span>
{{#olderURL}}
<a class="older" rel="next" href="{{olderURL}}">{{site.words.older}}</a>
{{/olderURL}}
</nav>

"""#),
    File(path: "photo-grid.html", text: #"""
<figure class="photos n{{gridCount}}" aria-label="{{photosLabel}}">
{{#photos}}
{{#isPermalinkPage}}
<div class="cell">
{{>photo}}
{{#caption}}
<p class="caption" dir="auto">{{caption}}</p>
{{/caption}}
</div>
{{/isPermalinkPage}}
{{^isPermalinkPage}}
{{^isBeyondGrid}}
<div class="cell">
{{>photo}}
{{#moreText}}
<a class="more" href="{{permalink}}">{{moreText}}</a>
{{/moreText}}
</div>
{{/isBeyondGrid}}
{{/isPermalinkPage}}
{{/photos}}
</figure>

"""#),
    File(path: "photo.html", text: #"""
{{#picture}}
<a class="photo{{#colorClass}} {{colorClass}}{{/colorClass}}" href="{{url}}"><picture>
{{>sources}}
<img {{#isLazy}}loading="lazy" decoding="async" {{/isLazy}}{{#isPriority}}fetchpriority="high" {{/isPriority}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#isRemote}}referrerpolicy="no-referrer" {{/isRemote}}{{#isAltFallback}}data-alt="fallback" {{/isAltFallback}}{{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}class="u-photo" src="{{src}}" alt="{{alt}}"></picture></a>
{{/picture}}
{{^picture}}
<span class="photo missing" role="img" aria-label="{{alt}}"><svg class="icon" aria-hidden="true"><use href="#i-picture"/></svg><span>{{site.words.photoMissing}}</span></span>
{{/picture}}

"""#),
    File(path: "plain.html", text: #"""
{{<page}}
{{$main}}
{{#profile}}
{{>profile-header}}
{{/profile}}
<article class="card plain">
<h1 {{#language}}lang="{{language}}" {{/language}}class="heading" dir="auto">{{heading}}</h1>
{{#bodyHTML}}
<div {{#language}}lang="{{language}}" {{/language}}class="e-content" dir="auto">
{{{bodyHTML}}}
</div>
{{/bodyHTML}}
{{#updatedText}}
<p class="fact">{{updatedText}}</p>
{{/updatedText}}
</article>
{{/main}}
{{/page}}

"""#),
    File(path: "posting-data.html", text: #"""
<script type="application/ld+json">{"@context":"https://schema.org","@type":"SocialMediaPosting","@id":{{address}},"url":{{address}},"mainEntityOfPage":{{address}},"datePublished":{{published}}{{#modified}},"dateModified":{{modified}}{{/modified}},"inLanguage":{{inLanguage}}{{#headline}},"headline":{{headline}}{{/headline}}{{#text}},"text":{{text}}{{/text}},"author":{"@type":"Person","name":{{authorName}}{{#authorURL}},"url":{{authorURL}}{{/authorURL}}}{{#hasImages}},"image":[{{#images}}{{^isFirst}},{{/isFirst}}{"@type":"ImageObject","url":{{imageAddress}}{{#hasSize}},"width":{{imageWidth}},"height":{{imageHeight}}{{/hasSize}},"caption":{{imageCaption}}}{{/images}}]{{/hasImages}}{{#keywords}},"keywords":{{keywords}}{{/keywords}},"interactionStatistic":{"@type":"InteractionCounter","interactionType":"https://schema.org/LikeAction","userInteractionCount":{{likeCount}} }{{#hasComments}},"commentCount":{{commentCount}}{{/hasComments}} }</script>
{{#rating}}
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","url":{{address}},"datePublished":{{published}},"author":{"@type":"Person","name":{{authorName}}},"itemReviewed":{"@type":"Thing","name":{{ratedName}}},"reviewRating":{"@type":"Rating","ratingValue":{{rating}},"bestRating":"5","worstRating":"0"} }</script>
{{/rating}}

"""#),
    File(path: "profile-data.html", text: #"""
<script type="application/ld+json">{"@context":"https://schema.org","@type":"ProfilePage","url":{{address}}{{#created}},"dateCreated":{{created}}{{/created}}{{#modified}},"dateModified":{{modified}}{{/modified}},"inLanguage":{{site.language}},"mainEntity":{"@type":"Person","name":{{ownerName}},"url":{{address}}{{#alternateName}},"alternateName":{{alternateName}}{{/alternateName}}{{#ownerImage}},"image":{{ownerImage}}{{/ownerImage}}{{#ownerDescription}},"description":{{ownerDescription}}{{/ownerDescription}}{{#hasSameAs}},"sameAs":[{{#sameAs}}{{^isFirst}},{{/isFirst}}{{address}}{{/sameAs}}]{{/hasSameAs}},"agentInteractionStatistic":{"@type":"InteractionCounter","interactionType":"https://schema.org/WriteAction","userInteractionCount":{{momentCount}} },"interactionStatistic":{"@type":"InteractionCounter","interactionType":"https://schema.org/LikeAction","userInteractionCount":{{likeCount}} } }{{#hasPostings}},"hasPart":[{{#postings}}{{^isFirst}},{{/isFirst}}{"@type":"SocialMediaPosting","url":{{postingAddress}},"datePublished":{{published}},"author":{"@type":"Person","name":{{ownerName}},"url":{{address}}},"interactionStatistic":{"@type":"InteractionCounter","interactionType":"https://schema.org/LikeAction","userInteractionCount":{{likeCount}} } }{{/postings}}]{{/hasPostings}} }</script>

"""#),
    File(path: "profile-header.html", text: #"""
<div class="profile p-author h-card{{^isPageHeading}} small{{/isPageHeading}}{{#site.hasPlainHeader}} plain{{/site.hasPlainHeader}}">
{{^site.hasPlainHeader}}
<div class="scene">
{{#cover}}
<picture>
{{>sources}}
<img {{#isCoverFirst}}fetchpriority="high" {{/isCoverFirst}}{{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#isRemote}}referrerpolicy="no-referrer" {{/isRemote}}class="cover u-featured" src="{{src}}" alt="{{coverAlt}}" draggable="false"></picture>
{{/cover}}
<svg class="blob a" viewBox="0 0 433 468" aria-hidden="true" focusable="false"><path d="M232 6c86-14 164 40 192 134 22 74 2 148-46 204-50 58-116 100-200 96C94 436 26 392 8 314c-18-82 14-146 66-204C118 60 160 18 232 6z"/></svg>
<svg class="blob b" viewBox="0 0 433 468" aria-hidden="true" focusable="false"><path d="M232 6c86-14 164 40 192 134 22 74 2 148-46 204-50 58-116 100-200 96C94 436 26 392 8 314c-18-82 14-146 66-204C118 60 160 18 232 6z"/></svg>
</div>
{{/site.hasPlainHeader}}
<div class="owner">
{{#isPageHeading}}
<h1 class="owner-name"><a class="p-name u-url" href="{{homeURL}}" draggable="false"><bdi>{{name}}</bdi></a></h1>
{{/isPageHeading}}
{{^isPageHeading}}
<p class="owner-name"><a class="p-name u-url" href="{{homeURL}}" draggable="false"><bdi>{{name}}</bdi></a></p>
{{/isPageHeading}}
{{#avatar}}
{{>avatar}}
{{/avatar}}
</div>
</div>

"""#),
    File(path: "redirect.html", text: #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
<meta charset="utf-8">
<title>{{head.title}}</title>
<meta name="robots" content="noindex">
{{#head.canonicalURL}}
<link rel="canonical" href="{{head.canonicalURL}}">
{{/head.canonicalURL}}
<meta http-equiv="refresh" content="0;url={{targetURL}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body>
<p>{{site.words.moved}} <a href="{{targetURL}}"><bdi>{{targetTitle}}</bdi></a></p>
</body>
</html>

"""#),
    File(path: "search.html", text: #"""
{{<page}}
{{$head}}
<script src="{{searchStartURL}}" defer></script>
{{/head}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain search" data-home="{{site.homeURL}}" data-index="{{indexURL}}" data-script="{{searchScriptURL}}" data-style="{{searchStyleURL}}"{{#searchWords}} data-loading="{{loading}}" data-results="{{results}}" data-nothing="{{nothing}}" data-nothing-hint="{{nothingHint}}" data-failed="{{failed}}" data-again="{{again}}" data-more="{{more}}"{{/searchWords}}>
{{#searchWords}}
<h1 class="heading">{{heading}}</h1>
<form role="search" class="search-form" action="./" hidden>
<p class="search-field"><label class="vh" for="q">{{field}}</label><input type="search" id="q" name="q" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" maxlength="200" dir="auto" placeholder="{{hint}}"></p>
<p class="search-filters">
<label>{{year}} <select name="year"><option value="">{{anyYear}}</option></select></label>
<label hidden>{{tag}} <select name="tag"><option value="">{{anyTag}}</option></select></label>
<label hidden>{{person}} <select name="person"><option value="">{{anyone}}</option></select></label>
<label class="check"><input type="checkbox" name="photos" value="1"> {{withPhotos}}</label>
</p>
</form>
<div class="search-without">
<p>{{needsScript}}</p>
<ul>
<li><a href="{{site.homeURL}}">{{site.words.home}}</a></li>
{{#site.tagsURL}}
<li><a href="{{site.tagsURL}}">{{site.words.tags}}</a></li>
{{/site.tagsURL}}
</ul>
</div>
{{/searchWords}}
<p class="search-status" role="status"></p>
<ol class="search-rows" hidden></ol>
<p class="search-more" hidden><button type="button" class="button">{{#searchWords}}{{more}}{{/searchWords}}</button></p>
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "sources.html", text: #"""
{{#sources}}
<source {{#isForReducedMotion}}media="(prefers-reduced-motion: reduce)" {{/isForReducedMotion}}type="{{type}}" srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}">
{{/sources}}

"""#),
    File(path: "subscribe.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<h1 class="heading">{{heading}}</h1>
<p>{{site.words.subscribeText}}</p>
{{#groups}}
<h2 dir="auto">{{groupTitle}}</h2>
<ul class="feeds">
{{#links}}
<li>{{format}}: <a href="{{feedURL}}"><code>{{feedAddress}}</code></a></li>
{{/links}}
</ul>
{{/groups}}
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "tags.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<h1 class="heading">{{heading}}</h1>
<ul class="tag-list">
{{#tags}}
<li><a rel="tag" href="{{url}}"><bdi>{{name}}</bdi><span class="number">{{countText}}</span></a></li>
{{/tags}}
</ul>
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "timeline.html", text: #"""
{{<page}}
{{$head}}
{{#head.profileData}}
{{>profile-data}}
{{/head.profileData}}
{{/head}}
{{$main}}
<div class="feed h-feed">
<data class="p-name" value="{{head.title}}"></data>
{{#heading}}
<h1 class="heading" dir="auto">{{heading}}</h1>
{{/heading}}
{{#items}}
{{>list-item}}
{{/items}}
{{#isEmpty}}
<p class="card empty">{{site.words.noMoments}}</p>
{{/isEmpty}}
</div>
{{#pager}}
{{>pager}}
{{/pager}}
{{/main}}
{{/page}}

"""#),
    File(path: "video.html", text: #"""
{{#hasPicture}}
<video {{#isLoop}}loop="" muted="" {{/isLoop}}{{#poster}}poster="{{poster}}" {{/poster}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#alt}}aria-label="{{alt}}" {{/alt}}controls="" playsinline="" preload="none" class="video u-video">
<source {{#type}}type="{{type}}" {{/type}}src="{{src}}">{{#captionsURL}}<track kind="captions" src="{{captionsURL}}" srclang="{{language}}" label="{{language}}" default="">{{/captionsURL}}</video>
{{/hasPicture}}
{{^hasPicture}}
<audio {{#alt}}aria-label="{{alt}}" {{/alt}}controls="" preload="none" class="video u-audio">
<source {{#type}}type="{{type}}" {{/type}}src="{{src}}">{{#captionsURL}}<track kind="captions" src="{{captionsURL}}" srclang="{{language}}" label="{{language}}" default="">{{/captionsURL}}</audio>
{{/hasPicture}}

"""#),
  ]
}
