// The search page: loads the parts of the index that a query needs, as scripts, since browsers
// refuse `fetch` from the file system. The tokenizer is that of the build; its tables come with the
// index, and a table of vectors tests both.
(() => {
  'use strict';

  const box = document.querySelector('.search');
  const say = box.dataset;
  const form = box.querySelector('form');
  const field = form.elements.q;
  const status = box.querySelector('.search-status');
  const list = box.querySelector('.search-rows');
  const more = box.querySelector('.search-more');
  const button = more.querySelector('button');
  const pageSize = 10;
  // Files of terms that one unfinished word may load beside its own.
  const prefixFiles = 4;

  // MARK: Files of the index

  const arrived = new Map();
  const asked = new Map();
  const base = new URL(say.index, document.baseURI);
  const home = new URL(say.home, document.baseURI);
  let index;

  addEventListener('moments-search', ({ detail }) => {
    const [kind, name, content] = detail;
    // For whoever wants to see what a text is cut into: its tests.
    if (kind === 'tokens') detail.push(tokens(name, content).map((found) => found.text));
    else arrived.set(kind + name, content);
  });

  const load = (kind, name) => {
    const key = kind + name;
    if (!asked.has(key)) {
      asked.set(key, new Promise((done, fail) => {
        const script = document.createElement('script');
        const stop = () => {
          asked.delete(key);
          script.remove();
          fail(new Error(`no ${key}`));
        };
        script.src = new URL(kind === 'index' ? base : `${kind[0]}${name}.js`, base);
        script.onload = () => (arrived.has(key) ? done(arrived.get(key)) : stop());
        script.onerror = stop;
        document.head.append(script);
      }));
    }
    return asked.get(key);
  };

  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const digit = new Map([...digits].map((character, value) => [character, value]));

  const numbers = (text, body) => {
    let number = 0;
    let shift = 0;
    for (const character of text) {
      const value = digit.get(character);
      number += (value & 31) << shift;
      shift += 5;
      if (value < 32) {
        body(number);
        number = shift = 0;
      }
    }
  };

  const eachDocument = (text, body) => {
    if (text[0] === '!') {
      for (let place = 1; place < text.length; place++) {
        const bits = digit.get(text[place]);
        for (let bit = 0; bit < 6; bit++) if (bits >> bit & 1) body((place - 1) * 6 + bit);
      }
    } else {
      let document = -1;
      numbers(text, (gap) => body(document += gap + 1));
    }
  };

  const prepare = (content) => {
    const rows = [0];
    numbers(content.rows, (count) => rows.push(rows.at(-1) + count));
    return { ...content, rows, terms: content.terms ? content.terms.split(' ') : [] };
  };

  // In the order of code points, as UTF-8 has it, not of UTF-16.
  const rank = (unit) => (unit >= 0xE000 ? unit - 0x800 : unit >= 0xD800 ? unit + 0x2000 : unit);
  const precedes = (a, b) => {
    const length = Math.min(a.length, b.length);
    for (let place = 0; place < length; place++) {
      const [x, y] = [a.charCodeAt(place), b.charCodeAt(place)];
      if (x !== y) return rank(x) < rank(y);
    }
    return a.length < b.length;
  };

  // How many of an ordered list don't come after a value: the value's file.
  const fileOf = (starts, value, isBefore) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(value, starts[middle])) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  const nameOf = (file) => {
    if (!file) return '0';
    let hash = 0x811C9DC5;
    for (const byte of new TextEncoder().encode(index.terms[file - 1])) {
      hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return (hash >>> 0).toString(16);
  };

  const termsOf = async (file) => {
    const name = nameOf(file);
    const content = await load('terms', name);
    if (typeof content !== 'string') return content;
    const entries = content ? content.split(';').map((entry) => entry.split(' ')) : [];
    arrived.set(`terms${name}`, entries);
    asked.set(`terms${name}`, entries);
    return entries;
  };

  // MARK: Tokens; the same as in the build

  const within = (ranges, value) => ranges.some(([first, last]) => value >= first && value <= last);

  const folded = (text) => {
    const { dropped, folded: folds, shifted } = index.rules;
    let kept = '';
    for (const character of text.normalize('NFKD').toLowerCase()) {
      const value = character.codePointAt(0);
      if (value < 0x80) kept += character;
      else if (!within(dropped, value)) {
        const shift = shifted.find(([first, last]) => value >= first && value <= last);
        kept += folds[character] || (shift ? String.fromCodePoint(value - shift[0] + shift[2]) : character);
      }
    }
    return kept.normalize('NFC');
  };

  const kindOf = (character) => {
    if (character === '#') return 'hash';
    if (character === '+') return 'plus';
    if (character === '-' || character === '_') return 'connector';
    if (index.rules.apostrophes.includes(character)) return 'apostrophe';
    if (character < '\x80') return /[a-z0-9]/.test(character) ? 'word' : 'separator';
    if (within(index.rules.unspaced, character.codePointAt(0))) return 'unspaced';
    if (/[\p{L}\p{N}\p{M}]/u.test(character)) return 'word';
    return /\p{So}/u.test(character) ? 'symbol' : 'separator';
  };

  // Each with its text; `isOpen`: it may be the beginning of a longer one.
  const tokens = (text, isQuery) => {
    const characters = [...folded(text)];
    const kinds = characters.map(kindOf);
    const limit = index.rules.longestWord;
    const found = [];
    const emit = (start, end, isOpen = false, most = Infinity) =>
      found.push({ text: characters.slice(start, Math.min(end, start + most)).join(''), isOpen });
    const isLetter = (place) => kinds[place] === 'word' || kinds[place] === 'unspaced';
    const endOf = (kind, place) => {
      while (kinds[place] === kind) place++;
      return place;
    };

    const endOfSuffix = (start) => {
      if (kinds[start] !== 'plus' && kinds[start] !== 'hash') return start;
      const end = endOf(kinds[start], start);
      return end - start <= 2 && !isLetter(end) ? end : start;
    };

    const joined = (start, end) => {
      const isLast = !(kinds[end] === 'apostrophe' && kinds[end + 1] === 'word');
      if (!isLast || kinds[start - 1] !== 'apostrophe' || kinds[start - 2] !== 'word') return;
      while (kinds[start - 1] === 'word' || kinds[start - 1] === 'apostrophe' && kinds[start - 2] === 'word') start--;
      const letters = characters.slice(start, end).filter((_, place) => kinds[start + place] === 'word');
      found.push({ text: letters.slice(0, limit).join('') });
    };

    const word = (start, end) => {
      const suffix = endOfSuffix(end);
      if (suffix > end) {
        emit(start, suffix, false, limit);
        if (isQuery) return;
      }
      emit(start, end, true, limit);
      if (!isQuery) joined(start, end);
    };

    const endOfTag = (hash) => {
      let place = hash + 1;
      if (!isLetter(place)) return place;
      while (isLetter(place) || kinds[place] === 'connector') place++;
      while (kinds[place - 1] === 'connector') place--;
      return place;
    };

    for (let place = 0; place < characters.length;) {
      const start = place;
      const kind = kinds[place];
      if (kind === 'word') {
        place = endOf(kind, place);
        word(start, place);
      } else if (kind === 'unspaced') {
        place = endOf(kind, place);
        for (let first = start; first < place - 1; first++) emit(first, first + 2);
        if (!isQuery || place - start === 1) emit(place - 1, place);
      } else if (kind === 'hash') {
        const end = endOfTag(place);
        if (end > place + 1) emit(start, end, true, limit + 1);
        place = isQuery ? end : place + 1;
      } else {
        if (kind === 'symbol') emit(start, start + 1);
        place++;
      }
    }
    return found;
  };

  // MARK: Finding

  // Weights of the documents that hold a token: whole words before beginnings of words, titles and
  // tags before text.
  const weights = async ({ text, isOpen }) => {
    const found = new Uint8Array(index.count);
    const own = fileOf(index.terms, text, precedes);
    const isPrefix = isOpen && text.length > 1;
    const last = isPrefix ? fileOf(index.terms, `${text}\u{10FFFF}`, precedes) : own;
    const files = [];
    // An exact word may begin a file, or lie in the one before.
    for (let file = own; file <= Math.min(last, own + prefixFiles); file++) files.push(termsOf(file));
    for (const entries of await Promise.all(files)) {
      for (const [term, documents, strong] of entries) {
        const isExact = term === text;
        if (!isExact && !(isPrefix && term.startsWith(text))) continue;
        const raise = (weight) => (document) => {
          if (found[document] < weight) found[document] = weight;
        };
        eachDocument(documents, raise(strong === '*' ? (isExact ? 6 : 2) : (isExact ? 3 : 1)));
        if (strong && strong !== '*') eachDocument(strong, raise(isExact ? 6 : 2));
      }
    }
    return found;
  };

  // Numbers of documents, the best first, the newest of equals first.
  const find = async ({ query, year, facets }) => {
    const searched = tokens(query, true);
    if (query.trim() && !searched.length) return [];
    const scored = await Promise.all(searched.map(weights));
    const required = await Promise.all(facets.map((text) => weights({ text })));
    let [first, end] = [0, index.count];
    if (year) {
      const { years } = index.facets;
      const place = years.findIndex(([name]) => String(name) === year);
      if (place < 0) return [];
      first = years[place][1];
      end = place + 1 < years.length ? years[place + 1][1] : end;
    }
    const found = [];
    for (let number = first; number < end; number++) {
      let score = 0;
      if (required.every((list) => list[number]) && scored.every((list) => (score += list[number], list[number]))) {
        found.push([score, number]);
      }
    }
    return found.sort((a, b) => b[0] - a[0] || b[1] - a[1]).map(([, number]) => number);
  };

  const rowOf = async (number) => {
    const file = fileOf(index.rows.slice(1), number, (a, b) => a < b);
    return (await load('rows', file))[number - index.rows[file]];
  };

  // MARK: Showing

  // What to mark: words from their beginning, runs of unspaced scripts wherever they stand.
  const needlesOf = (query) => {
    const needles = [];
    const text = folded(query);
    const characters = [...text];
    const kinds = characters.map(kindOf);
    for (let place = 0; place < characters.length;) {
      const start = place;
      const kind = kinds[place];
      while (place < characters.length && kinds[place] === kind) place++;
      if (kind === 'word') {
        const suffix = kinds[place] === 'plus' || kinds[place] === 'hash' ? characters.slice(place).join('').match(/^[+#]{1,2}(?=\s|$)/) : null;
        needles.push({ text: characters.slice(start, place).join('') + (suffix ? suffix[0] : ''), isWord: true });
      } else if (kind === 'unspaced') {
        needles.push({ text: characters.slice(start, place).join('') });
      } else if (kind === 'symbol') {
        for (const character of characters.slice(start, place)) needles.push({ text: character });
      }
    }
    return needles;
  };

  // A text folded piece by piece, so that each folded letter knows where it comes from.
  const mapped = (text) => {
    let plain = '';
    const from = [];
    for (const { 0: piece, index: start } of text.matchAll(/[\u1100-\u115F][\u1160-\u11FF]*|\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/gu)) {
      const part = piece < '\x80' && piece.length === 1 ? piece.toLowerCase() : folded(piece);
      for (let place = 0; place < part.length; place++) from.push([start, start + piece.length]);
      plain += part;
    }
    return { plain, from };
  };

  // `don't` for who looks for `dont`.
  const joinedUp = ({ plain, from }) => {
    const kept = [...from.keys()].filter((place) => !index.rules.apostrophes.includes(plain[place]));
    return { plain: kept.map((place) => plain[place]).join(''), from: kept.map((place) => from[place]) };
  };

  // Places of the text to mark, in order, none over another.
  const hitsIn = (text, needles) => {
    const hits = [];
    const look = ({ plain, from }, needle) => {
      const count = hits.length;
      for (let place = plain.indexOf(needle.text); place >= 0; place = plain.indexOf(needle.text, place + 1)) {
        const before = [...plain.slice(Math.max(0, place - 2), place)].at(-1);
        if (needle.isWord && before && kindOf(before) === 'word') continue;
        hits.push([from[place][0], from[place + needle.text.length - 1][1]]);
      }
      return hits.length > count;
    };
    const whole = mapped(text);
    for (const needle of needles) if (!look(whole, needle) && needle.isWord) look(joinedUp(whole), needle);
    hits.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    return hits.filter(([start], place) => !place || start >= Math.max(...hits.slice(0, place).map((hit) => hit[1])));
  };

  const marked = (text, hits, start = 0, end = text.length) => {
    const parts = document.createDocumentFragment();
    let place = start;
    for (const [from, to] of hits) {
      if (from < place || to > end) continue;
      const mark = document.createElement('mark');
      mark.textContent = text.slice(from, to);
      parts.append(text.slice(place, from), mark);
      place = to;
    }
    parts.append(text.slice(place, end));
    return parts;
  };

  // The part of a text around its first hit.
  const snippet = (text, hits) => {
    const [around, length] = [60, 220];
    let start = hits.length ? Math.max(0, hits[0][0] - around) : 0;
    if (start) start = Math.max(start, text.indexOf(' ', start) + 1 || start);
    if (hits.length && start > hits[0][0]) start = hits[0][0];
    let end = Math.min(text.length, start + length);
    // Not between the halves of a character.
    if (/[\uDC00-\uDFFF]/.test(text[start] || '')) start--;
    if (/[\uD800-\uDBFF]/.test(text[end - 1] || '')) end--;
    const parts = marked(text, hits, start, end);
    if (start) parts.prepend('…');
    if (end < text.length) parts.append('…');
    return parts;
  };

  const element = (name, className, ...content) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  };

  const shownRow = ([address, date, title, text, details, flags], needles) => {
    const line = (className, content) => {
      const made = element('span', className, content);
      made.dir = 'auto';
      return made;
    };
    const isFolded = flags & 2;
    const inText = isFolded ? [] : hitsIn(text, needles);
    const inTitle = hitsIn(title, needles);
    const inDetails = hitsIn(details, needles);
    const link = element('a', 'search-link');
    link.href = new URL(address, home);
    if (title) link.append(line('search-title', marked(title, inTitle)));
    if (text) link.append(line(isFolded ? 'search-warning' : 'search-text', snippet(text, inText)));
    const row = element('li', 'search-row', link);
    if (inDetails.length && (!inText.length || details[0] === '#')) row.append(line('search-details', snippet(details, inDetails)));
    row.append(element('span', 'search-date', date));
    return row;
  };

  let turn = 0;
  let found = [];
  let shown = 0;

  const offer = (label, action) => {
    more.hidden = !label;
    button.textContent = label || '';
    button.onclick = action || null;
  };

  const showMore = async (query, mine, count = pageSize) => {
    const rows = await Promise.all(found.slice(shown, shown + count).map(rowOf));
    if (mine !== turn) return;
    const needles = needlesOf(query);
    // The old rows go when the new ones are there, so that the page doesn't jump.
    if (!shown) list.replaceChildren();
    list.append(...rows.map((row) => shownRow(row, needles)));
    shown += rows.length;
    list.hidden = !shown;
    offer(shown < found.length && say.more, async () => {
      const wasFocused = document.activeElement === button;
      try {
        await showMore(query, mine);
        const next = list.children[shown - (shown % pageSize || pageSize)];
        if (wasFocused && next) next.querySelector('a').focus();
      } catch { fail(mine); }
    });
  };

  const fail = (mine) => {
    if (mine !== turn) return;
    status.textContent = say.failed;
    offer(say.again, () => run());
  };

  const asks = () => ({
    query: field.value,
    year: form.elements.year.value,
    facets: [form.elements.tag.value, form.elements.person.value, form.elements.photos.checked ? 'has:photo' : ''].filter(Boolean),
  });

  // The address says what is searched for, so that it can be kept and passed on.
  const remember = () => {
    const address = new URL(location.href);
    for (const name of ['q', 'year', 'tag', 'person', 'photos']) {
      const input = form.elements[name];
      const value = input.type === 'checkbox' ? (input.checked ? '1' : '') : input.value;
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    try { history.replaceState(history.state, '', address); } catch { /* it stays as it is */ }
  };

  const run = async (count = pageSize) => {
    const mine = ++turn;
    const wanted = asks();
    list.setAttribute('aria-busy', 'true');
    remember();
    offer();
    const slow = setTimeout(() => { if (mine === turn) status.textContent = say.loading; }, index ? 300 : 0);
    try {
      await ready();
      const isEmpty = !wanted.query.trim() && !wanted.year && !wanted.facets.length;
      const result = isEmpty ? [] : await find(wanted);
      if (mine !== turn) return;
      found = result;
      shown = 0;
      await showMore(wanted.query, mine, count);
      if (mine !== turn) return;
      clearTimeout(slow);
      status.textContent = isEmpty ? '' : found.length
        ? say.results.replace('{count}', found.length.toLocaleString(document.documentElement.lang))
        : `${say.nothing.replace('{query}', () => wanted.query.trim())} ${say.nothingHint}`;
    } catch {
      if (mine === turn) {
        list.replaceChildren();
        list.hidden = true;
      }
      fail(mine);
    } finally {
      clearTimeout(slow);
      if (mine === turn) list.removeAttribute('aria-busy');
    }
  };

  // MARK: The form

  const fill = (name, choices) => {
    const select = form.elements[name];
    const value = select.length > 1 ? select.value : initial.searchParams.get(name) || '';
    select.length = 1;
    select.append(...choices.map(([value, label]) => new Option(label, value)));
    select.closest('label').hidden = !choices.length;
    select.value = value;
    // A choice that isn't there any more is none.
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };

  const ready = async () => {
    if (index) return;
    index = prepare(await load('index', ''));
    const { years, tags, people } = index.facets;
    fill('year', years.map(([year]) => [year, year]).reverse());
    fill('tag', tags);
    fill('person', people);
  };

  const initial = new URL(location.href);
  form.elements.photos.checked = initial.searchParams.get('photos') === '1';
  if (!field.value) field.value = initial.searchParams.get('q') || '';
  let pause;
  form.addEventListener('input', () => {
    clearTimeout(pause);
    list.setAttribute('aria-busy', 'true');
    pause = setTimeout(run, 120);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    run();
  });
  if (initial.search || field.value) {
    list.setAttribute('aria-busy', 'true');
    // The choices are known once the index is there; until then the address keeps them.
    ready().then(run, () => run());
  } else {
    ready().catch(() => {});
  }

  // The preview has a new index: the same search, as many rows of it.
  document.addEventListener('momentsgen:scripts', (event) => {
    const folder = new URL('.', base).href;
    if (!event.detail.scripts.every((script) => script.src.startsWith(folder))) return;
    event.preventDefault();
    for (const script of event.detail.scripts) script.remove();
    arrived.clear();
    asked.clear();
    index = undefined;
    run(Math.max(shown, pageSize));
  });
})();
