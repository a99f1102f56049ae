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
