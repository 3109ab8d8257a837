// The state of the page: filters, order, text size; stored in the address, so that it can be shared.

const state = {
  q: '', locale: '', risk: '', rule: '', catalog: '', style: '', sort: hasLimits ? 'risk' : 'growth', step: 0, zoom: 1, key: '', in: '',
};
const defaults = { ...state };

const riskWords = { breaks: 'Breaks now', expected: 'Expected to break', ok: 'Fits', none: 'No limit' };
const sortWords = {
  ...(hasLimits ? { risk: 'Riskiest first', need: 'Worst overflow first' } : {}),
  growth: 'Most growth first', key: 'By key', file: 'In file order',
};

/** The available choices, by the name of the setting. */
function choicesOf() {
  const tags = [report.source, ...report.locales.map((locale) => locale.tag),
    ...report.pseudolocales.map((locale) => locale.tag)];
  return {
    locale: [...new Set(tags)], risk: Object.keys(riskWords), rule: [...report.rules].sort(),
    catalog: report.catalogs.map((catalog) => catalog.path),
    style: [...new Set(keys.map((key) => roomOf(key)?.style || 'none'))].sort(), sort: Object.keys(sortWords),
  };
}

/** Whether the view of screens is shown, not that of keys. */
let showsScreens = false;

/** Reads the address; ignores choices that this report does not have, such as those of an older report. */
function readAddress() {
  const found = new URLSearchParams(location.hash.slice(1));
  showsScreens = scenes.length > 0 && found.get('view') === 'screens';
  if (showsScreens) return readShown(found);
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
  return undefined;
}

/** The address parameters of a key: its name, and its catalog if the name occurs in several. */
function addressed(key) {
  return { key: key.key, in: repeatedNames.has(key.key) ? catalogOf(key) : '' };
}

/** The key that the address refers to; without a known catalog a shown key of that name, or the first. */
function addressedKey() {
  const named = keys.filter((key) => key.key === state.key);
  return named.find((key) => catalogOf(key) === state.in) || named.find((key) => shownKeys.includes(key)) || named[0];
}

/** The address of a state. */
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

/** Writes the address without adding to the history. */
function writeAddress() {
  const address = showsScreens ? shownAddress(shown) : addressOf(state);
  if (address === (location.hash || '#')) return;
  try {
    history.replaceState(null, '', address);
  } catch {
    // Some browsers refuse frequent changes; the address then lags behind.
  }
}

/** Whether any filter is set. */
function isFiltered() {
  return ['q', 'locale', 'risk', 'rule', 'catalog', 'style'].some((name) => state[name] !== '');
}

// Chances and needs at the current text size.

/** The chance that a cell breaks. */
function chanceOf(cell) {
  if (!cell) return 0;
  if (state.step === 0 || !cell.atSteps) return cell.chance;
  // A percentage is one character.
  return state.step <= cell.atSteps.length ? numberOf[cell.atSteps.charCodeAt(state.step - 1)] / 100 : cell.chance;
}

/** The number of languages in which a key is expected to break. */
function expectedOf(key) {
  const atStep = state.step > 0 ? key.atSteps[state.step - 1] : undefined;
  return atStep === undefined ? key.expected : atStep;
}

/** The verdict on a cell: breaks, expected, fits, unlimited or unknown. */
function verdictOf(cell) {
  if (cell.unlimited) return 'unlimited';
  if (cell.unknown) return 'unknown';
  if (cell.shares) return 'expected';
  return chanceOf(cell) >= 0.5 ? 'breaks' : 'fits';
}

/** The cell of the worst language of a key. */
function worstOf(key) {
  if (state.step === 0 && key.worst !== undefined) return key.cells[key.worst];
  return key.cells.filter((cell) => cell && !cell.unlimited && !cell.unknown)
    .reduce((worst, cell) => (!worst || byRisk(cell, worst) < 0 ? cell : worst), null);
}

/** The ratio of need to available room of a cell. */
function ratioOf(cell) {
  return cell.has > 0 ? cell.need / cell.has : 0;
}

/** Compares cells by the chance to break, then by the ratio of need to available room. */
function byRisk(one, other) {
  return chanceOf(other) - chanceOf(one) || Math.sign(ratioOf(other) - ratioOf(one)) || 0;
}
