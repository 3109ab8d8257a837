// Search, filters, order, text size and zoom.

/** A text, normalized for searching: lower case and composed. */
function folded(text) {
  return text.normalize('NFC').toLowerCase();
}

/** All searchable texts of a key. */
function haystackOf(key) {
  if (key.haystack === undefined) {
    const texts = [key.source, ...key.cells, ...key.pseudo].map((cell) => (cell && cell.text) || '');
    key.haystack = folded([key.key, key.comment || '', ...texts].join('\n'));
  }
  return key.haystack;
}

/** The cells that filters apply to: those of the selected language, or all. */
function relevantCells(key) {
  const cells = [key.source, ...key.cells, ...key.pseudo].filter(Boolean);
  return state.locale === '' ? cells : cells.filter((cell) => cell.locale === state.locale);
}

/** Whether a key has the selected risk. */
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

/** The keys that match the search and the filters, in the selected order. */
function foundKeys() {
  const words = folded(state.q).split(/\s+/).filter((word) => word !== '');
  const found = keys.filter((key) => {
    if (state.catalog !== '' && catalogOf(key) !== state.catalog) return false;
    if (state.style !== '' && (roomOf(key)?.style || 'none') !== state.style) return false;
    const cells = relevantCells(key);
    if (cells.length === 0 || !hasRisk(key, cells)) return false;
    if (state.rule !== '' && !cells.some((cell) => cell.findings.some(
      (number) => report.rules[report.findings[number][0]] === state.rule))) return false;
    return words.every((word) => haystackOf(key).includes(word));
  });
  return sorted(found);
}

/** A cache of ratios by key for the current text size and language, because each one has to decode pictures. */
const ratios = { of: '', known: new Map() };

/** The greatest ratio of need to available room of a key at the current text size. */
function greatestRatio(key) {
  const chosen = `${state.step} ${state.locale}`;
  if (ratios.of !== chosen) Object.assign(ratios, { of: chosen, known: new Map() });
  if (!ratios.known.has(key)) ratios.known.set(key, computeRatio(key));
  return ratios.known.get(key);
}

function computeRatio(key) {
  const room = roomOf(key);
  const isChosen = (cell) => (state.locale === '' ? cell.kind === 'locale' : cell.locale === state.locale);
  // At the default text size the cells contain the need.
  const pictures = room && state.step > 0 ? picturesOf(key) : [];
  return [key.source, ...key.cells, ...key.pseudo].reduce((most, cell, place) => {
    if (!cell || !isChosen(cell)) return most;
    const fit = state.step > 0 ? fitAtSize(cell, pictures[place], room) : cell;
    return fit && fit.has > 0 ? Math.max(most, fit.need / fit.has) : most;
  }, -1);
}

/** The growth of the widest translation of a key, in the selected language or in all. */
function greatestGrowth(key) {
  const at = report.locales.findIndex(({ tag }) => tag === state.locale);
  if (at >= 0) return growthOf(key, at);
  if (key.growth === undefined) key.growth = Math.max(0, ...key.cells.map((cell, locale) => growthOf(key, locale)));
  return key.growth;
}

/** Keys in the selected order; equal ones in file order. */
function sorted(found) {
  const orders = {
    risk: byExpected,
    key: (one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0),
    file: () => 0,
    need: (one, other) => greatestRatio(other) - greatestRatio(one) || 0,
    growth: (one, other) => greatestGrowth(other) - greatestGrowth(one),
  };
  const order = orders[state.sort];
  return [...found].sort((one, other) => order(one, other) || one.index - other.index);
}

/** Compares keys by the number of languages in which they are expected to break, then by how far they exceed their room. */
function byExpected(one, other) {
  // At the default text size it is the order of the other formats.
  if (state.step === 0) return one.rank - other.rank;
  const excess = (key) => {
    const worst = worstOf(key);
    return worst ? ratioOf(worst) : 0;
  };
  return expectedOf(other) - expectedOf(one) || excess(other) - excess(one) || one.rank - other.rank;
}

/** Shows the matching keys; `isResized` means that only the heights of rows may have changed. */
function showFound(isResized = false) {
  const found = foundKeys();
  const [held, focused] = [rowToHold(found, isResized), focusedPart()];
  heat.cursor = null;
  showRows(found);
  showSummary();
  const count = element('count');
  Object.assign(count.dataset, { shown: found.length, total: keys.length });
  count.textContent = found.length === keys.length ? counted(keys.length, 'key')
    : `${found.length} of ${counted(keys.length, 'key')}`;
  element('empty').hidden = found.length > 0;
  element('clear').hidden = !isFiltered();
  holdRow(held);
  drawVisible();
  focusAgain(focused);
}

/** Fills a select element with values and their words. */
function fill(id, choices) {
  element(id).replaceChildren(...choices.map(([value, words]) => make('option', { value }, visible(words))));
}

/** Shows the current state in the controls. */
function showControls() {
  element('search').value = state.q;
  for (const name of ['locale', 'risk', 'rule', 'catalog', 'style']) element(`filter-${name}`).value = state[name];
  element('sort').value = state.sort;
  element('zoom').value = String(state.zoom);
  element('step').value = String(state.step);
  showStepName();
}

/** Shows the name of the current text size. */
function showStepName() {
  element('step-name').textContent = stepName(state.step);
  element('step').setAttribute('aria-valuetext', stepName(state.step));
}

/** Applies a change of a control. */
function choose(name, value) {
  const isResized = name === 'step' || name === 'zoom';
  state[name] = value;
  if (!isResized) Object.assign(state, { key: '', in: '' });
  writeAddress();
  if (name === 'step') showStepName();
  if (isResized) heights.clear();
  showFound(isResized);
}

/** Goes to a key; clears the filters if they hide it. */
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

/** Fills the controls and adds their event listeners. */
function startFilters() {
  const choices = choicesOf();
  const named = (tag) => [tag, languageName(tag)].filter(Boolean).join(' ');
  fill('filter-locale', [['', 'All'], ...choices.locale.map((tag) => [tag, named(tag)])]);
  fill('filter-risk', [['', 'Any'], ...Object.entries(riskWords)]);
  for (const [name, all] of [['rule', 'Any'], ['catalog', 'All'], ['style', 'All']]) {
    fill(`filter-${name}`, [['', all], ...choices[name].map((value) => [value, value])]);
  }
  // A list without a choice only takes up room.
  element('filter-risk').parentElement.hidden = !hasLimits;
  element('filter-rule').parentElement.hidden = choices.rule.length === 0;
  for (const name of ['catalog', 'style']) element(`filter-${name}`).parentElement.hidden = choices[name].length < 2;
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
  element('summary').addEventListener('click', (event) => {
    const button = event.target.closest('button[data-locale]');
    if (!button) return;
    choose('locale', state.locale === button.dataset.locale ? '' : button.dataset.locale);
    showControls();
  });
}
