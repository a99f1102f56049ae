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
    File(path: "archive.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<h1 class="heading">{{site.words.archive}}</h1>
{{#isEmpty}}
<p class="empty">{{site.words.noMoments}}</p>
{{/isEmpty}}
{{#years}}
<h2 class="year"><a href="{{yearURL}}">{{year}}</a> <span class="number">{{yearCount}}</span></h2>
<ul class="list">
{{#months}}
<li><a href="{{url}}"><span>{{label}}</span><span class="number">{{countText}}</span></a></li>
{{/months}}
</ul>
{{/years}}
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "assets/app.js", text: #"""
// What the pages can do beyond reading: live dates, the like button, the choice of light or dark,
// keys; photos, help and the tilting header bring scripts of their own when they are asked for. Everything is readable without it.
(() => {
  'use strict';

  const root = document.documentElement;
  const here = document.currentScript.src;
  const all = (selector) => document.querySelectorAll(selector);
  const moments = self.moments = {};
  root.classList.add('js');

  // Storage may be full or forbidden; what was chosen then holds as long as the page is open.
  const unkept = new Map();
  const recall = (key) => {
    if (unkept.has(key)) return unkept.get(key);
    try { return localStorage.getItem(key); } catch { return null; }
  };
  const remember = (key, value) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
      unkept.delete(key);
    } catch { unkept.set(key, value || null); }
  };

  // Parts that few visits need; './name' becomes the published name.
  const parts = {};
  const load = (...files) => Promise.all(files.map((file) => parts[file] ||= new Promise((done, fail) => {
    const isStyle = file.endsWith('.css');
    const part = document.createElement(isStyle ? 'link' : 'script');
    part[isStyle ? 'href' : 'src'] = new URL(file, here);
    if (isStyle) part.rel = 'stylesheet';
    else part.async = false;
    part.onload = done;
    part.onerror = () => { delete parts[file]; part.remove(); fail(); };
    document.head.append(part);
  })));

  // Texts that are changed here, and what was published: the preview may publish anew.
  const texts = new WeakMap();
  const published = (node) => {
    const text = node.textContent;
    if (texts.get(node)?.shown !== text) texts.set(node, { text, shown: text });
    return texts.get(node).text;
  };
  const put = (node, text) => {
    published(node);
    texts.get(node).shown = text;
    if (node.textContent !== text) node.textContent = text;
  };

  // Says something without taking the focus.
  const say = (text) => {
    const line = document.querySelector('.toast') || document.createElement('div');
    line.className = 'toast';
    line.setAttribute('role', 'status');
    line.replaceChildren();
    document.body.append(line);
    const words = document.createElement('span');
    words.textContent = text;
    setTimeout(() => line.append(words), 50);
    clearTimeout(say.timer);
    say.timer = setTimeout(() => line.replaceChildren(), 5000);
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

  let words;
  const language = root.lang || 'en';
  const findWords = () => { words ||= new Intl.RelativeTimeFormat(language, { numeric: 'always' }); };

  const showDates = () => {
    findWords();
    const now = new Date();
    for (const time of all('time[data-rel]')) {
      // A date without a time says nothing about hours: today's stays as it is written.
      const isDay = time.dataset.rel === 'day';
      const then = new Date(isDay ? `${time.dateTime.slice(0, 10)}T00:00` : time.dateTime);
      if (isNaN(then)) continue;
      const [count, unit] = relative(then, isDay ? new Date(new Date(now).setHours(0, 0, 0, 0)) : now);
      const absolute = published(time);
      if (time.title !== absolute) time.title = time.dataset.absolute = absolute;
      put(time, isDay && unit === 'second' ? absolute : words.format(count, unit));
    }
    for (const block of all('[data-day]')) {
      const today = `0${now.getMonth() + 1}`.slice(-2) + `-${`0${now.getDate()}`.slice(-2)}`;
      block.hidden = block.dataset.day !== today;
    }
  };

  const liveDates = () => {
    // Before its first words a browser looks through all languages that it has, which takes a slow
    // device a while: each of these does a part of that, in a task of its own.
    new Intl.Collator(language);
    for (const part of [() => new Intl.ListFormat(language), findWords, showDates]) setTimeout(part);
    setInterval(showDates, 60000);
    addEventListener('pageshow', (event) => event.persisted && showDates());
    document.addEventListener('visibilitychange', () => document.hidden || showDates());
  };

  // Likes: the visitor's own, kept in this browser, one more than the number that was published.

  const isOn = (button) => button.getAttribute('aria-pressed') === 'true';

  const showLike = (button, on) => {
    const count = document.getElementById(button.getAttribute('aria-describedby'));
    const row = count.parentElement;
    button.hidden = false;
    button.setAttribute('aria-pressed', on);
    put(count, on ? count.dataset.after : published(count));
    row.hidden = !on && !+count.dataset.base;
    let sentence = row.querySelector(':scope > .vh');
    if (!on && !sentence) return;
    if (!sentence) {
      sentence = document.createElement('p');
      sentence.className = 'vh';
      row.prepend(sentence);
    }
    const others = published(sentence);
    if (!on) put(sentence, others);
    else load('./words.js').then(() => isOn(button) && put(sentence, `${moments.words.youLike} ${others}`), () => {});
  };

  const showLikes = () => {
    for (const button of all('.like')) showLike(button, recall(`like:${button.dataset.id}`) === '1');
  };

  const setLike = (button, on) => {
    remember(`like:${button.dataset.id}`, on && '1');
    showLike(button, on);
  };

  // Once more after a failure; then the like is taken back. A newer press has the last word.
  const sendLike = (button, on, triesLeft = 1) => {
    const address = button.dataset.endpoint || root.dataset.endpoint;
    if (!address) return;
    const sending = button.sending = {};
    const body = new URLSearchParams({ id: button.dataset.id, like: on ? '1' : '0' });
    fetch(address, { method: 'POST', keepalive: true, body })
      .then((answer) => answer.ok || Promise.reject())
      .catch(() => {
        if (triesLeft) return setTimeout(() => button.sending === sending && sendLike(button, on, 0), 1500);
        if (button.sending !== sending) return undefined;
        setLike(button, !on);
        return load('./words.js').then(() => say(moments.words.likeFailed));
      });
  };

  const toggleLike = (button) => {
    const on = !isOn(button);
    setLike(button, on);
    sendLike(button, on);
  };

  const likeButtons = () => {
    showLikes();
    addEventListener('storage', (event) => {
      if (!event.key || event.key.startsWith('like:')) showLikes();
    });
  };

  // Videos: one button instead of all their controls, until it is pressed.

  const coverVideos = () => {
    for (const button of all('.play[hidden]')) {
      const video = button.previousElementSibling;
      if (video.currentTime || !video.paused) continue;
      video.controls = button.hidden = false;
    }
  };

  const play = (button) => {
    const video = button.previousElementSibling;
    video.controls = button.hidden = true;
    video.focus();
    video.play().catch(() => {});
  };

  // Clicks: likes, photos, sharing.

  const share = (button) => {
    const url = location.href.split('#')[0];
    if (navigator.share) return navigator.share({ url, title: document.title }).catch(() => {});
    return navigator.clipboard.writeText(url)
      .then(() => load('./words.js')).then(() => say(moments.words.linkCopied))
      .catch(() => { button.hidden = true; });
  };

  const clicks = () => {
    document.addEventListener('click', (event) => {
      const target = event.target.closest?.('.like, .photo[href], .share, .play, .moment a[href]');
      if (!target || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (target.matches('.like')) toggleLike(target);
      else if (target.matches('.share')) share(target);
      else if (target.matches('.play')) play(target);
      else if (target.matches('.photo')) {
        event.preventDefault();
        load('./words.js', './viewer.css', './viewer.js')
          .then(() => moments.view(target), () => { location.href = target.href; });
      } else if (target.closest('.when')) {
        // The card becomes the page, where the browser can show that.
        for (const card of all('.opening')) card.classList.remove('opening');
        target.closest('.moment').classList.add('opening');
      }
    });
    for (const button of all('.share')) button.hidden = !navigator.share && !navigator.clipboard;
    addEventListener('pagereveal', (event) => {
      const from = event.viewTransition && self.navigation?.activation?.from?.url;
      const link = from && [...all('.moment:not(.full) .when a')].find((link) => link.href === from);
      if (!link) return;
      const card = link.closest('.moment');
      card.classList.add('opening');
      event.viewTransition.finished.finally(() => card.classList.remove('opening'));
    });
  };

  // Keys: j and k go from moment to moment, l likes, o and Enter open, / searches, ? explains.

  const keys = () => {
    const box = document.getElementById('keys');
    if (!box) return;
    box.closest('[hidden]').hidden = false;
    box.checked = recall('keys') !== 'off';
    box.addEventListener('change', () => remember('keys', !box.checked && 'off'));
    const current = () => document.activeElement?.closest('.moment');
    const go = (step) => {
      const cards = [...all('.moment')];
      const place = cards.indexOf(current());
      // What is pinned isn't news: it is above the first.
      const seen = cards.findIndex((card) => card.matches('.h-entry') && card.getBoundingClientRect().bottom > 80);
      const card = cards[place < 0 ? Math.max(0, seen) : place + step];
      if (!card) return;
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'start' });
    };
    const search = document.querySelector('input[type=search]') || document.querySelector('[data-search]');
    const actions = {
      j: () => go(1),
      k: () => go(-1),
      l: () => { const button = current()?.querySelector('.like'); if (button) toggleLike(button); },
      o: () => current()?.querySelector('.when a').click(),
      Enter: () => document.activeElement === current() && actions.o(),
      '/': search && (() => (search.matches('input') ? search.focus() : search.click())),
      '?': () => load('./words.js', './viewer.css', './keys.js').then(() => moments.help(!!search), () => {}),
    };
    document.addEventListener('keydown', (event) => {
      if (!box.checked || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const field = event.target.closest?.('input:not([type=checkbox]), textarea, select, [contenteditable]');
      const action = actions[event.key];
      if (field || !action || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && document.activeElement !== current()) return;
      event.preventDefault();
      action();
    });
  };

  // The search page's own script comes when somebody turns to it.

  const searchPage = () => {
    const form = document.querySelector('.search-form');
    if (!form) return;
    const start = () => load('./search.js').catch(() => {});
    const show = () => {
      document.querySelector('.search-without').hidden = true;
      form.hidden = false;
    };
    load('./search.css').then(show, show);
    form.addEventListener('submit', (event) => event.preventDefault());
    for (const reason of ['focusin', 'pointerover', 'input']) form.addEventListener(reason, start);
    if (location.search) start();
  };

  // The header tilts under the pointer; what does it comes when a pointer does.

  const tiltingHeader = () => {
    const header = document.querySelector('.profile:not(.plain)');
    if (!header) return;
    header.addEventListener('dragstart', (event) => event.preventDefault());
    for (const type of ['pointerenter', 'pointerdown']) {
      header.addEventListener(
        type, (event) => load('./tilt.js').then(() => moments.tilt(header, event), () => {}), { once: true });
    }
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
      button.firstElementChild.className = `icon i-${scheme || 'scheme'}`;
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
    if (!link || !navigator.serviceWorker || self.momentsgenPreview) return;
    addEventListener('load', () => navigator.serviceWorker.register(link.dataset.worker).catch(() => {}));
  };

  schemeButton();
  offlineReading();
  clicks();
  coverVideos();
  keys();
  folderLinks();
  searchPage();
  // In tasks of their own, so that a slow device can answer in between.
  for (const part of [liveDates, likeButtons, tiltingHeader]) setTimeout(part);

  // The preview has put new cards, or new texts, into the page.
  document.addEventListener('momentsgen:update', () => {
    showDates();
    showLikes();
    coverVideos();
  });
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
    File(path: "assets/keys.js", text: #"""
// The help for the keys, in a dialog; loaded when it is first asked for.
(() => {
  'use strict';

  const make = (name, parent, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };

  self.moments.help = (hasSearch) => {
    const words = self.moments.words;
    const dialog = make('dialog', document.body);
    dialog.className = 'sheet';
    const heading = make('h2', dialog, words.shortcuts);
    heading.id = 'keys-help';
    dialog.setAttribute('aria-labelledby', heading.id);
    const list = make('dl', dialog);
    const rows = [
      ['J', words.keyNext], ['K', words.keyPrevious], ['L', words.keyLike], ['O', words.keyOpen],
      hasSearch && ['/', words.keySearch], ['?', words.keyHelp],
    ];
    for (const [key, text] of rows.filter(Boolean)) {
      const row = make('div', list);
      make('kbd', make('dt', row), key);
      make('dd', row, text);
    }
    const close = make('button', dialog, words.close);
    close.type = 'button';
    close.className = 'button';
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    dialog.showModal();
  };
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
.search-rows { display: grid; margin: 0; padding: 0; list-style: none; }
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

  const showMore = async (query, mine, count = pageSize) => {
    const rows = await Promise.all(found.slice(shown, shown + count).map(rowOf));
    if (mine !== turn) return;
    const needles = needlesOf(query);
    // The old rows go when the new ones are there, so that the page doesn't jump.
    if (!shown) list.replaceChildren();
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

  const run = async (count = pageSize) => {
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
      await showMore(wanted.query, mine, count);
      if (mine !== turn) return;
      clearTimeout(slow);
      status.textContent = isEmpty ? '' : found.length
        ? say.results.replace('{count}', found.length.toLocaleString(document.documentElement.lang))
        : `${say.nothing.replace('{query}', () => wanted.query.trim())} ${say.nothingHint}`;
    } catch {
      if (mine === turn) {
        list.replaceChildren();
        list.hidden = true;
      }
      fail(mine);
    } finally {
      clearTimeout(slow);
      if (mine === turn) list.removeAttribute('aria-busy');
    }
  };

  // MARK: The form

  const fill = (name, choices) => {
    const select = form.elements[name];
    const value = select.length > 1 ? select.value : initial.searchParams.get(name) || '';
    select.length = 1;
    select.append(...choices.map(([value, label]) => new Option(label, value)));
    select.closest('label').hidden = !choices.length;
    select.value = value;
    // A choice that isn't there any more is none.
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };

  const ready = async () => {
    if (index) return;
    index = prepare(await load('index', ''));
    const { years, tags, people } = index.facets;
    fill('year', years.map(([year]) => [year, year]).reverse());
    fill('tag', tags);
    fill('person', people);
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

  // The preview has a new index: the same search, as many rows of it.
  document.addEventListener('momentsgen:scripts', (event) => {
    const folder = new URL('.', base).href;
    if (!event.detail.scripts.every((script) => script.src.startsWith(folder))) return;
    event.preventDefault();
    for (const script of event.detail.scripts) script.remove();
    arrived.clear();
    asked.clear();
    index = undefined;
    run(Math.max(shown, pageSize));
  });
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

/* Icons are masks, so that they have the colour of the text beside them. */

.icon {
  display: inline-block;
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  background: currentColor;
  -webkit-mask: var(--shape) center / contain no-repeat;
  mask: var(--shape) center / contain no-repeat;
}

:root {
  --like: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M12 20.4C6.5 16.5 3 13.1 3 9a4.8 4.8 0 0 1 4.8-4.9c1.7 0 3.3.9 4.2 2.4.9-1.5 2.5-2.4 4.2-2.4A4.8 4.8 0 0 1 21 9c0 4.1-3.5 7.5-9 11.4z'/%3E%3C/svg%3E");
  --liked-shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23000'%3E%3Cpath d='M12 20.4C6.5 16.5 3 13.1 3 9a4.8 4.8 0 0 1 4.8-4.9c1.7 0 3.3.9 4.2 2.4.9-1.5 2.5-2.4 4.2-2.4A4.8 4.8 0 0 1 21 9c0 4.1-3.5 7.5-9 11.4z'/%3E%3C/svg%3E");
}

.star {
  --like: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M12 3.2l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.2l-5.5 3 1.2-6.2L3.1 9.7l6.2-.8z'/%3E%3C/svg%3E");
  --liked-shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23000'%3E%3Cpath d='M12 3.2l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.2l-5.5 3 1.2-6.2L3.1 9.7l6.2-.8z'/%3E%3C/svg%3E");
}

.i-like { --shape: var(--like); }
.i-person { --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23000'%3E%3Ccircle cx='12' cy='9' r='4.2'/%3E%3Cpath d='M3.5 22a8.5 8.5 0 0 1 17 0z'/%3E%3C/svg%3E"); }
.i-pin { --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M9 3h6l-1 7 4 4v1.5H6V14l4-4zM12 15.5V22'/%3E%3C/svg%3E"); }
.i-picture { --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9.5h.01'/%3E%3C/svg%3E"); }
.i-scheme { --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='12' cy='12' r='8'/%3E%3Cpath fill='%23000' stroke='none' d='M12 4a8 8 0 0 1 0 16z'/%3E%3C/svg%3E"); }
.i-light { --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='12' cy='12' r='4.5'/%3E%3Cpath d='M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M4.9 19.1 7 17M17 7l2.1-2.1'/%3E%3C/svg%3E"); }
.i-dark { --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z'/%3E%3C/svg%3E"); }

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
  background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 433 468' fill='%2314BEFD'%3E%3Cpath d='M232 6c86-14 164 40 192 134 22 74 2 148-46 204-50 58-116 100-200 96C94 436 26 392 8 314c-18-82 14-146 66-204C118 60 160 18 232 6z'/%3E%3C/svg%3E") no-repeat;
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
.avatar img { inline-size: 100%; block-size: 100%; }
.avatar, .avatar img { object-fit: cover; }
.avatar .icon { inline-size: 80%; block-size: 80%; align-self: flex-end; }

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
.feed > .profile { margin-block-end: 0; }
.profile + .card, .profile ~ .feed, .feed + .feed { margin-block-start: 20px; }
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

.moment {
  display: flow-root;
  /* Not content-visibility: it saves a home page's first layout two thirds of its time, but Chromium leaves 17 of 21 cards out of the accessibility tree then. */
  contain: layout style;
  padding-inline-start: 80px;
  min-block-size: 80px;
  color: var(--text-2);
}

.moment { scroll-margin-block: 20px; }
.moment:focus-visible { outline-offset: -3px; }
.moment:target { outline: 3px solid #3CA0F0; outline-offset: -3px; }

.moment > * + * { margin-block-start: 8px; }
.moment > .by { margin-block-start: 0; }
.moment > .title, .by + .e-content { margin-block-start: 2px; }

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
.e-content .task { display: inline-block; inline-size: 1.4em; margin-inline: -1.4em -.3em; }
.e-content input { inline-size: 16px; block-size: 16px; margin: 0; margin-inline: -1.4em .45em; vertical-align: -2px; accent-color: #1E5078; }
.e-content blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--line); }
.e-content :is(code, pre, kbd) { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em; }
.e-content code { padding: .1em .3em; border-radius: 5px; background: var(--well); }
.e-content pre { padding: 10px 12px; border-radius: 12px; background: var(--well); white-space: pre-wrap; text-align: start; }
.e-content pre code { padding: 0; background: none; font-size: 1em; }
.e-content table { max-inline-size: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.333; }
.e-content :is(th, td) { padding-block: 4px; padding-inline: 0 10px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-variant-numeric: tabular-nums; }
.e-content :is(th, td).right { text-align: end; }
.e-content :is(th, td).center { text-align: center; }
.e-content table:has(th:nth-child(7)) { inline-size: 100%; table-layout: fixed; }
.e-content :is(th, td):nth-child(n + 7), .e-content tr:has(:nth-child(7)) > * { padding-inline-end: 2px; }
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
.film { position: relative; }
.play { position: absolute; inset: 0; inline-size: 100%; border: 0; border-radius: 12px; background: none; cursor: pointer; }
.play::before { content: ""; position: absolute; inset: 0; margin: auto; inline-size: 64px; block-size: 64px; border-radius: 50%; background: rgb(0 0 0 / .62) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23FFF'%3E%3Cpath d='M9.5 7v10l7.5-5z'/%3E%3C/svg%3E") center / 56px no-repeat; }
.play:hover::before { background-color: #000; }
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
.comment { position: relative; padding-inline-start: 28px; }
.comment + .comment { margin-block-start: 8px; }
.comment .avatar { position: absolute; inset-block-start: 0; inset-inline-start: 0; inline-size: 20px; block-size: 20px; font-size: .5625rem; box-shadow: none; }
.said { min-inline-size: 0; }
.who, .words, .words > p:first-child { display: inline; }
.who { color: var(--text); }
.who a { display: inline-block; min-inline-size: 24px; padding-block: 3px; margin-block: -3px; color: inherit; text-decoration: none; }
.said time { display: table; }

/* Quiet rows. */

.tags:not(:has(li)) { display: none; }
.tags { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: .8125rem; line-height: 1.385; }
.tags a { display: inline-block; min-inline-size: 24px; padding-block: 4px; text-decoration: none; }
.tags a::before { content: "#"; }
.tags a:hover { text-decoration: underline; }
.tags + .foot { margin-block-start: 4px; }

.foot { position: relative; }
.when { display: flex; flex-wrap: wrap; column-gap: 12px; }
.when a { display: inline-block; padding-block: 4px; margin-block: -4px; color: inherit; text-decoration: none; }
.when a:hover { text-decoration: underline; }

.likes { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; min-block-size: 20px; margin-block-start: 8px; }
.likes > .icon { inline-size: 16px; block-size: 16px; }
.likes.on > .icon { --shape: var(--liked-shape); background: var(--liked); }
.star .likes.on > .icon { background: var(--starred); }
.likers { display: contents; }
.likers li { display: flex; }
.likers .avatar { inline-size: 20px; block-size: 20px; font-size: .5625rem; text-decoration: none; box-shadow: 0 2px 6px rgb(0 0 0 / .15); }

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

.disc .icon { position: relative; inline-size: 20px; block-size: 20px; }

.like[aria-pressed="true"] { color: #F73757; }

/* The line around it stays white: red on blue alone can't be told apart by everybody. */
.like[aria-pressed="true"] .icon { background: #FFF; -webkit-mask: none; mask: none; -webkit-mask-image: var(--liked-shape); mask-image: var(--liked-shape); -webkit-mask-size: 100%; mask-size: 100%; }
.like[aria-pressed="true"] .icon::after {
  content: "";
  position: absolute;
  inset: 1.5px;
  background: #F73757;
  -webkit-mask: var(--liked-shape) center / contain no-repeat;
  mask: var(--liked-shape) center / contain no-repeat;
}
.like[aria-pressed="true"] .disc {
  background:
    linear-gradient(135deg, #1E5078, #3CA0F0) padding-box,
    linear-gradient(135deg, #3CA0F0, #1E5078) border-box;
}
.star .like[aria-pressed="true"] .icon::after { background: #F1C40F; }

.js .foot { min-block-size: 46px; padding-inline-end: 58px; }

@media (scripting: enabled) {
  .foot { min-block-size: 46px; padding-inline-end: 58px; }
}

@media (scripting: none) {
  .like, .share, .scheme.scheme, .switch.switch.switch { display: none !important; }
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

.card.plain + .card.plain, .profile + .card.plain, .memories.memories { margin-block-start: 20px; }
.empty.empty { padding-block: 40px; }
.up { margin-block-end: 8px; font-size: .8125rem; line-height: 1.385; }
.up a { display: inline-block; padding-block: 4px; }
.up a::before { content: "‹ "; }
[dir="rtl"] .up a::before { content: "› "; }
.number { color: var(--text-2); font-size: .8125rem; line-height: 1.385; font-variant-numeric: tabular-nums; }
.year { margin-block: 20px 4px; font-size: 1.0625rem; font-weight: 600; }
.year a { display: inline-block; min-block-size: 24px; color: inherit; }
.year .number { font-weight: 400; }

.feeds a { display: inline-block; padding-block: 4px; }
.feeds code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em; }

.list { margin-block-start: 12px; }
.year + .list { margin-block-start: 0; }
.list li + li { border-block-start: 1px solid var(--line); }
.list a { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 46px; padding-block: 10px; color: var(--text); text-decoration: none; }
.list a > :first-child:not(.avatar), .circle .who-name { flex: 1; min-inline-size: 0; }
.heading + .e-content, h1.heading + p, .number + .goals { margin-block-start: 8px; }
.card.plain > .list:first-child { margin-block: -12px; }
.list a > .number { flex: none; }
.list a:hover > span:first-of-type, .row:hover .row-text > :first-child { text-decoration: underline; }
.tags-all bdi::before { content: "#"; color: var(--text-2); }
.chevrons a::after { content: ""; flex: none; inline-size: 8px; block-size: 8px; border-block-start: 2px solid var(--text-2); border-inline-end: 2px solid var(--text-2); rotate: 45deg; }
[dir="rtl"] .chevrons a::after { rotate: -45deg; }

/* A moment as a line. */

.rows { margin-block: 8px 0; }
.rows + p { margin-block-start: 12px; }
.row { display: flex; align-items: center; gap: 12px; min-block-size: 64px; padding-block: 8px; color: var(--text); text-decoration: none; }
.rows li + li { border-block-start: 1px solid var(--line); }
.row img { flex: none; inline-size: 48px; block-size: 48px; border-radius: 10px; object-fit: cover; }
.row-text { display: grid; gap: 2px; min-inline-size: 0; font-size: .9375rem; line-height: 1.333; }

/* A year: a line for each month, a square for each day; the number in it is for those who can't see its colour. */

.heat { inline-size: 100%; margin-block-start: 16px; border-spacing: 2px; table-layout: fixed; }
.heat th { inline-size: 28%; padding: 0; font-size: .75rem; line-height: 24px; font-weight: 400; text-align: start; overflow-wrap: normal; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.heat th a { display: block; color: inherit; }
.heat td { padding: 0; border-radius: 3px; background: var(--well); color: transparent; font-size: 1px; line-height: 1; }
.heat .out { background: none; }
.heat .l1 { background: #8CC4F5; }
.heat .l2 { background: #4DA3EA; }
.heat .l3 { background: #1E76C2; }
.heat .l4 { background: #164F82; }

.days { display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr)); gap: 4px; }
.days a { display: grid; place-items: center; min-block-size: 44px; border-radius: 12px; background: var(--well); color: var(--text); text-decoration: none; font-variant-numeric: tabular-nums; }
.days a:hover { text-decoration: underline; }

.wall { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4px; margin-block-start: 16px; margin-inline: -14px; }
.wall li:first-child { grid-area: span 2 / span 2; }
.wall li:first-child img { border-start-start-radius: 20px; }
.wall a { display: block; }

@media (min-width: 1000px) {
  .card.plain:has(.wall) { margin-inline: -158px; }
}

.wall a:focus-visible { position: relative; }
.wall img { inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover; }

.who-is { display: grid; justify-items: center; gap: 4px; text-align: center; }
.who-is .avatar { inline-size: 80px; block-size: 80px; font-size: 1.75rem; }
.who-is a { display: inline-block; min-block-size: 24px; }

/* The owner's page: the original article's header, then cards. */

.me-top { position: relative; display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 4px 14px; padding: 76px 24px 28px; border-radius: 0 0 30px 30px; background: linear-gradient(#0074FF, #99C7FF); color: #000; }
.me-top .avatar { grid-row: span 2; inline-size: 52px; block-size: 52px; box-shadow: 0 0 0 2px #FFF; }
.me-top .heading { min-inline-size: 0; }
.me-top .heading a { color: inherit; text-decoration: none; }
.badge { justify-self: end; padding: 3px 12px; border-radius: 14px; background: #FFF; font-size: .8125rem; line-height: 1.385; }
.complete { position: relative; isolation: isolate; grid-column: 2 / -1; justify-self: start; overflow: hidden; padding: 3px 14px; border-radius: 14px; background: #D6E9FF; font-size: .8125rem; line-height: 1.385; }
.complete::before { content: ""; position: absolute; z-index: -1; inset: 0; inset-inline-end: auto; background: #8CC4F5; }
.p0::before { inline-size: 0; } .p10::before { inline-size: 10%; } .p20::before { inline-size: 20%; } .p30::before { inline-size: 30%; }
.p40::before { inline-size: 40%; } .p50::before { inline-size: 50%; } .p60::before { inline-size: 60%; } .p70::before { inline-size: 70%; }
.p80::before { inline-size: 80%; } .p90::before { inline-size: 90%; } .p100::before { inline-size: 100%; }
.me .card.plain { margin-block-start: 20px; }
.goals li { position: relative; padding-block: 8px; padding-inline-start: 34px; }
.goals li::before { content: ""; position: absolute; inset-block-start: 9px; inset-inline-start: 0; inline-size: 20px; block-size: 20px; border: 2px solid var(--text-2); border-radius: 50%; }
.goals .done::before { border-color: #1E76C2; background: #1E76C2; }
.goals .done::after { content: ""; position: absolute; inset-block-start: 13px; inset-inline-start: 7px; inline-size: 6px; block-size: 10px; border: solid #FFF; border-width: 0 2px 2px 0; rotate: 45deg; }

.card.lost { display: grid; gap: 14px; padding-block-start: 200px; color: var(--text-2); overflow: hidden; }
.lost .heading { color: var(--text); }
.lost .blob { inset-block-start: -290px; inset-inline-start: -60px; }

.end { padding: 40px 34px 32px; color: var(--text-2); font-size: .8125rem; line-height: 1.6; text-align: center; }
.end ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 20px; margin-block-end: 8px; }
.end a { display: inline-block; min-block-size: 24px; }
.switch label { display: inline-flex; align-items: center; gap: 6px; min-block-size: 24px; cursor: pointer; }
.switch[hidden] { display: block !important; visibility: hidden; }
.switch input { inline-size: 18px; block-size: 18px; margin: 0; accent-color: #1E5078; }

/* What says something without taking the focus: a line at the bottom. */
.toast { position: fixed; z-index: 4; inset-block-end: 16px; inset-inline: 16px; display: flex; justify-content: center; pointer-events: none; }
.toast span { padding: 10px 18px; border-radius: 20px; background: var(--text); color: var(--page); font-size: .9375rem; }
.toast:empty { display: none; }

.share[hidden] { display: inline-block !important; visibility: hidden; }
.share { min-block-size: 24px; padding: 3px 0; border: 0; background: none; color: var(--link); font: inherit; text-decoration: underline; text-underline-offset: .15em; cursor: pointer; }

@media (max-width: 479px) {
  .full .photos, .full .photos:is(.n1, .n2, .n4) { max-inline-size: none; margin-inline-start: -62px; }
}

@media (max-width: 359px) {
  .full .photos, .full .photos:is(.n1, .n2, .n4) { margin-inline-start: -54px; }
  .moment { padding-inline-start: 72px; }
  .card { margin-inline: 10px; }
}

/* Motion, only for those who don't mind it. */

@media (prefers-reduced-motion: no-preference) {
  .profile { transition: transform .8s var(--ease); }
  .cover { transition: transform .8s var(--ease); }
  .profile.dragging { transition-duration: .2s; }
  .like .icon, .like .icon::after { transition: background-color .35s ease-in; }
  .full, .opening { view-transition-name: moment; }
  .profile { view-transition-name: profile; }
  ::view-transition-group(*) { animation-duration: .3s; animation-timing-function: var(--ease); }
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
  .icon, .like .icon.icon, .like .icon.icon::after, .likes.on > .icon.icon { forced-color-adjust: none; background: CanvasText; }
  .cell .more { background: Canvas; border: 1px solid; }
  .play::before { forced-color-adjust: none; border: 1px solid; }
}

@media (prefers-contrast: more) {
  .card, .top { border: 1px solid; }
}

@media print {
  :root:root:root { color-scheme: light; --page: #FFF; --card: #FFF; --card-solid: #FFF; --text: #000; --text-2: #333; --link: #000; --line: #999; --well: #F2F2F2; }
  .top, .skip, .pager, .like, .play, .share, .end, .tags, nav { display: none; }
  .icon { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { max-width: none; font-size: 11pt; }
  .card { break-inside: avoid; margin-inline: 0; border: 1px solid #999; box-shadow: none; backdrop-filter: none; -webkit-backdrop-filter: none; }
  .foot { min-block-size: 0; padding-inline-end: 0; }
  time[data-absolute] { font-size: 0; }
  time[data-absolute]::after { content: attr(data-absolute); font-size: .8125rem; }
  /* Paper can't be unfolded. */
  .fold:not(.veil)::details-content { content-visibility: visible; block-size: auto; }
  .photo img, .cover, .avatar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .e-content a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .8em; }
}

"""#),
    File(path: "assets/tilt.js", text: #"""
// The header tilts under the pointer as the original does; touch still scrolls the page. Loaded when
// a pointer first comes to it.
(() => {
  'use strict';

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const tilting = new WeakSet();
  let start = null;

  const press = (event) => {
    if (event.isPrimary && !event.button && !calm.matches) start = event;
  };

  // `first` is what made this script come: a press counts as the start of a drag.
  self.moments.tilt = (header, first) => {
    if (first.type === 'pointerdown') press(first);
    if (tilting.has(header)) return;
    tilting.add(header);
    const cover = header.querySelector('.cover');
    const rest = () => {
      start = null;
      header.classList.remove('dragging');
      header.style.transform = '';
      if (cover) cover.style.transform = '';
    };
    header.addEventListener('pointerdown', press);
    header.addEventListener('pointermove', (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      // It was let go before this script was there.
      if (!event.buttons) return void rest();
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
})();

"""#),
    File(path: "assets/viewer.css", text: #"""
/* What lies over a page: the photo viewer and the help for the keys. */

.viewing { overflow: hidden; }
.viewer:focus-visible { outline: 3px solid transparent; box-shadow: none; }

.viewer {
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #000;
  color: #FFF;
  overflow: hidden;
  overscroll-behavior: contain;
}

.viewer::backdrop, .sheet::backdrop { background: rgb(0 0 0 / .6); }
.stage { position: absolute; inset: 0; display: grid; place-items: center; touch-action: none; user-select: none; -webkit-user-select: none; }
.stage img { max-inline-size: 100vw; max-block-size: 100vh; max-block-size: 100dvh; inline-size: auto; block-size: auto; }
.zoomed { cursor: grab; }

.viewer button {
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 6px 14px;
  border: 0;
  border-radius: 22px;
  background: rgb(40 40 44 / .88);
  color: #FFF;
  font: inherit;
  cursor: pointer;
}

.viewer button:disabled { visibility: hidden; }
.viewer [hidden] { display: none !important; }
.turn { position: absolute; inset-block-start: calc(50% - 22px); }
.turn::before, .shut::before { content: ""; display: block; margin: auto; inline-size: 12px; block-size: 12px; }
.turn::before { border: solid; border-width: 3px 3px 0 0; }
.turn.back { inset-inline-start: 10px; }
.turn.forward { inset-inline-end: 10px; }
.turn.back::before { rotate: -135deg; translate: 3px 0; }
.turn.forward::before { rotate: 45deg; translate: -3px 0; }
[dir="rtl"] .turn.back::before { rotate: 45deg; translate: -3px 0; }
[dir="rtl"] .turn.forward::before { rotate: -135deg; translate: 3px 0; }
.shut { position: absolute; inset-block-start: 10px; inset-inline-end: 10px; }
.shut::before { inline-size: 20px; block-size: 20px; background: linear-gradient(currentColor 0 0) center / 20px 3px no-repeat, linear-gradient(currentColor 0 0) center / 3px 20px no-repeat; rotate: 45deg; }

.about { position: absolute; inset-block-end: 0; inset-inline: 0; display: grid; gap: 8px; padding: 10px; pointer-events: none; }
.about > p, .bar > p { padding: 8px 14px; border-radius: 18px; background: rgb(20 20 22 / .88); font-size: .9375rem; line-height: 1.333; max-inline-size: 60ch; justify-self: center; overflow-wrap: anywhere; }
.about p:empty { display: none; }
.alt { max-block-size: 40vh; overflow: auto; pointer-events: auto; }
.bar { display: flex; align-items: center; justify-content: center; gap: 8px; }
.bar button { pointer-events: auto; }

.sheet { max-inline-size: min(360px, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: 30px; background: var(--card-solid); color: var(--text); box-shadow: var(--shade); }
.sheet h2 { margin-block-end: 12px; font-size: 1.0625rem; }
.sheet dl { margin: 0 0 16px; }
.sheet dl div { display: flex; gap: 14px; align-items: center; padding-block: 6px; }
.sheet dd { margin: 0; }
.sheet kbd { display: inline-block; min-inline-size: 28px; padding: 2px 6px; border: 1px solid var(--line); border-radius: 8px; background: var(--well); text-align: center; font: inherit; }
.sheet .button { border: 0; font: inherit; cursor: pointer; }

@media (prefers-reduced-motion: no-preference) {
  .stage:not(.held) img { transition: transform .25s var(--ease); }
  .viewer[open], .sheet[open] { animation: appear .2s; }
  @keyframes appear { from { opacity: 0; } }
}

@media (forced-colors: active) {
  .viewer button, .about p, .sheet { border: 1px solid; }
  .shut::before { forced-color-adjust: none; color: CanvasText; }
}

@media print {
  .viewer, .sheet { display: none; }
}

"""#),
    File(path: "assets/viewer.js", text: #"""
// The photo viewer: loaded when a photo is first opened. Keys, swipes, pinching, and the browser's
// way back; without it, a photo is a link to its file.
(() => {
  'use strict';

  const words = self.moments.words;
  const isRTL = document.documentElement.dir === 'rtl';
  const LARGEST = 5;

  const make = (name, parent, options = {}) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(options)) {
      if (key in element) element[key] = value;
      else element.setAttribute(key, value);
    }
    parent.append(element);
    return element;
  };

  let dialog, stage, picture, position, caption, describe, description, back, forward;
  let photos = [];
  let shown = 0;
  let opener = null;
  let isInHistory = false;

  // How the picture lies on the stage: moved by x and y, `scale` times as large.
  let view = { x: 0, y: 0, scale: 1 };
  const place = (next) => {
    view = next;
    const { offsetWidth: width, offsetHeight: height } = picture;
    if (view.scale > 1) {
      const room = (size, whole) => Math.max(0, (size * view.scale - whole) / 2);
      const [across, down] = [room(width, stage.clientWidth), room(height, stage.clientHeight)];
      view.x = Math.max(-across, Math.min(across, view.x));
      view.y = Math.max(-down, Math.min(down, view.y));
    }
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.classList.toggle('zoomed', view.scale > 1);
  };

  // Keeps the point under `x`, `y` (from the stage's centre) where it is.
  const zoom = (scale, x = 0, y = 0) => {
    const next = Math.max(1, Math.min(LARGEST, scale));
    const factor = next / view.scale;
    if (next === 1) place({ x: 0, y: 0, scale: 1 });
    else place({ x: x - (x - view.x) * factor, y: y - (y - view.y) * factor, scale: next });
  };

  const fill = (phrase, values) => phrase.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  const show = (index) => {
    if (index < 0 || index >= photos.length) return;
    shown = index;
    const link = photos[index];
    const small = link.querySelector('img');
    place({ x: 0, y: 0, scale: 1 });
    picture.removeAttribute('src');
    picture.alt = small ? small.alt : link.textContent;
    picture.src = link.href;
    const total = photos.length;
    position.textContent = total > 1 ? fill(words.photoPosition, { number: index + 1, total }) : '';
    const own = link.parentElement.querySelector('.caption');
    caption.textContent = own ? own.textContent : link.dataset.caption || '';
    describe.hidden = small?.dataset.alt === 'fallback' || !picture.alt;
    description.textContent = picture.alt;
    reveal(false);
    back.hidden = forward.hidden = total < 2;
    back.disabled = !index;
    forward.disabled = index === total - 1;
    for (const near of [photos[index + 1], photos[index - 1]]) if (near) new Image().src = near.href;
  };

  const reveal = (isOpen) => {
    description.hidden = !isOpen;
    describe.setAttribute('aria-expanded', isOpen);
  };

  const step = (count) => {
    const from = document.activeElement;
    show(shown + count);
    // A button that went out of use would take the keys with it.
    if (from?.disabled) (from === back ? forward : back).focus();
  };

  const close = () => { if (dialog.open) dialog.close(); };

  // Fingers and pointers by their ids.
  const fingers = new Map();
  let gesture = null;

  const centre = () => {
    const box = stage.getBoundingClientRect();
    const points = [...fingers.values()];
    const sum = (key) => points.reduce((total, point) => total + point[key], 0) / points.length;
    return {
      x: sum('clientX') - box.left - box.width / 2, y: sum('clientY') - box.top - box.height / 2,
      spread: points.length > 1
        ? Math.hypot(points[0].clientX - points[1].clientX, points[0].clientY - points[1].clientY) : 0,
    };
  };

  const begin = () => { gesture = fingers.size ? { from: centre(), view: { ...view }, moved: gesture?.moved } : null; };

  const gestures = () => {
    stage.addEventListener('pointerdown', (event) => {
      if (event.button) return;
      fingers.set(event.pointerId, event);
      stage.setPointerCapture(event.pointerId);
      stage.classList.add('held');
      begin();
    });
    stage.addEventListener('pointermove', (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const { from, view: start } = gesture;
      const now = centre();
      const [x, y] = [now.x - from.x, now.y - from.y];
      if (Math.hypot(x, y) > 6 || from.spread) gesture.moved = true;
      if (from.spread) {
        const scale = Math.max(1, Math.min(LARGEST, start.scale * now.spread / from.spread));
        const factor = scale / start.scale;
        place({ x: now.x - (from.x - start.x) * factor, y: now.y - (from.y - start.y) * factor, scale });
      } else if (view.scale > 1) {
        place({ x: start.x + x, y: start.y + y, scale: view.scale });
      } else {
        place(Math.abs(x) > Math.abs(y) ? { x, y: 0, scale: 1 } : { x: 0, y: Math.max(0, y), scale: 1 });
      }
    });
    const end = (event) => {
      if (!fingers.delete(event.pointerId)) return;
      const wasCancelled = event.type === 'pointercancel';
      if (!fingers.size) {
        stage.classList.remove('held');
        const { x, y, scale } = view;
        if (scale === 1 && !wasCancelled) {
          const way = (isRTL ? 1 : -1) * Math.sign(x);
          place({ x: 0, y: 0, scale: 1 });
          if (Math.abs(x) > 60) step(way);
          else if (y > 100) close();
          else if (!gesture.moved && event.target === stage) close();
        } else if (scale <= 1.02) place({ x: 0, y: 0, scale: 1 });
      }
      begin();
    };
    stage.addEventListener('pointerup', end);
    stage.addEventListener('pointercancel', end);
    stage.addEventListener('dblclick', (event) => {
      const box = stage.getBoundingClientRect();
      zoom(view.scale > 1 ? 1 : 2.5, event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    });
    stage.addEventListener('wheel', (event) => {
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      zoom(view.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15), event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    }, { passive: false });
  };

  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions = {
      ArrowLeft: () => step(isRTL ? 1 : -1), ArrowRight: () => step(isRTL ? -1 : 1),
      Home: () => show(0), End: () => show(photos.length - 1),
      '+': () => zoom(view.scale * 1.5), '=': () => zoom(view.scale * 1.5), '-': () => zoom(view.scale / 1.5), 0: () => zoom(1),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  };

  const build = () => {
    dialog = make('dialog', document.body, { className: 'viewer', 'aria-label': words.viewer, tabIndex: -1, autofocus: true });
    stage = make('div', dialog, { className: 'stage' });
    picture = make('img', stage, { draggable: false, alt: '' });
    const button = (name, label) => make('button', dialog, { type: 'button', className: name, 'aria-label': label, title: label });
    back = button('turn back', words.previousPhoto);
    forward = button('turn forward', words.nextPhoto);
    const bar = make('div', dialog, { className: 'about' });
    description = make('p', bar, { className: 'alt', dir: 'auto', hidden: true });
    caption = make('p', bar, { dir: 'auto' });
    const row = make('div', bar, { className: 'bar' });
    position = make('p', row, { role: 'status' });
    describe = make('button', row, { type: 'button', textContent: words.description, 'aria-expanded': 'false' });
    const shut = button('shut', words.close);
    back.addEventListener('click', () => step(-1));
    forward.addEventListener('click', () => step(1));
    describe.addEventListener('click', () => reveal(description.hidden));
    shut.addEventListener('click', close);
    dialog.addEventListener('keydown', keys);
    dialog.addEventListener('close', () => {
      fingers.clear();
      picture.removeAttribute('src');
      document.documentElement.classList.remove('viewing');
      if (isInHistory) {
        isInHistory = false;
        history.back();
      }
      const link = photos[shown];
      (link?.checkVisibility?.() ? link : opener)?.focus({ preventScroll: true });
    });
    addEventListener('popstate', () => {
      isInHistory = false;
      close();
    });
    gestures();
  };

  self.moments.view = (link) => {
    if (!dialog) build();
    if (dialog.open) return;
    opener = link;
    photos = [...(link.closest('.photos') || link.parentElement).querySelectorAll('a.photo[href], a.beyond[href]')];
    show(photos.indexOf(link));
    document.documentElement.classList.add('viewing');
    dialog.showModal();
    history.pushState({ photo: shown }, '');
    isInHistory = true;
  };
})();

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
<span class="avatar"><img class="u-photo" {{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}{{^widths}}referrerpolicy="no-referrer" {{/widths}}src="{{url}}" width="80" height="80" alt="" loading="lazy"></span>
{{/url}}
{{^url}}
<span class="avatar c{{color}}" aria-hidden="true">{{#initials}}{{initials}}{{/initials}}{{^initials}}<i class="icon i-person"></i>{{/initials}}</span>
{{/url}}

"""#),
    File(path: "comments.html", text: #"""
<div class="comments" role="group" aria-label="{{commentsText}}">
<ul>
{{#comments}}
<li class="comment u-comment h-cite">
<div class="said">
<p class="who"><span class="p-author h-card">
{{#avatar}}
{{>avatar}}
{{/avatar}}
{{#authorURL}}<a class="p-name u-url" href="{{authorURL}}"><bdi>{{name}}</bdi></a>{{/authorURL}}{{^authorURL}}<bdi class="p-name">{{name}}</bdi>{{/authorURL}}</span>{{#replyToName}} <span aria-hidden="true">→</span> <span class="vh">{{site.words.repliesTo}}</span> <bdi>{{replyToName}}</bdi>{{/replyToName}}<span>:</span></p>
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
</div>

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
    File(path: "days.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<h1 class="heading">{{site.words.onThisDay}}</h1>
{{#months}}
<h2 class="year">{{name}}</h2>
<ul class="days">
{{#days}}
<li><a href="{{url}}">{{label}}<span class="vh">: {{countText}}</span></a></li>
{{/days}}
</ul>
{{/months}}
</section>
{{/main}}
{{/page}}

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
      const lang = host.get('lang');
      if (!lang) continue;
      try {
        time.textContent = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: clock && 'short', timeZone: 'UTC' }).format(new Date(`${day}T${clock ? clock.slice(0, 8) : '00:00:00'}Z`));
        Object.assign(time, { lang, dir: 'auto' });
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
<i class="icon i-like"></i>
<p class="vh">{{sentence}}</p>
<ul class="likers" aria-hidden="true">
{{#likers}}
<li class="u-like h-cite">{{#avatar}}{{#url}}<img class="avatar p-author h-card" {{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}{{^widths}}referrerpolicy="no-referrer" {{/widths}}src="{{url}}" width="80" height="80" title="{{name}}" alt="{{name}}" loading="lazy">{{/url}}{{^url}}<abbr class="avatar c{{color}} p-author h-card" title="{{name}}">{{#initials}}{{initials}}{{/initials}}{{^initials}}<i class="icon i-person"></i>{{/initials}}</abbr>{{/url}}{{/avatar}}</li>
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
    File(path: "me.html", text: #"""
{{<page}}
{{$main}}
<div class="me">
{{#profile}}
<header class="me-top h-card">
{{#avatar}}
{{>avatar}}
{{/avatar}}
<h1 class="heading"><a class="p-name u-url" href="{{homeURL}}"><bdi>{{name}}</bdi></a></h1>
<p class="badge">{{site.words.publicProfile}}</p>
<p class="complete p{{completeness}}"><span>{{completenessText}}</span></p>
</header>
{{/profile}}
{{#biographyHTML}}
<div class="card plain e-content" dir="auto">
{{{biographyHTML}}}
</div>
{{/biographyHTML}}
{{#hasGoals}}
<section class="card plain goals">
<h2 class="heading">{{site.words.goals}}</h2>
<p class="number">{{goalsText}}</p>
<ul>
{{#goals}}
<li{{#isDone}} class="done"{{/isDone}}>{{#isDone}}<span class="vh">{{site.words.goalReached}} </span>{{/isDone}}<span dir="auto">{{goalText}}</span></li>
{{/goals}}
</ul>
</section>
{{/hasGoals}}
<nav class="card plain" aria-label="{{site.words.sections}}">
<ul class="list chevrons">
{{#sections}}
<li><a href="{{url}}"><span><bdi>{{label}}</bdi></span>{{#countText}}<span class="number">{{countText}}</span>{{/countText}}</a></li>
{{/sections}}
</ul>
</nav>
{{#hasElsewhere}}
<section class="card plain">
<h2 class="heading">{{site.words.elsewhere}}</h2>
<ul class="list chevrons">
{{#elsewhere}}
<li><a rel="me noopener" href="{{url}}"><span><bdi>{{label}}</bdi></span></a></li>
{{/elsewhere}}
</ul>
</section>
{{/hasElsewhere}}
{{#hasRepositories}}
<section class="card plain">
<h2 class="heading">{{site.words.repositories}}</h2>
<ul class="list chevrons">
{{#repositories}}
<li><a rel="noopener" href="{{repositoryURL}}"><span class="row-text"><bdi>{{repositoryName}}</bdi>{{#repositoryDescription}} <span dir="auto">{{repositoryDescription}}</span>{{/repositoryDescription}}{{#repositoryFacts}} <span class="number">{{repositoryFacts}}</span>{{/repositoryFacts}}</span></a></li>
{{/repositories}}
</ul>
</section>
{{/hasRepositories}}
</div>
{{/main}}
{{/page}}

"""#),
    File(path: "moment-card.html", text: #"""
<article class="card moment {{#isAboveFeed}}h-cite{{/isAboveFeed}}{{^isAboveFeed}}h-entry{{/isAboveFeed}}{{#isPermalinkPage}} full{{/isPermalinkPage}}" id="{{anchor}}" tabindex="-1" aria-labelledby="t-{{id}}">
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
<p class="pinned"><i class="icon i-pin"></i>{{site.words.pinned}}</p>
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
<p class="when"><a class="u-url" href="{{permalink}}"><time {{#isDateRelative}}data-rel="{{^hasTime}}day{{/hasTime}}" {{/isDateRelative}}{{^isAboveFeed}}class="dt-published" {{/isAboveFeed}}datetime="{{dateISO}}">{{postDateDescription}}</time></a>{{#isPermalinkPage}} <button type="button" class="share" hidden>{{site.words.share}}</button>{{/isPermalinkPage}}</p>
{{#showsLikes}}
{{#likesRow}}
{{>likes-row}}
{{/likesRow}}
{{^likesRow}}
<div class="likes" hidden><i class="icon i-like"></i><span class="count" id="c-{{id}}" role="status" data-base="0" data-after="{{countTextAfter}}"></span></div>
{{/likesRow}}
<button type="button" class="like" aria-pressed="false" aria-describedby="c-{{id}}" data-id="{{id}}" hidden><span class="vh">{{site.words.like}}</span><span class="disc"><i class="icon i-like"></i></span></button>
{{/showsLikes}}
</div>
{{#details}}
{{#hasReplies}}
<div class="replies" role="group" aria-label="{{repliesText}}">
<ul>
{{#replies}}
<li class="thread"><a href="{{referenceURL}}">{{label}}</a>{{#excerpt}} <q dir="auto">{{excerpt}}</q>{{/excerpt}}</li>
{{/replies}}
</ul>
</div>
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
<i class="blob"></i>
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
<html lang="{{site.language}}" dir="{{site.direction}}"{{#site.likeEndpoint}} data-endpoint="{{site.likeEndpoint}}"{{/site.likeEndpoint}}>
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
<style>@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}</style>
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
<header class="top{{$bar}} over{{/bar}}">
<nav aria-label="{{site.words.mainNavigation}}">
<ul>
<li><a href="{{site.homeURL}}">{{site.words.home}}</a></li>
<li><a href="{{site.photosURL}}">{{site.words.photoWall}}</a></li>
<li><a href="{{site.archiveURL}}">{{site.words.archive}}</a></li>
<li><a href="{{site.meURL}}">{{site.words.me}}</a></li>
<li><a href="{{site.searchURL}}" data-search="">{{site.words.search}}</a></li>
{{#site.menu}}
<li><a href="{{url}}" dir="auto">{{label}}</a></li>
{{/site.menu}}
</ul>
</nav>
<button type="button" class="scheme" data-system="{{site.words.appearanceSystem}}" data-light="{{site.words.appearanceLight}}" data-dark="{{site.words.appearanceDark}}" hidden><i class="icon i-scheme"></i><span class="vh">{{site.words.appearance}}</span></button>
</header>
<main id="main" tabindex="-1">
{{$main}}{{/main}}
</main>
<footer class="end">
<nav aria-label="{{site.words.moreNavigation}}">
<ul>
{{#site.tagsURL}}
<li><a href="{{site.tagsURL}}">{{site.words.tags}}</a></li>
{{/site.tagsURL}}
{{#site.onThisDayURL}}
<li><a href="{{site.onThisDayURL}}">{{site.words.onThisDay}}</a></li>
{{/site.onThisDayURL}}
{{#site.peopleURL}}
<li><a href="{{site.peopleURL}}">{{site.words.people}}</a></li>
{{/site.peopleURL}}
</ul>
</nav>
<p class="switch" hidden><label><input type="checkbox" id="keys" checked> {{site.words.shortcuts}}</label></p>
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
    File(path: "people.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<h1 class="heading">{{site.words.people}}</h1>
<ul class="list circle">
{{#people}}
<li><a href="{{personURL}}">
{{#avatar}}
{{>avatar}}
{{/avatar}}
<span class="who-name"><bdi>{{personName}}</bdi></span><span class="number">{{countText}}</span></a></li>
{{/people}}
</ul>
</section>
{{/main}}
{{/page}}

"""#),
    File(path: "person.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
{{#site.peopleURL}}
<p class="up"><a href="{{site.peopleURL}}">{{site.words.people}}</a></p>
{{/site.peopleURL}}
{{#person}}
<div class="who-is h-card">
{{#avatar}}
{{>avatar}}
{{/avatar}}
<h1 class="heading p-name"><bdi>{{personName}}</bdi></h1>
{{#homepage}}
<p><a class="u-url" rel="noopener" href="{{url}}">{{label}}</a></p>
{{/homepage}}
<p class="number">{{countText}}{{#limitText}} · {{limitText}}{{/limitText}}</p>
</div>
{{/person}}
{{>rows-list}}
</section>
{{/main}}
{{/page}}

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
{{#isBeyondGrid}}
{{#url}}
<a class="beyond" href="{{url}}"{{#caption}} data-caption="{{caption}}"{{/caption}} hidden>{{alt}}</a>
{{/url}}
{{/isBeyondGrid}}
{{/isPermalinkPage}}
{{/photos}}
</figure>

"""#),
    File(path: "photo.html", text: #"""
{{#picture}}
<a class="photo{{#colorClass}} {{colorClass}}{{/colorClass}}" href="{{url}}"{{^isPermalinkPage}}{{#caption}} data-caption="{{caption}}"{{/caption}}{{/isPermalinkPage}}><picture>
{{>sources}}
<img {{#isLazy}}loading="lazy" decoding="async" {{/isLazy}}{{#isPriority}}fetchpriority="high" {{/isPriority}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#isRemote}}referrerpolicy="no-referrer" {{/isRemote}}{{#isAltFallback}}data-alt="fallback" {{/isAltFallback}}{{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}class="u-photo" src="{{src}}" alt="{{alt}}"></picture></a>
{{/picture}}
{{^picture}}
<span class="photo missing" role="img" aria-label="{{alt}}"><i class="icon i-picture"></i><span>{{site.words.photoMissing}}</span></span>
{{/picture}}

"""#),
    File(path: "photos.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<h1 class="heading">{{site.words.photoWall}}</h1>
{{#isEmpty}}
<p class="empty">{{site.words.noPhotos}}</p>
{{/isEmpty}}
<ul class="wall">
{{#photos}}
<li><a href="{{momentURL}}">{{#picture}}<picture>
{{>sources}}
<img {{#isLazy}}loading="lazy" decoding="async" {{/isLazy}}{{#isPriority}}fetchpriority="high" {{/isPriority}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#isRemote}}referrerpolicy="no-referrer" {{/isRemote}}{{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}{{#colorClass}}class="{{colorClass}}" {{/colorClass}}src="{{src}}" alt="{{alt}}"></picture>{{/picture}}</a></li>
{{/photos}}
</ul>
</section>
{{#pager}}
{{>pager}}
{{/pager}}
{{/main}}
{{/page}}

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
<div class="profile h-card{{^isPageHeading}} small{{/isPageHeading}}{{#site.hasPlainHeader}} plain{{/site.hasPlainHeader}}">
{{^site.hasPlainHeader}}
<div class="scene">
{{#cover}}
<picture>
{{>sources}}
<img {{#isCoverFirst}}fetchpriority="high" {{/isCoverFirst}}{{#widths}}srcset="{{#smaller}}{{url}} {{pixels}}w, {{/smaller}}{{largestURL}} {{largestPixels}}w" sizes="{{sizes}}" {{/widths}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#isRemote}}referrerpolicy="no-referrer" {{/isRemote}}class="cover u-featured" src="{{src}}" alt="{{coverAlt}}" draggable="false"></picture>
{{/cover}}
<i class="blob a"></i>
<i class="blob b"></i>
</div>
{{/site.hasPlainHeader}}
<div class="owner">
{{#isPageHeading}}
<h1 class="owner-name"><a class="p-name u-url u-uid" href="{{homeURL}}" draggable="false"><bdi>{{name}}</bdi></a></h1>
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
    File(path: "rows-list.html", text: #"""
<ul class="rows">
{{#rows}}
<li><a class="row" href="{{rowURL}}">{{#thumbnail}}<img{{#colorClass}} class="{{colorClass}}"{{/colorClass}} src="{{src}}" width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">{{/thumbnail}}<span class="row-text">{{#isOwnText}}<span {{#textLanguage}}lang="{{textLanguage}}" {{/textLanguage}}dir="auto">{{text}}</span>{{/isOwnText}}{{^isOwnText}}<span>{{text}}</span>{{/isOwnText}} <span class="number"><time datetime="{{day}}">{{dateText}}</time>{{#photosText}} · {{photosText}}{{/photosText}}</span></span></a></li>
{{/rows}}
</ul>

"""#),
    File(path: "rows.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
{{#parent}}
<p class="up"><a href="{{url}}">{{label}}</a></p>
{{/parent}}
<h1 class="heading">{{heading}}</h1>
<p class="number">{{countText}}</p>
{{#groups}}
{{#groupHeading}}
<h2 class="year">{{groupHeading}}</h2>
{{/groupHeading}}
{{>rows-list}}
{{/groups}}
</section>
{{#pager}}
{{>pager}}
{{/pager}}
{{/main}}
{{/page}}

"""#),
    File(path: "search.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain search" data-home="{{site.homeURL}}" data-index="{{indexURL}}"{{#searchWords}} data-loading="{{loading}}" data-results="{{results}}" data-nothing="{{nothing}}" data-nothing-hint="{{nothingHint}}" data-failed="{{failed}}" data-again="{{again}}" data-more="{{more}}"{{/searchWords}}>
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
<h2 class="year" dir="auto">{{groupTitle}}</h2>
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
<ul class="list tags-all">
{{#tags}}
<li><a rel="tag" href="{{url}}"><span><bdi>{{name}}</bdi></span><span class="number">{{countText}}</span></a></li>
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
{{#header}}
{{>list-item}}
{{/header}}
{{#hasPinned}}
<div class="feed">
{{#pinned}}
{{>list-item}}
{{/pinned}}
</div>
{{/hasPinned}}
<div class="feed h-feed">
<data class="p-name" value="{{head.title}}"></data>
{{#heading}}
<h1 class="heading" dir="auto">{{heading}}</h1>
{{/heading}}
{{#moments}}
{{>list-item}}
{{/moments}}
{{#isEmpty}}
<p class="card empty">{{site.words.noMoments}}</p>
{{/isEmpty}}
</div>
{{#memories}}
<section class="card plain memories" data-day="{{monthAndDay}}">
<h2 class="heading">{{memoriesHeading}}</h2>
{{>rows-list}}
<p><a class="button" href="{{allURL}}">{{site.words.all}}</a></p>
</section>
{{/memories}}
{{#pager}}
{{>pager}}
{{/pager}}
{{/main}}
{{/page}}

"""#),
    File(path: "video.html", text: #"""
{{#hasPicture}}
<div class="film">
<video {{#isLoop}}loop="" muted="" {{/isLoop}}{{#poster}}poster="{{poster}}" {{/poster}}{{#width}}width="{{width}}" {{/width}}{{#height}}height="{{height}}" {{/height}}{{#alt}}aria-label="{{alt}}" {{/alt}}controls="" playsinline="" preload="none" class="video u-video">
<source {{#type}}type="{{type}}" {{/type}}src="{{src}}">{{#captionsURL}}<track kind="captions" src="{{captionsURL}}" srclang="{{language}}" label="{{language}}" default="">{{/captionsURL}}</video>
<button type="button" class="play" hidden><span class="vh">{{site.words.play}}{{#alt}}: {{alt}}{{/alt}}</span></button>
</div>
{{/hasPicture}}
{{^hasPicture}}
<audio {{#alt}}aria-label="{{alt}}" {{/alt}}controls="" preload="none" class="video u-audio">
<source {{#type}}type="{{type}}" {{/type}}src="{{src}}">{{#captionsURL}}<track kind="captions" src="{{captionsURL}}" srclang="{{language}}" label="{{language}}" default="">{{/captionsURL}}</audio>
{{/hasPicture}}

"""#),
    File(path: "year.html", text: #"""
{{<page}}
{{$bar}}{{/bar}}
{{$main}}
<section class="card plain">
<p class="up"><a href="{{site.archiveURL}}">{{site.words.archive}}</a></p>
<h1 class="heading">{{heading}}</h1>
<p class="number">{{countText}}</p>
<table class="heat">
<caption><span class="vh">{{caption}}</span></caption>
<tbody>
{{#months}}
<tr><th scope="row">{{#monthURL}}<a href="{{monthURL}}">{{name}}</a>{{/monthURL}}{{^monthURL}}{{name}}{{/monthURL}}</th>{{#days}}<td{{#className}} class="{{className}}"{{/className}}>{{#count}}{{count}}{{/count}}</td>{{/days}}</tr>
{{/months}}
</tbody>
</table>
<ul class="list">
{{#months}}
{{#monthURL}}
<li><a href="{{monthURL}}"><span>{{name}}</span><span class="number">{{countText}}</span></a></li>
{{/monthURL}}
{{/months}}
</ul>
</section>
{{#pager}}
{{>pager}}
{{/pager}}
{{/main}}
{{/page}}

"""#),
  ]
}
