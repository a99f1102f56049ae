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
