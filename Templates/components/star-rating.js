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
