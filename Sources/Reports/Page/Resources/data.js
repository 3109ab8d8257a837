'use strict';
// The data of the report, and the stable interface of the page for programs.
//
// Stable elements and attributes:
//   #list > article.row[data-key][data-index][data-expected]   a key, [hidden] if it is far from
//       the window; [data-drawn] while it has content, [data-waiting] until its glyphs are drawn, too, [data-open]
//       if all languages are shown, [data-target] if it is the target of a link
//   .cell[data-locale][data-kind][data-verdict][data-chance]   a text in a language; kind: source, pseudo, locale;
//       verdict: breaks, expected, fits, unlimited, unknown; chance: 0 to 1 at the current text size
//   .cell[data-need][data-has][data-unit][data-size][data-visible]   the need and the available room, the size of its
//       font in points, and its visible text, with newlines between lines
//   .cell svg.picture > .line[data-width] > .run > use   its glyphs; .lost contains the lost text, .edge is the box
//   #search #filter-locale #filter-risk #filter-rule #filter-catalog #filter-style #sort #step #zoom   controls
//   #count[data-shown][data-total]   the number of shown keys and of all keys
//   #locale-bars > li[data-locale][data-measured][data-forecast], #chart-locales button[data-locale]
//   #riskiest a[data-key], #figures dd[data-figure], #heatmap[data-columns][data-rows]
//   without limits: #growth tr[data-locale][data-average][data-most], #widest tr[data-kind] a[data-key]
//   with layouts: #screens, #thumbnails > li.card[data-screen], #tongues button[data-locale][data-broken],
//       #screen-stage svg .text[data-slot][data-state], #screen-texts > li[data-key][data-state]; state: whole, cut, breaking
//   html[data-ready] when the page is ready, html[data-theme] for its appearance

const element = (id) => document.getElementById(id);
const lines = (id) => element(id).textContent.split('\n').filter((line) => line !== '');

const report = Object.assign(
  {
    locales: [], pseudolocales: [], catalogs: [], steps: [], metrics: [], rooms: [], bare: [], paths: [], riskiest: [],
    rules: [], findings: [],
  },
  JSON.parse(element('report-head').textContent));
const keys = lines('report-keys').map((line, index) => Object.assign(
  { index, sites: [], limits: [], shared: [], atSteps: [], reasons: [], advice: [], cells: [], pseudo: [], expected: 0 }, JSON.parse(line)));
const pictureLines = lines('report-pictures');
const shelf = Object.assign({ fonts: [], shapes: [], placed: [] }, JSON.parse(element('report-glyphs').textContent));

/** The pictures of a key: its source, its languages, and its pseudo-locales; a number refers to an equal picture. */
function picturesOf(key) {
  const pictures = JSON.parse(pictureLines[key.index]);
  return pictures.map((picture) => (typeof picture === 'number' ? pictures[picture] : picture));
}

/** The location of a text: its file and line. */
function placeOf(item) {
  return item.file === undefined ? '' : report.paths[item.file] + (item.line === undefined ? '' : `:${item.line}`);
}

// Numbers as characters, in the same alphabet as in PageNumber.swift.
const numberSingles = 40000;
const numberOf = (() => {
  const isSkipped = (code) => [0x22, 0x26, 0x3c, 0x3e, 0x5c, 0xad].includes(code) || (code >= 0x7f && code <= 0xa0)
    || (code >= 0x300 && code <= 0x36f) || (code >= 0x590 && code <= 0x8ff) || (code >= 0x2000 && code <= 0x206f);
  const table = new Uint16Array(0x10000);
  for (let code = 0x21, number = 0; number < numberSingles; code += 1) {
    if (!isSkipped(code)) {
      table[code] = number;
      number += 1;
    }
  }
  return table;
})();

/** Decodes the numbers in a text of the report. */
function decodeNumbers(text) {
  const numbers = [];
  let high = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0xe000 && code < 0xf900) {
      high = code - 0xe000;
    } else {
      numbers.push(high * numberSingles + numberOf[code]);
      high = 0;
    }
  }
  return numbers;
}

decodeNumbers(report.order || '').forEach((index, rank) => { keys[index].rank = rank; });

for (const room of report.rooms) room.usual = room.usual || [];

// Values equal to the previous ones, or to those of the source, are omitted.
const filesBefore = new Map();
function completePlace(item, locale) {
  if (item.file === undefined && item.line !== undefined) item.file = filesBefore.get(locale);
  if (item.file !== undefined) filesBefore.set(locale, item.file);
}
function completeRoom(cell, source) {
  if (cell.unlimited === undefined) cell.unlimited = source.unlimited;
  if (cell.has === undefined) [cell.has, cell.unit] = [source.has, source.unit];
  if (cell.has === null) cell.has = undefined;
}

// Completes every cell with its language, its kind, and its defaults.
for (const key of keys) {
  completePlace(key, '');
  const prepare = (cell, kind, locale) => {
    if (!cell) return;
    cell.kind = kind;
    cell.locale = cell.locale || locale.tag;
    completePlace(cell, kind === 'source' ? '' : cell.locale);
    completeRoom(cell, key.source);
    cell.rtl = Boolean(locale && locale.rtl);
    cell.basis = locale && locale.basis;
    cell.findings = cell.findings || [];
    cell.chance = cell.chance || 0;
    cell.unit = cell.unit || 'points';
    if (cell.has !== undefined && cell.need === null) cell.need = Infinity;
  };
  prepare(key.source, 'source', report.locales.find((locale) => locale.tag === report.source) || { tag: report.source });
  key.cells.forEach((cell, index) => prepare(cell, 'locale', report.locales[index]));
  key.pseudo.forEach((cell, index) => prepare(cell, 'pseudo', report.pseudolocales[index] || { tag: cell.locale }));
  key.isLimited = [key.source, ...key.cells].some((cell) => cell && !cell.unlimited);
}

/** Whether any key has a limit. */
const hasLimits = keys.some((key) => key.limits.length > 0);

/** The widths of a key's texts on one line, in points: of its source, then of its languages; 0 without a text. */
function widthsOf(key) {
  if (!key.points) key.points = decodeNumbers(key.widths || '').map((tenths) => tenths / 10);
  return key.points;
}

/** How many times as wide as its source a translation is, by the position of its language; 0 if unknown. */
function growthOf(key, locale) {
  const widths = widthsOf(key);
  const isTranslation = key.cells[locale] && key.cells[locale].locale !== report.source;
  return isTranslation && widths[0] > 0 && widths[locale + 1] > 0 ? widths[locale + 1] / widths[0] : 0;
}

/** The path of a key's catalog. */
function catalogOf(key) {
  return report.catalogs[key.catalog] ? report.catalogs[key.catalog].path : '';
}

/** The names of keys that occur in several catalogs. */
const repeatedNames = new Set();
{
  const catalogs = new Map();
  for (const { key, catalog } of keys) {
    if (catalogs.has(key) && catalogs.get(key) !== catalog) repeatedNames.add(key);
    catalogs.set(key, catalog);
  }
}

/** The box of a key, or null. */
function roomOf(key) {
  return key.room === undefined ? null : report.rooms[key.room];
}

/** Makes an element with attributes and children; strings always become text, never markup. */
function make(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes || {})) {
    if (value === true) made.setAttribute(attribute, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(attribute, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ''));
  return made;
}

/** Makes an SVG element. */
function draw(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes || {})) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
