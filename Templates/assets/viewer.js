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
