// The summary: figures, the riskiest keys, and the versions of fonts and libraries.

/** Shows the title and the scope of the report. */
function showTitle() {
  element('title').replaceChildren(isolated(report.title));
  const parts = [
    `${counted(keys.length, 'key')} in ${counted(report.catalogs.length, 'catalog')}`,
    counted(report.locales.length, 'language'), `source language ${languageName(report.source) || report.source}`,
  ];
  if (report.generated) parts.push(report.generated);
  element('about').textContent = parts.join(' · ');
  if (report.unread) {
    element('top').after(make('div', { class: 'notice', role: 'note' },
      'Not read, or only in part, so keys may be missing here: ',
      make('ul', {}, ...report.unread.map((words) => make('li', {}, isolated(words))))));
  }
}

/** Whether no filter hides keys or languages. */
function isAllShown() {
  return shownKeys.length === keys.length && state.locale === '';
}

/** Shows the same sentence as the other formats, which is about all keys and languages at the default text size. */
function showWords() {
  const words = report.words || '';
  const scope = [isAllShown() ? '' : 'in all keys and languages', state.step > 0 ? 'at the default text size' : '']
    .filter((part) => part !== '').join(', ');
  element('words').textContent = words === '' ? '' : `${sentence(scope === '' ? words : `${scope}: ${words}`)}.`;
}

/** The measured and expected breaks of a key, in the selected language or in all. */
function riskOf(key) {
  const cells = state.locale === '' ? key.cells.filter(Boolean) : relevantCells(key);
  return {
    broken: cells.filter((cell) => verdictOf(cell) === 'breaks').length,
    forecast: cells.reduce((sum, cell) => sum + (cell.shares ? chanceOf(cell) : 0), 0),
  };
}

/** Shows the figures for the shown keys and the selected language. */
function showFigures() {
  const risks = shownKeys.map(riskOf);
  const broken = risks.reduce((sum, risk) => sum + risk.broken, 0);
  const forecast = risks.reduce((sum, risk) => sum + risk.forecast, 0);
  const isAll = state.step === 0 && isAllShown();
  const atRisk = state.locale === '' ? shownKeys.filter((key) => expectedOf(key) >= 0.5 || verdictOf(key.source) === 'breaks').length
    : risks.filter((risk) => risk.broken + risk.forecast >= 0.5).length;
  const isTranslation = state.locale === '' || report.locales.some(({ tag }) => tag === state.locale && tag !== report.source);
  const noun = isTranslation ? 'translation' : 'text';
  const isPart = shownKeys.length < keys.length;
  const place = (state.locale === '' ? '' : ` in ${visible(state.locale)}`) + (state.step === 0 ? '' : ` at ${stepName(state.step)}`);
  const scope = (isPart ? ' in these keys' : '') + place;
  const figure = (name, value, words, kind) => make('div', { class: kind || '' },
    make('dt', {}, words), make('dd', { 'data-figure': name }, value));
  // Without measurements, "0 translations break" would look like a good result.
  const found = !hasLimits ? [figure('limited', '0', 'keys with a limit')] : [
    figure('at-risk', String(atRisk), `${isPart ? 'of these keys' : nounFor(atRisk, 'key')} at risk${place}`),
    figure('broken', String(broken), `${broken === 1 ? `${noun} breaks` : `${noun}s break`}${scope}`, broken > 0 && 'breaks'),
    figure('expected', isAll ? report.expected : expectedNumber(forecast),
      `${nounFor(forecast, 'missing translation')} expected to break${scope}`, forecast > 0 && 'expected'),
  ];
  element('figures').replaceChildren(
    figure('keys', String(shownKeys.length), shownKeys.length === keys.length ? nounFor(keys.length, 'key')
      : `of ${counted(keys.length, 'key')}`),
    state.locale === '' ? figure('locales', String(report.locales.length), nounFor(report.locales.length, 'language'))
      : isTranslation ? figure('locales', '1', `of ${counted(report.locales.length, 'language')}`) : '',
    ...found);
}

/** Shows the ten riskiest keys; filters do not change them, otherwise everything below would move. */
function showRiskiest() {
  // At the default text size they are the same as in the other formats.
  const riskiest = state.step === 0 ? report.riskiest.map((index) => keys[index])
    : [...keys].sort(byExpected).slice(0, 10).filter((key) => expectedOf(key) >= 0.01);
  const most = Math.max(1, ...riskiest.map(expectedOf));
  element('riskiest-unit').textContent = report.locales.length === 1 ? ''
    : `Languages in which each is expected to break, of ${report.locales.length}`;
  element('riskiest').replaceChildren(...riskiest.map((key) => {
    const broken = key.cells.filter((cell) => cell && verdictOf(cell) === 'breaks').length;
    return make('li', {},
      make('a', { href: addressOf({ ...state, ...addressed(key) }), 'data-key': key.key, 'data-index': key.index },
        nameOf(key), make('small', {}, isolated(key.source.text || ''), catalogWords(key))),
      makeBar(broken, Math.max(0, expectedOf(key) - broken), most),
      makeExpected(key));
  }));
  if (riskiest.length === 0) element('riskiest').append(make('li', { class: 'calm' }, 'No translation is expected to break.'));
}

/** The name of a key on one line; if it begins with a path, its end stays visible, because that distinguishes it. */
function nameOf(key) {
  const end = key.key.lastIndexOf('#') + 1;
  if (end === 0 || end === key.key.length) return make('span', { class: 'name' }, isolated(key.key));
  return make('span', { class: 'name' }, isolated(key.key.slice(0, end), { class: 'path' }), isolated(key.key.slice(end)));
}

/** The number of languages in which a key is expected to break, with words for screen readers. */
function makeExpected(key) {
  const words = `${nounFor(expectedOf(key), 'language')} expected to break`;
  return make('span', { class: 'number', title: words }, shortNumber(expectedOf(key)), make('span', { class: 'said' }, ` ${words}`));
}

/** The catalog of a key, if keys of other catalogs have the same name. */
function catalogWords(key) {
  return repeatedNames.has(key.key) ? make('span', { class: 'catalog' }, breakable(catalogOf(key))) : '';
}

/** A bar of measured and expected breaks. */
function makeBar(broken, expected, most) {
  const part = (kind, value) => {
    const node = make('i', { class: kind });
    node.style.width = `${value / most * 100}%`;
    return node;
  };
  return make('span', { class: 'bar', 'aria-hidden': 'true' }, part('breaks', broken), part('expected', expected));
}

/** Shows the fonts and the versions of the libraries. */
function showSources() {
  const estimates = [...new Set(report.rooms.map((room) => room.estimate).filter(Boolean))];
  const versions = [
    `Swell ${report.tool}`, `Unicode ${report.unicode}`, `ICU ${report.icu}`, `HarfBuzz ${report.harfBuzz}`,
  ];
  element('sources').replaceChildren(
    make('h2', {}, 'Measured with'), make('p', {}, versions.join(' · ')),
    estimates.length > 0 ? make('p', { class: 'estimate' }, 'estimated widths: ', isolated(estimates.join(', '))) : '',
    make('ul', {}, shelf.fonts.map((font) => make('li', {},
      isolated(`${font.name} ${font.version || ''}`), ' ',
      make('code', { title: font.sha256 }, isolated(`${font.file} sha256 ${(font.sha256 || '').slice(0, 12)}…`))))));
}

/** Shows everything that depends on the shown keys and the text size. */
function showSummary() {
  const focused = document.activeElement?.closest?.('#chart-locales button, #growth button');
  const list = focused?.closest('ul, table');
  showWords();
  showFigures();
  element('limited').hidden = !hasLimits;
  element('unlimited').hidden = hasLimits;
  if (hasLimits) showLimited();
  else showUnlimited();
  list?.querySelector(`button[data-locale="${CSS.escape(focused.dataset.locale)}"]`)?.focus({ preventScroll: true });
}

/** Shows the riskiest keys and the heat map. */
function showLimited() {
  const isPart = shownKeys.length < keys.length;
  element('riskiest-title').textContent = !isAllShown() ? `Riskiest of all ${counted(keys.length, 'key')}` : 'Riskiest keys';
  element('chart-title').textContent = isPart
    ? `The ${counted(shownKeys.length, 'key')} shown, by language` : 'Keys by language';
  showRiskiest();
  showLocales();
  showHeatmap();
  describeHeat();
  if (hasGrowth) showGrowthAndWidest();
}

/** Makes the buttons for all languages work. */
function startSummary() {
  for (const id of ['all-locales', 'all-growth']) {
    element(id).addEventListener('click', () => {
      showsAllLocales = !showsAllLocales;
      heat.cursor = null;
      showSummary();
    });
  }
}
