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
