// Search, filters, order, text size and zoom.

/** A text as it is searched: without case, and composed. */
function folded(text) {
  return text.normalize('NFC').toLowerCase();
}

/** All that a key is found by. */
function haystackOf(key) {
  if (key.haystack === undefined) {
    const texts = [key.source, ...key.cells, ...key.pseudo].map((cell) => (cell && cell.text) || '');
    key.haystack = folded([key.key, key.comment || '', ...texts].join('\n'));
  }
  return key.haystack;
}

/** The cells that filters look at: those of the chosen language, or all. */
function cellsInQuestion(key) {
  const cells = [key.source, ...key.cells, ...key.pseudo].filter(Boolean);
  return state.locale === '' ? cells : cells.filter((cell) => cell.locale === state.locale);
}

/** Whether a key has the chosen risk. */
function hasRisk(key, cells) {
  const languages = state.locale === '' ? [key.source, ...key.cells].filter(Boolean) : cells;
  const breaks = languages.some((cell) => verdictOf(cell) === 'breaks');
  const forecast = languages.reduce((sum, cell) => sum + (cell.shares ? chanceOf(cell) : 0), 0);
  switch (state.risk) {
    case 'breaks': return breaks;
    case 'expected': return forecast >= 0.5;
    case 'ok': return !breaks && forecast < 0.5 && languages.some((cell) => !cell.unlimited && !cell.unknown);
    case 'none': return languages.every((cell) => cell.unlimited);
    default: return true;
  }
}

/** The keys that are as the reader wants them, in order. */
function foundKeys() {
  const words = folded(state.q).split(/\s+/).filter((word) => word !== '');
  const found = keys.filter((key) => {
    if (state.catalog !== '' && catalogOf(key) !== state.catalog) return false;
    if (state.style !== '' && (roomOf(key)?.style || 'none') !== state.style) return false;
    const cells = cellsInQuestion(key);
    if (cells.length === 0 || !hasRisk(key, cells)) return false;
    if (state.rule !== '' && !cells.some((cell) => cell.findings.some(
      (number) => report.rules[report.findings[number][0]] === state.rule))) return false;
    return words.every((word) => haystackOf(key).includes(word));
  });
  return sorted(found);
}

/** What was reckoned of keys at the text size and in the language that are chosen: each takes a look at its pictures. */
const ratios = { of: '', known: new Map() };

/** What the text of a key that needs most for what it has needs of it, at the text size that is shown. */
function greatestRatio(key) {
  const chosen = `${state.step} ${state.locale}`;
  if (ratios.of !== chosen) Object.assign(ratios, { of: chosen, known: new Map() });
  if (!ratios.known.has(key)) ratios.known.set(key, reckonRatio(key));
  return ratios.known.get(key);
}

function reckonRatio(key) {
  const room = roomOf(key);
  const isChosen = (cell) => (state.locale === '' ? cell.kind === 'locale' : cell.locale === state.locale);
  // At the fonts' own sizes what is needed stands in the cells.
  const pictures = room && state.step > 0 ? picturesOf(key) : [];
  return [key.source, ...key.cells, ...key.pseudo].reduce((most, cell, place) => {
    if (!cell || !isChosen(cell)) return most;
    const told = state.step > 0 ? toldAtSize(cell, pictures[place], room) : cell;
    return told && told.has > 0 ? Math.max(most, told.need / told.has) : most;
  }, -1);
}

/** Keys in the chosen order; equal ones as in their files. */
function sorted(found) {
  const orders = {
    risk: byExpected,
    key: (one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0),
    file: () => 0,
    need: (one, other) => greatestRatio(other) - greatestRatio(one) || 0,
  };
  const order = orders[state.sort] || orders.risk;
  return [...found].sort((one, other) => order(one, other) || one.index - other.index);
}

/** Puts the key first that is expected to break in more languages, and of equal ones that which exceeds its room by more. */
function byExpected(one, other) {
  // At the fonts' own sizes it is the order of the other formats.
  if (state.step === 0) return one.rank - other.rank;
  const excess = (key) => {
    const worst = worstOf(key);
    return worst ? ratioOf(worst) : 0;
  };
  return expectedOf(other) - expectedOf(one) || excess(other) - excess(one) || one.rank - other.rank;
}

/** Shows what was found; `isResized` says that the keys are those from before, but not their heights. */
function showFound(isResized = false) {
  const found = foundKeys();
  const [held, focused] = [rowToHold(found, isResized), focusedPart()];
  heat.cursor = null;
  showRows(found);
  showSummary();
  showHeatmap();
  const count = element('count');
  Object.assign(count.dataset, { shown: found.length, total: keys.length });
  count.textContent = found.length === keys.length ? counted(keys.length, 'key')
    : `${found.length} of ${counted(keys.length, 'key')}`;
  element('empty').hidden = found.length > 0;
  element('clear').hidden = !isFiltered();
  for (const button of element('chart-locales').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.locale === state.locale));
  }
  holdRow(held);
  drawSeen();
  focusAgain(focused);
}

/** Fills a choice with values and their words. */
function fill(id, choices) {
  element(id).replaceChildren(...choices.map(([value, words]) => make('option', { value }, visible(words))));
}

/** Shows in the controls what is chosen. */
function showControls() {
  element('search').value = state.q;
  for (const name of ['locale', 'risk', 'rule', 'catalog', 'style']) element(`filter-${name}`).value = state[name];
  element('sort').value = state.sort;
  element('zoom').value = String(state.zoom);
  element('step').value = String(state.step);
  showStepName();
}

/** Says which text size is shown. */
function showStepName() {
  element('step-name').textContent = stepName(state.step);
  element('step').setAttribute('aria-valuetext', stepName(state.step));
}

/** Takes a new choice. */
function choose(name, value) {
  const isResized = name === 'step' || name === 'zoom';
  state[name] = value;
  if (!isResized) Object.assign(state, { key: '', in: '' });
  writeAddress();
  if (name === 'step') showStepName();
  if (isResized) heights.clear();
  showFound(isResized);
}

/** Leads to a key; filters that hide it are cleared. */
function chooseKey(key) {
  if (!shownKeys.includes(key)) clearFilters();
  Object.assign(state, addressed(key));
  writeAddress();
  goTo(key.index, true);
}

/** Clears search and filters. */
function clearFilters() {
  for (const name of ['q', 'locale', 'risk', 'rule', 'catalog', 'style']) state[name] = '';
  showControls();
  writeAddress();
  showFound();
}

/** Fills the controls and listens to them. */
function startFilters() {
  const choices = choicesOf();
  const named = (tag) => [tag, languageName(tag)].filter(Boolean).join(' ');
  fill('filter-locale', [['', 'All'], ...choices.locale.map((tag) => [tag, named(tag)])]);
  fill('filter-risk', [['', 'Any'], ...Object.entries(riskWords)]);
  for (const [name, all] of [['rule', 'Any'], ['catalog', 'All'], ['style', 'All']]) {
    fill(`filter-${name}`, [['', all], ...choices[name].map((value) => [value, value])]);
  }
  fill('sort', Object.entries(sortWords));
  fill('zoom', [0.5, 1, 1.5, 2, 3].map((zoom) => [String(zoom), `${zoom * 100}%`]));
  element('step').max = String(report.steps.length);
  element('step-part').hidden = report.steps.length === 0;
  element('step-marks').replaceChildren(...[0, ...report.steps].map((name, step) => make('option', { value: step })));
  let waiting = 0;
  element('search').addEventListener('input', (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => choose('q', event.target.value), 120);
  });
  for (const name of ['locale', 'risk', 'rule', 'catalog', 'style']) {
    element(`filter-${name}`).addEventListener('change', (event) => choose(name, event.target.value));
  }
  element('sort').addEventListener('change', (event) => choose('sort', event.target.value));
  element('zoom').addEventListener('change', (event) => choose('zoom', Number(event.target.value)));
  element('step').addEventListener('input', (event) => choose('step', Number(event.target.value)));
  element('clear').addEventListener('click', clearFilters);
  element('empty-clear').addEventListener('click', clearFilters);
  element('chart-locales').addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    choose('locale', state.locale === button.dataset.locale ? '' : button.dataset.locale);
    showControls();
  });
}
