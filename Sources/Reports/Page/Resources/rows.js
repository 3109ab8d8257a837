// The rows of keys: drawn when they are near the window, and emptied when they are far from it.

let shownKeys = [];
const openKeys = new Set();
const heights = new Map();
const rowNodes = new Map();
let shownRows = [];
/** Rows with content, each with the functions that draw its remaining glyphs. */
const filledRows = new Map();

/** The minimum number of languages shown initially, besides the one of the filter; more if they fit on one line. */
const leastLeading = 3;

/** The number of columns that the cells of a row have at the width of the window. */
function columnCount() {
  const style = getComputedStyle(element('rows'));
  const width = element('rows').clientWidth - 2 * parseFloat(style.paddingInlineStart) - parseFloat(style.getPropertyValue('--info'));
  return Math.max(1, Math.floor((width + columnGap) / (columnWidth + columnGap)));
}
let columns = 0;

/** The cells of a key shown initially, without repeated texts, each with the index of its picture. */
function leadingCells(key) {
  const cells = cellsOf(key);
  const languages = cells.filter(({ cell }) => cell.kind === 'locale' && (cell.text !== undefined || cell.shares || cell.unknown));
  const german = languages.find(({ cell }) => cell.locale === 'de' || cell.locale.startsWith('de-'));
  const rtl = languages.filter(({ cell }) => cell.rtl);
  const breaking = languages.filter(({ cell }) => verdictOf(cell) === 'breaks');
  // If few languages break, the worst, a long and a right-to-left language are the most interesting, and then the next worst.
  const others = [languages[0], german, rtl.find(({ cell }) => !cell.shares) || rtl[0]].filter(Boolean);
  const texts = new Set();
  // Languages with the same text, such as de-CH and de-DE, show it once.
  const isNew = ({ cell }) => cell.text === undefined || texts.size < texts.add(cell.text).size;
  const chosen = new Set([...new Set([...breaking, ...others, ...languages])].filter(isNew)
    .slice(0, Math.max(leastLeading, columns - 1 - Math.min(2, key.pseudo.length))));
  const extra = new Set([...chosen].slice(leastLeading));
  return cells.filter((entry) => entry.cell.kind === 'source' || chosen.has(entry)
    || (entry.cell.kind === 'locale' && entry.cell.locale === state.locale)
    || (entry.cell.kind === 'pseudo' && key.pseudo.indexOf(entry.cell) < 2))
    .map((entry) => ({ ...entry, isExtra: extra.has(entry) && entry.cell.locale !== state.locale }));
}

/** All cells of a key: its source, its pseudo-locales, and its languages, worst first. */
function cellsOf(key) {
  const pseudo = key.pseudo.map((cell, index) => ({ cell, picture: 1 + report.locales.length + index }));
  const languages = key.cells.map((cell, index) => ({ cell, picture: 1 + index }))
    .filter(({ cell }) => cell && cell.locale !== report.source)
    .sort((one, other) => byRisk(one.cell, other.cell) || growthOf(key, other.picture - 1) - growthOf(key, one.picture - 1));
  return [{ cell: key.source, picture: 0 }, ...pseudo, ...languages];
}

/** An estimated height for a row that was never shown. */
function guessedHeight(key) {
  const known = heights.get(key.index);
  if (known) return known;
  const room = roomOf(key);
  const size = room && room.usual.length > 0 ? report.metrics[room.usual[Math.min(state.step, room.usual.length - 1)]] : [0, 22];
  const lines = room && room.lines ? Math.min(room.lines, 4) : 1;
  // A line of the information has about forty characters.
  const wordLines = (words) => Math.ceil((words || '').length / 40);
  const infoLines = wordLines(key.reasons[0]) + wordLines(key.advice[0]) + Math.min(2, wordLines(key.comment)) + wordLines(key.samples)
    + wordLines(key.key) + key.limits.length + key.shared.length + Math.min(1, key.sites.length) + (scenesOfKeys.has(key.index) ? 1 : 0) + (hasLimits ? 2 : 0) + (room && room.estimate ? 1 : 0);
  const width = room && room.width !== undefined ? room.width : widthsOf(key)[0];
  // The source, a pseudo-locale, and three languages, which are usually wider.
  const spans = [1, 1.3, 1.4, 1.4, 1.4].reduce((sum, growth) => sum + Math.min(2, columnsFor(width * growth)), 0);
  const cellLines = Math.ceil(spans / columns) * ((hasLimits ? 90 : 40) + size[1] * lines * state.zoom);
  return 33 + Math.max(58 + infoLines * 19, cellLines);
}

/** Adds the content of a key to its row, with pictures of the right size; their glyphs are drawn later. */
function fillRow(row) {
  if (filledRows.has(row)) return;
  const key = keys[Number(row.dataset.index)];
  const later = [];
  row.replaceChildren(makeInfo(key), makeCells(key, later));
  filledRows.set(row, later);
  row.dataset.drawn = '';
  row.toggleAttribute('data-waiting', later.length > 0);
}

/** Adds the content of a key to its row, including the glyphs. */
function drawRow(row) {
  fillRow(row);
  for (const paint of filledRows.get(row).splice(0)) paint();
  row.removeAttribute('data-waiting');
}

/** Removes the content of a row. */
function emptyRow(row) {
  filledRows.delete(row);
  row.replaceChildren();
  delete row.dataset.drawn;
  delete row.dataset.waiting;
}

/** Redraws a row. */
function redrawRow(row) {
  if (!row || !filledRows.has(row)) return;
  const focused = row.contains(document.activeElement) ? document.activeElement.dataset.act : null;
  emptyRow(row);
  drawRow(row);
  if (focused) row.querySelector(`[data-act="${focused}"]`)?.focus();
}

/** The number of lines that cells take up. */
function linesOf(made) {
  let [lines, used] = [1, 0];
  for (const { node } of made) {
    const isNext = used + node.span > columns;
    lines += isNext ? 1 : 0;
    used = node.span + (isNext ? 0 : used);
  }
  return lines;
}

/** Makes the cells of a key; adds the functions that draw their glyphs to `later`. */
function makeCells(key, later) {
  const pictures = picturesOf(key);
  const entries = openKeys.has(key.index) ? cellsOf(key) : leadingCells(key);
  const made = entries.map(({ cell, picture, isExtra }) => {
    const paints = [];
    return { node: makeCell(key, cell, pictures[picture], paints), paints, isExtra };
  });
  // Extra languages only fill lines that are there without them.
  let shown = made.filter(({ isExtra }) => !isExtra);
  const most = linesOf(shown);
  for (const one of made) {
    const more = made.filter((other) => other === one || shown.includes(other));
    if (one.isExtra && linesOf(more) <= most) shown = more;
  }
  later.push(...shown.flatMap(({ paints }) => paints));
  return make('div', { class: 'cells', id: `cells-${key.index}` }, shown.map(({ node }) => node));
}

/** Makes the information beside the pictures of a key. */
function makeInfo(key) {
  const room = roomOf(key);
  const isOpen = openKeys.has(key.index);
  const expected = expectedOf(key);
  const isOften = [key.source, ...key.cells].some((cell) => cell && verdictOf(cell) === 'breaks');
  const limits = [...key.limits, ...key.shared];
  // Until the row is opened, the most important of each.
  const some = (words) => (isOpen ? words : words.slice(0, 1)).map((one) => make('li', {}, isolated(sentence(one))));
  return make('div', { class: 'info' },
    make('h3', {}, make('a', { href: addressOf({ ...state, ...addressed(key) }), 'data-act': 'link' }, breakable(key.key))),
    make('p', { class: 'place', title: visible(placeOf(key)) }, breakable(isOpen ? placeOf(key) : shortPath(placeOf(key)))),
    key.comment && make('p', { class: 'comment' }, isolated(key.comment.replace(/\s*\n\s*/g, ' '))),
    key.samples && make('p', { class: 'samples' }, 'with ', isolated(sampleWords(key.samples))),
    hasLimits && make('p', { class: `verdict ${isOften ? 'breaks' : expected >= 0.05 ? 'expected' : 'fits'}` }, sentence(expectedWords(key))),
    makeSites(key, isOpen),
    makeScreenLinks(key, isOpen),
    limits.length > 0 && make('ul', { class: 'limits' }, limits.map(([words, origin]) => make('li', {},
      isolated(words), ' ', make('span', { class: 'origin', title: visible(origin) }, isolated(isOpen ? origin : origin.split('/').pop()))))),
    room && room.estimate && make('p', { class: 'estimate' }, 'estimated widths: ', isolated(room.estimate)),
    state.step > 0 && key.reasons.length + key.advice.length > 0 && make('p', { class: 'origin' }, 'At the default text size:'),
    key.reasons.length > 0 && make('ul', { class: 'reasons' }, some(key.reasons)),
    key.advice.length > 0 && make('ul', { class: 'advice' }, some(key.advice)),
    make('p', { class: 'acts' },
      make('button', {
        type: 'button', 'data-act': 'open', 'aria-expanded': String(isOpen), 'aria-controls': `cells-${key.index}`,
      }, isOpen ? 'Fewer languages' : `All ${counted(cellsOf(key).length, 'text')}`),
      make('button', { type: 'button', 'data-act': 'markdown', 'aria-label': `Copy ${visible(key.key)} as Markdown` }, 'Markdown'),
      make('button', { type: 'button', 'data-act': 'csv', 'aria-label': `Copy ${visible(key.key)} as CSV` }, 'CSV')));
}

/** Makes the places in the code that use a key; until its row is opened, only the first. */
function makeSites(key, isOpen) {
  const some = isOpen ? key.sites : key.sites.slice(0, 1);
  return some.length > 0 && make('ul', { class: 'sites' }, some.map(([words, place]) => make('li', {},
    isolated(sentence(words)), ', ', make('span', { class: 'origin', title: visible(place) }, breakable(isOpen ? place : place.split('/').pop())))));
}

/** Makes links to the screens that show a key. */
function makeScreenLinks(key, isOpen) {
  const found = scenesOfKeys.get(key.index) || [];
  const some = isOpen ? found : found.slice(0, 2);
  const links = some.map((scene) => make('a', { href: shownAddress({ ...shownDefaults, show: 'all', screen: scene.id }) }, isolated(scene.title)));
  const more = found.length - some.length;
  return found.length > 0 && make('p', { class: 'on-screens' }, nounFor(found.length, 'Screen'), ': ',
    links.flatMap((link, at) => (at === 0 ? [link] : [', ', link])), more > 0 && ` and ${more} more`);
}

/** The row of a key. */
function rowOf(key) {
  let row = rowNodes.get(key.index);
  if (!row) {
    row = make('article', {
      class: 'row', 'data-key': key.key, 'data-index': key.index, tabindex: '-1', 'aria-label': visible(key.key),
      'data-open': openKeys.has(key.index),
    });
    rowNodes.set(key.index, row);
  }
  row.dataset.expected = expectedOf(key);
  return row;
}

/** Shows rows for keys, in order. */
function showRows(found) {
  for (const row of [...filledRows.keys()]) emptyRow(row);
  shownKeys = found;
  columns = columnCount();
  shownRows = found.map(rowOf);
  shownRows.forEach((row, order) => { row.order = order; row.hidden = true; });
  startView();
  element('list').replaceChildren(...shownRows);
  fillNearby();
}

/** Immediately draws the rows at the top of the window. */
function drawVisible() {
  for (const row of filledRows.keys()) if (row.order < slice.first + 4) drawRow(row);
}

/** Opens or closes a row. */
function toggleRow(index) {
  const row = rowNodes.get(index);
  if (openKeys.has(index)) openKeys.delete(index);
  else openKeys.add(index);
  if (!row || !row.isConnected) return;
  row.toggleAttribute('data-open', openKeys.has(index));
  heights.delete(index);
  if (!filledRows.has(row)) return;
  redrawRow(row);
  measureRow(row);
  fillNearby();
}

/** Scrolls to the row of a key. */
function goTo(index, opens) {
  const row = rowNodes.get(index);
  if (!row || !row.isConnected) return;
  if (opens && !openKeys.has(index)) toggleRow(index);
  for (const other of document.querySelectorAll('.row[data-target]')) other.removeAttribute('data-target');
  row.setAttribute('data-target', '');
  bringNear(row);
  drawRow(row);
  row.scrollIntoView({ block: 'start' });
  row.focus({ preventScroll: true });
}
