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
