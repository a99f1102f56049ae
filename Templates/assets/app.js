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
