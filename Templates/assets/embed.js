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
