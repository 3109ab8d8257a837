'use strict';
// The data of the report, and how the page is marked for those who read it with a program.
//
// Stable marks:
//   #list > article.row[data-key][data-index][data-expected]   a key, [hidden] where it is far from
//       the window; [data-drawn] while its content is there, [data-waiting] until its glyphs are drawn too, [data-open]
//       where all languages are shown, [data-target] where a link led to it
//   .cell[data-locale][data-kind][data-verdict][data-chance]   a text in a language; kind: source, pseudo, locale;
//       verdict: breaks, expected, fits, unlimited, unknown; chance: 0 to 1 at the text size that is shown
//   .cell[data-need][data-has][data-unit][data-size][data-visible]   what it needs and has, the size of its font in
//       points, and what is seen of it, a newline between two lines
//   .cell svg.picture > .line[data-width] > .run > use   its glyphs; .lost holds what is not seen, .edge is the box
//   #search #filter-locale #filter-risk #filter-rule #filter-catalog #filter-style #sort #step #zoom   controls
//   #count[data-shown][data-total]   how many keys are shown
//   #locale-bars > li[data-locale][data-measured][data-forecast], #chart-locales button[data-locale]
//   #riskiest a[data-key], #figures dd[data-figure], #heatmap[data-columns][data-rows]
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
  { index, limits: [], shared: [], atSteps: [], reasons: [], advice: [], cells: [], pseudo: [], expected: 0 }, JSON.parse(line)));
const pictureLines = lines('report-pictures');
const shelf = Object.assign({ fonts: [], shapes: [], placed: [] }, JSON.parse(element('report-glyphs').textContent));

/** The pictures of a key: its source, then its languages, then its pseudo-locales; a number stands for an equal one. */
function picturesOf(key) {
  const pictures = JSON.parse(pictureLines[key.index]);
  return pictures.map((picture) => (typeof picture === 'number' ? pictures[picture] : picture));
}

/** Where a text stands: its file, and the line. */
function placeOf(told) {
  return told.file === undefined ? '' : report.paths[told.file] + (told.line === undefined ? '' : `:${told.line}`);
}

// Numbers as characters, counted as in the writer of the report.
const numberSingles = 40000;
const numberOf = (() => {
  const isLeftOut = (code) => [0x22, 0x26, 0x3c, 0x3e, 0x5c, 0xad].includes(code) || (code >= 0x7f && code <= 0xa0)
    || (code >= 0x300 && code <= 0x36f) || (code >= 0x590 && code <= 0x8ff) || (code >= 0x2000 && code <= 0x206f);
  const table = new Uint16Array(0x10000);
  for (let code = 0x21, number = 0; number < numberSingles; code += 1) {
    if (!isLeftOut(code)) {
      table[code] = number;
      number += 1;
    }
  }
  return table;
})();

/** The numbers that a text of the report stands for. */
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

// What is as it was before, or as the source has it, goes without saying.
const filesBefore = new Map();
function completePlace(told, locale) {
  if (told.file === undefined && told.line !== undefined) told.file = filesBefore.get(locale);
  if (told.file !== undefined) filesBefore.set(locale, told.file);
}
function completeRoom(cell, source) {
  if (cell.unlimited === undefined) cell.unlimited = source.unlimited;
  if (cell.has === undefined) [cell.has, cell.unit] = [source.has, source.unit];
  if (cell.has === null) cell.has = undefined;
}

// Every cell knows its language, what kind it is, and its chances.
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
}

/** The path of a key's catalog. */
function catalogOf(key) {
  return report.catalogs[key.catalog] ? report.catalogs[key.catalog].path : '';
}

/** The names that keys of several catalogs have. */
const repeatedNames = new Set();
{
  const catalogs = new Map();
  for (const { key, catalog } of keys) {
    if (catalogs.has(key) && catalogs.get(key) !== catalog) repeatedNames.add(key);
    catalogs.set(key, catalog);
  }
}

/** The box of a key, or nothing. */
function roomOf(key) {
  return key.room === undefined ? null : report.rooms[key.room];
}

/** Makes an element with attributes and children; texts are only ever text. */
function make(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes || {})) {
    if (value === true) made.setAttribute(attribute, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(attribute, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ''));
  return made;
}

/** Makes an element of SVG. */
function draw(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes || {})) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
