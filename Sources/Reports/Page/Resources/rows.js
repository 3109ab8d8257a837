// The rows of keys: drawn as they come near the window, and emptied when they are far from it.

let shownKeys = [];
const openKeys = new Set();
const heights = new Map();
const rowNodes = new Map();

/** The cells of a key that are shown at first, without repeats, each with the place of its picture. */
function leadingCells(key) {
  const cells = cellsOf(key);
  const worst = worstOf(key);
  const isLanguage = (cell, tag) => cell.kind === 'locale' && (cell.locale === tag || cell.locale.startsWith(`${tag}-`));
  const german = cells.find(({ cell }) => isLanguage(cell, 'de'));
  const filtered = cells.find(({ cell }) => cell.kind === 'locale' && cell.locale === state.locale);
  const rtl = cells.filter(({ cell }) => cell.kind === 'locale' && cell.rtl);
  const first = cells.find(({ cell }) => cell.kind === 'locale' && cell.locale !== report.source);
  const chosen = [
    cells[0], ...cells.filter(({ cell }) => cell.kind === 'pseudo').slice(0, 2), german || first,
    cells.find(({ cell }) => cell === worst), rtl.find(({ cell }) => !cell.shares) || rtl[0], filtered,
  ].filter(Boolean);
  return [...new Map(chosen.map((entry) => [entry.cell.locale, entry])).values()];
}

/** All cells of a key. */
function cellsOf(key) {
  const entries = [{ cell: key.source, picture: 0 }];
  key.pseudo.forEach((cell, index) => entries.push({ cell, picture: 1 + report.locales.length + index }));
  key.cells.forEach((cell, index) => {
    if (cell && cell.locale !== report.source) entries.push({ cell, picture: 1 + index });
  });
  return entries;
}

/** A height for a row that was never drawn: near what it will be. */
function guessedHeight(key) {
  const known = heights.get(key.index);
  if (known) return known;
  const room = roomOf(key);
  const size = room && room.usual.length > 0 ? report.metrics[room.usual[Math.min(state.step, room.usual.length - 1)]] : [0, 22];
  const lines = room && room.lines ? Math.min(room.lines, 4) : 1;
  return 150 + size[1] * lines * state.zoom;
}

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (entry.isIntersecting) drawRow(entry.target);
    else emptyRow(entry.target);
  }
}, { rootMargin: '1200px 0px' });

/** Puts a key's content into its row. */
function drawRow(row) {
  if (row.dataset.drawn !== undefined) return;
  const key = keys[Number(row.dataset.index)];
  row.dataset.drawn = '';
  row.style.minHeight = '';
  row.replaceChildren(makeInfo(key), makeCells(key));
}

/** Empties a row that is far away, and keeps its room. */
function emptyRow(row) {
  if (row.dataset.drawn === undefined || row.contains(document.activeElement)) return;
  const height = row.offsetHeight;
  if (height > 0) heights.set(Number(row.dataset.index), height);
  delete row.dataset.drawn;
  row.style.minHeight = `${guessedHeight(keys[Number(row.dataset.index)])}px`;
  row.replaceChildren();
}

/** Draws a row anew. */
function redrawRow(row) {
  if (!row || row.dataset.drawn === undefined) return;
  const focused = row.contains(document.activeElement) ? document.activeElement.dataset.act : null;
  delete row.dataset.drawn;
  drawRow(row);
  if (focused) row.querySelector(`[data-act="${focused}"]`)?.focus();
}

/** The pictures of a key. */
function makeCells(key) {
  const pictures = picturesOf(key);
  const isOpen = openKeys.has(key.index);
  const entries = isOpen ? cellsOf(key) : leadingCells(key);
  return make('div', { class: 'cells', id: `cells-${key.index}` },
    entries.map(({ cell, picture }) => makeCell(key, cell, pictures[picture])));
}

/** What is told of a key beside its pictures. */
function makeInfo(key) {
  const room = roomOf(key);
  const isOpen = openKeys.has(key.index);
  const expected = expectedOf(key);
  const isOften = key.cells.some((cell) => cell && verdictOf(cell) === 'breaks');
  return make('div', { class: 'info' },
    make('h3', {}, make('a', { href: addressOf({ ...state, key: key.key }), 'data-act': 'link' }, breakable(key.key))),
    make('p', { class: 'place' }, breakable(key.place || '')),
    key.comment && make('p', { class: 'comment' }, isolated(key.comment)),
    make('p', { class: `verdict ${isOften ? 'breaks' : expected >= 0.05 ? 'expected' : 'fits'}` }, sentence(expectedWords(key))),
    make('ul', { class: 'limits' }, key.limits.map(([words, origin]) => make('li', {},
      isolated(words), ' ', make('span', { class: 'origin' }, isolated(origin))))),
    room && room.estimate && make('p', { class: 'estimate' }, 'estimate: ', isolated(room.estimate)),
    key.reasons.length > 0 && make('ul', { class: 'reasons' }, key.reasons.map((words) => make('li', {}, isolated(sentence(words))))),
    key.advice.length > 0 && make('ul', { class: 'advice' }, key.advice.map((words) => make('li', {}, isolated(sentence(words))))),
    make('p', { class: 'acts' },
      make('button', {
        type: 'button', 'data-act': 'open', 'aria-expanded': String(isOpen), 'aria-controls': `cells-${key.index}`,
      }, isOpen ? 'Fewer languages' : `All ${counted(cellsOf(key).length, 'text')}`),
      make('button', { type: 'button', 'data-act': 'markdown', 'aria-label': `Copy ${visible(key.key)} as Markdown` }, 'Markdown'),
      make('button', { type: 'button', 'data-act': 'csv', 'aria-label': `Copy ${visible(key.key)} as CSV` }, 'CSV')));
}

/** Shows rows for keys, in their order. */
function showRows(found) {
  observer.disconnect();
  rowNodes.clear();
  shownKeys = found;
  const rows = found.map((key) => {
    const row = make('article', {
      class: 'row', 'data-key': key.key, 'data-index': key.index, 'data-expected': expectedOf(key), tabindex: '-1',
      'aria-label': visible(key.key), 'data-open': openKeys.has(key.index),
    });
    row.style.minHeight = `${guessedHeight(key)}px`;
    rowNodes.set(key.index, row);
    return row;
  });
  element('list').replaceChildren(...rows);
  for (const row of rows.slice(0, 6)) drawRow(row);
  for (const row of rows) observer.observe(row);
}

/** Opens or closes a row. */
function toggleRow(index) {
  const row = rowNodes.get(index);
  if (openKeys.has(index)) openKeys.delete(index);
  else openKeys.add(index);
  if (!row) return;
  row.toggleAttribute('data-open', openKeys.has(index));
  drawRow(row);
  redrawRow(row);
}

/** Leads to the row of a key. */
function goTo(index, opens) {
  const row = rowNodes.get(index);
  if (!row) return;
  if (opens && !openKeys.has(index)) toggleRow(index);
  for (const other of document.querySelectorAll('.row[data-target]')) other.removeAttribute('data-target');
  row.setAttribute('data-target', '');
  drawRow(row);
  row.scrollIntoView({ block: 'start' });
  row.focus({ preventScroll: true });
  // Rows above may have got their true heights meanwhile.
  requestAnimationFrame(() => requestAnimationFrame(() => row.scrollIntoView({ block: 'start' })));
}
