dispatchEvent(new CustomEvent('moment-component', { detail: { name: 'greet', make() {} } }));
