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
