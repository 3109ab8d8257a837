// The languages of the charts: the first ones of an order until all are requested.

/** The maximum number of languages in a chart until all are requested; a list with few more is shown as a whole. */
const mostLocales = window.innerWidth > 720 ? 16 : 8;
let showsAllLocales = false;

/** The positions of the languages in a chart, of those in order: the first ones, and the one of the filter. */
function chartLocales(order) {
  if (showsAllLocales || order.length <= mostLocales + 4) return order;
  return order.filter((at, rank) => rank < mostLocales || report.locales[at].tag === state.locale);
}

/** Shows the button for all languages of a chart, unless it has few. */
function showAllButton(id, order) {
  const button = element(id);
  button.hidden = order.length <= mostLocales + 4;
  button.textContent = showsAllLocales ? `Only ${mostLocales} languages` : `All ${counted(order.length, 'language')}`;
  button.setAttribute('aria-expanded', String(showsAllLocales));
}

/** The positions of all languages, the one with the most expected breaks first. */
const localesByRisk = report.locales.map((locale, at) => at)
  .sort((one, other) => report.locales[other].expected - report.locales[one].expected || one - other);

/** The measured and expected breaks by language, for the shown keys and text size. */
function localeTotals() {
  const totals = report.locales.map((locale) => ({ locale, broken: 0, forecast: 0 }));
  for (const key of shownKeys) {
    key.cells.forEach((cell, index) => {
      if (!cell) return;
      if (cell.shares) totals[index].forecast += chanceOf(cell);
      else if (verdictOf(cell) === 'breaks') totals[index].broken += 1;
    });
  }
  return totals;
}

/** A button with the tag of a language, which filters by it. */
function makeLocaleButton(locale) {
  return make('button', {
    type: 'button', 'data-locale': locale.tag, 'aria-pressed': String(state.locale === locale.tag),
    title: `${languageName(locale.tag) || locale.tag}${locale.basis ? `, forecast ${locale.basis}` : ''}`,
  }, isolated(locale.tag));
}

/** Shows the name of each language before its row of the heat map, and a bar after it. */
function showLocales() {
  const totals = localeTotals();
  const shown = chartLocales(localesByRisk);
  const most = Math.max(1, ...totals.map((total) => total.broken + total.forecast));
  element('chart-locales').replaceChildren(...shown.map((at) => make('li', {}, makeLocaleButton(report.locales[at]))));
  element('locale-bars').replaceChildren(...shown.map((at) => totals[at]).map(({ locale, broken, forecast }) => make('li', {
    'data-locale': locale.tag, 'data-measured': broken, 'data-forecast': Math.round(forecast * 1000) / 1000,
    'aria-label': `${languageName(locale.tag) || locale.tag}: ${broken} ${broken === 1 ? 'breaks' : 'break'}, `
      + `${expectedNumber(forecast)} ${nounFor(forecast, 'missing translation')} expected to break`,
  }, makeBar(broken, forecast, most), make('span', { class: 'number' }, shortNumber(broken + forecast)))));
  showAllButton('all-locales', localesByRisk);
}
