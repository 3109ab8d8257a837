// What the reader has chosen: filters, order, text size; kept in the address, so that it can be sent on.

const state = { q: '', locale: '', risk: '', rule: '', catalog: '', style: '', sort: 'risk', step: 0, zoom: 1, key: '', in: '' };
const defaults = { ...state };

const riskWords = { breaks: 'Breaks now', expected: 'Expected to break', ok: 'Fits', none: 'No limit' };
const sortWords = { risk: 'Riskiest first', key: 'By key', file: 'As in the files', need: 'Need against room' };

/** What can be chosen, by the name of the choice. */
function choicesOf() {
  const tags = [report.source, ...report.locales.map((locale) => locale.tag),
    ...report.pseudolocales.map((locale) => locale.tag)];
  return {
    locale: [...new Set(tags)], risk: Object.keys(riskWords), rule: [...report.rules].sort(),
    catalog: report.catalogs.map((catalog) => catalog.path),
    style: [...new Set(keys.map((key) => roomOf(key)?.style || 'none'))].sort(), sort: Object.keys(sortWords),
  };
}

/** Reads the address; what an older report had and this one has not is not chosen. */
function readAddress() {
  const found = new URLSearchParams(location.hash.slice(1));
  Object.assign(state, defaults);
  const choices = choicesOf();
  for (const name of ['q', 'locale', 'risk', 'rule', 'catalog', 'style', 'sort', 'key', 'in']) {
    const value = found.get(name);
    if (value !== null && (!choices[name] || choices[name].includes(value))) state[name] = value;
  }
  defaults.step = report.steps.indexOf(report.size) + 1;
  const size = found.get('size');
  state.step = size === null ? defaults.step : report.steps.indexOf(size) + 1;
  const zoom = Number(found.get('zoom'));
  if (zoom >= 0.25 && zoom <= 4) state.zoom = zoom;
}

/** What an address says of a key: its name, and its catalog where others have such a key too. */
function addressed(key) {
  return { key: key.key, in: repeatedNames.has(key.key) ? catalogOf(key) : '' };
}

/** The key that the address leads to: where its catalog is not told or not here, one that is shown, or the first. */
function addressedKey() {
  const named = keys.filter((key) => key.key === state.key);
  return named.find((key) => catalogOf(key) === state.in) || named.find((key) => shownKeys.includes(key)) || named[0];
}

/** The address of what is chosen; of a key where one is given. */
function addressOf(chosen) {
  const words = new URLSearchParams();
  if (chosen.key) words.set('key', chosen.key);
  if (chosen.key && chosen.in) words.set('in', chosen.in);
  for (const name of ['q', 'locale', 'risk', 'rule', 'catalog', 'style', 'sort', 'zoom']) {
    if (chosen[name] !== defaults[name]) words.set(name, chosen[name]);
  }
  if (chosen.step !== defaults.step) words.set('size', chosen.step > 0 ? report.steps[chosen.step - 1] : 'own');
  return `#${words}`;
}

/** Writes the address without a step in the history. */
function writeAddress() {
  const address = addressOf(state);
  if (address === (location.hash || '#')) return;
  try {
    history.replaceState(null, '', address);
  } catch {
    // Some browsers refuse this too often in a row: the address then lags behind.
  }
}

/** Whether any filter is set. */
function isFiltered() {
  return ['q', 'locale', 'risk', 'rule', 'catalog', 'style'].some((name) => state[name] !== '');
}

// Chances and needs at the text size that is shown.

/** The chance that a cell breaks. */
function chanceOf(cell) {
  if (!cell) return 0;
  if (state.step === 0 || !cell.atSteps) return cell.chance;
  // A percentage is a number of one character.
  return state.step <= cell.atSteps.length ? numberOf[cell.atSteps.charCodeAt(state.step - 1)] / 100 : cell.chance;
}

/** How many languages of a key are expected to break. */
function expectedOf(key) {
  const atStep = state.step > 0 ? key.atSteps[state.step - 1] : undefined;
  return atStep === undefined ? key.expected : atStep;
}

/** How a cell fares: breaks, expected, fits, unlimited or unknown. */
function verdictOf(cell) {
  if (cell.unlimited) return 'unlimited';
  if (cell.unknown) return 'unknown';
  if (cell.shares) return 'expected';
  return chanceOf(cell) >= 0.5 ? 'breaks' : 'fits';
}

/** The language of a key that fares worst. */
function worstOf(key) {
  if (state.step === 0 && key.worst !== undefined) return key.cells[key.worst];
  return key.cells.filter((cell) => cell && !cell.unlimited && !cell.unknown)
    .reduce((worst, cell) => (!worst || byRisk(cell, worst) < 0 ? cell : worst), null);
}

/** What a cell needs for what it has. */
function ratioOf(cell) {
  return cell.has > 0 ? cell.need / cell.has : 0;
}

/** Puts the cell first that is likelier to break, and of equal ones that which needs more of what it has. */
function byRisk(one, other) {
  return chanceOf(other) - chanceOf(one) || Math.sign(ratioOf(other) - ratioOf(one)) || 0;
}
