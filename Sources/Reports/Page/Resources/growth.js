// The summary of a report without limits: how translations grow, the widest texts, and how to set limits.

/** The growth of the shown keys in a language: the average, the growth that 90 % do not exceed, and the number of texts. */
function growthIn(locale) {
  const found = shownKeys.map((key) => growthOf(key, locale)).filter((growth) => growth > 0).sort((one, other) => one - other);
  const count = found.length;
  return {
    locale, count, average: count === 0 ? 0 : found.reduce((sum, growth) => sum + growth, 0) / count,
    most: count === 0 ? 0 : found[Math.min(count - 1, Math.ceil(count * 0.9) - 1)],
  };
}

/** A ratio with two decimals: `1.32×`. */
function times(ratio) {
  return `${ratio.toFixed(2)}×`;
}

/** A bar from 0 to the average, a paler one to the 90th percentile, and a line at the width of the source. */
function makeGrowthBar({ average, most }, scale) {
  const part = (kind, ratio) => {
    const node = make('i', { class: kind });
    node.style.width = `${Math.min(1, ratio / scale) * 100}%`;
    return node;
  };
  return make('span', { class: 'growth', 'aria-hidden': 'true' }, part('most', most), part('average', average), part('same', 1));
}

/** Shows the growth by language, the one that grows most first. */
function showGrowth() {
  const all = report.locales.map((locale, at) => growthIn(at)).filter(({ locale }) => report.locales[locale].tag !== report.source);
  const measured = all.filter(({ count }) => count > 0).sort((one, other) => other.most - one.most || one.locale - other.locale);
  const shown = new Set(chartLocales(measured.map(({ locale }) => locale)));
  const scale = Math.max(1.5, ...measured.map(({ most }) => most));
  const source = languageName(report.source) || report.source;
  element('growth-title').textContent = `Growth against ${source}, by language`;
  element('growth-said').textContent = measured.length === 0 ? 'No text here is translated.'
    : `The width of a translation on one line as a multiple of its source text. The line is the width in ${source}.`;
  element('growth').hidden = measured.length === 0;
  element('growth').tBodies[0].replaceChildren(...measured.filter(({ locale }) => shown.has(locale)).map((growth) => make(
    'tr', {
      'data-locale': report.locales[growth.locale].tag, 'data-average': growth.average.toFixed(3), 'data-most': growth.most.toFixed(3),
    },
    make('th', { scope: 'row' }, makeLocaleButton(report.locales[growth.locale])),
    make('td', { class: 'bars' }, makeGrowthBar(growth, scale)), make('td', {}, times(growth.average)), make('td', {}, times(growth.most)),
    make('td', {}, plain(growth.count)))));
  showAllButton('all-growth', measured);
}

/** The widest text of a key: its width, and its cell. */
function widestOf(key) {
  return widthsOf(key).reduce((widest, width, at) => {
    const cell = at === 0 ? key.source : key.cells[at - 1];
    return cell && width > widest.width ? { key, cell, width } : widest;
  }, { key, cell: key.source, width: 0 });
}

/** The maximum number of kinds shown. */
const mostKinds = 7;

/** Shows the widest text of each kind of key, the kind with the most keys first. */
function showWidest() {
  const kinds = new Map();
  for (const key of shownKeys) {
    const name = kindOf(key);
    const kind = kinds.get(name) || { count: 0, width: 0 };
    const widest = widestOf(key);
    kinds.set(name, { ...(widest.width > kind.width ? widest : kind), count: kind.count + 1 });
  }
  const rows = [...kinds].filter(([, { width }]) => width > 0).sort(([, one], [, other]) => other.count - one.count)
    .slice(0, mostKinds);
  element('widest-part').hidden = rows.length === 0;
  element('widest').tBodies[0].replaceChildren(...rows.map(([kind, { key, cell, width, count }]) => {
    const own = widthsOf(key)[0];
    return make('tr', { 'data-kind': kind },
      make('th', { scope: 'row' }, kind, make('small', {}, counted(count, 'key'))),
      make('td', {}, make('a', { href: addressOf({ ...state, ...addressed(key) }), 'data-key': key.key, 'data-index': key.index },
        nameOf(key), make('small', {}, isolated(cell.locale), ' ', isolated(cell.text || '')))),
      make('td', {}, amount(width, 'points', true), cell !== key.source && own > 0 && make('small', {}, times(width / own))));
  }));
}

/** The part of names that most keys share, as a pattern: `tab.*`, or `*.title`; without one, the name of the last key. */
function commonPattern(found) {
  const counts = new Map();
  const count = (pattern) => counts.set(pattern, (counts.get(pattern) || 0) + 1);
  for (const { key } of found) {
    const prefix = /^[\w-]+?[._]/.exec(key);
    const suffix = /[._][A-Za-z]+$/.exec(key);
    if (prefix) count(`${prefix[0]}*`);
    if (suffix) count(`*${suffix[0]}`);
  }
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most),
    [found.length > 0 ? found[found.length - 1].key : 'tab.*', 2])[0];
}

/** Shows limits for keys of this app as an example for the configuration. */
function showExample() {
  const short = keys.filter((key) => widthsOf(key)[0] > 0 && widthsOf(key)[0] <= mostShort);
  const [one] = [...short, ...keys];
  const quoted = (text) => JSON.stringify(visible(text));
  element('limits-example').textContent = [
    'budgets:', `  ${quoted(one ? one.key : 'login.title')}: 20  # characters`,
    `  ${quoted(commonPattern(short))}: {width: 160, style: body}`,
  ].join('\n');
}

/** Whether the charts by language have so few rows that the widest texts have room below them. */
const hasFewLocales = report.locales.length <= 3;
/** Whether the growth is shown: without limits, and if a low heat map is beside a long list of risky keys. */
const hasGrowth = !hasLimits || (report.locales.length <= 6 && report.riskiest.length >= 6);

/** Moves the growth and the widest texts to where there is room. */
function startGrowth() {
  if (hasLimits && hasGrowth) element('chart').append(element('growth-part'));
  if (hasFewLocales) element('growth-part').append(element('widest-part'));
}

/** Shows the growth and the widest texts. */
function showGrowthAndWidest() {
  showGrowth();
  showWidest();
}

/** Shows what can be shown without limits. */
function showUnlimited() {
  showGrowthAndWidest();
  showExample();
}
