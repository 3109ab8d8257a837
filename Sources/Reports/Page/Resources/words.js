// The words of the page.

const unitWords = {
  graphemes: 'character', columns: 'column', codePoints: 'code point', utf16: 'UTF-16 unit', bytes: 'byte', lines: 'line',
};
const languageNames = (() => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  } catch {
    return null;
  }
})();

/** The English name of a language; empty if it has none. */
function languageName(tag) {
  try {
    return (languageNames && languageNames.of(tag.replaceAll('_', '-'))) || '';
  } catch {
    return '';
  }
}

/** A number with at most one decimal. */
function plain(number) {
  return String(Math.round(number * 10) / 10);
}

/** A count with its noun. */
function counted(number, noun) {
  return `${plain(number)} ${nounFor(number, noun)}`;
}

/** A noun in the singular or plural, depending on a count. */
function nounFor(number, noun) {
  return plain(number) === '1' ? noun : `${noun}s`;
}

/** What follows lengths, by the units of widths. */
const lengthSymbols = { points: 'pt', px: 'px', dp: 'dp' };
const ofHeight = ' of height';

/** The symbol of a unit of widths or heights; undefined for other units. */
function lengthSymbol(unit) {
  return lengthSymbols[unit && unit.endsWith(ofHeight) ? unit.slice(0, -ofHeight.length) : unit];
}

/** Whether a unit is that of widths. */
function isWidth(unit) {
  return lengthSymbols[unit] !== undefined;
}

/** The unit as programs know it, who need no symbols. */
function plainUnit(unit) {
  return isLength(unit) ? `points${isWidth(unit) ? '' : ofHeight}` : unit;
}

/** Whether a unit is that of widths or heights. */
function isLength(unit) {
  return lengthSymbol(unit) !== undefined;
}

/** What follows a need in a unit of lengths: `pt`, or `pt of height`. */
function lengthWords(unit) {
  return lengthSymbol(unit) + (isWidth(unit) ? '' : ofHeight);
}

/** An amount of a unit; a need of a length is rounded up to a whole number, available room is rounded down to tenths. */
function amount(value, unit, isNeed) {
  if (isLength(unit) && isNeed) return `${Math.ceil(value - 0.001)} ${lengthWords(unit)}`;
  const tenths = (isNeed ? Math.ceil((value - 0.001) * 10) : Math.floor((value + 0.001) * 10)) / 10;
  return isLength(unit) ? `${tenths} ${lengthSymbol(unit)}` : counted(tenths, unitWords[unit] || unit);
}

/** A chance in percent; an uncertain one never reads 0% or 100%. */
function percent(chance) {
  if (chance < 0.000001) return '0%';
  if (chance < 0.005) return 'under 1%';
  if (chance >= 0.995 && chance < 0.999999) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}

/** An expected number, with at most one decimal. */
function expectedNumber(number) {
  return number > 0 && number < 0.05 ? 'under 0.1' : plain(number);
}

/** Samples and their placeholders, each sample once: `“Anna” for %1$@, %2$@`. */
function sampleWords(samples) {
  const placeholders = new Map();
  for (const [, sample, placeholder] of samples.matchAll(/“(.*?)” for (.+?)(?= and “|$)/gs)) {
    placeholders.set(sample, [...(placeholders.get(sample) || []), placeholder]);
  }
  return [...placeholders].map(([sample, names]) => `“${sample}” for ${names.join(', ')}`).join(' and ');
}

/** A path without all but the last three of its parts, which distinguish it. */
function shortPath(path) {
  const parts = path.split('/');
  return parts.length > 4 ? `…/${parts.slice(-3).join('/')}` : path;
}

/** An expected number in a narrow column. */
function shortNumber(number) {
  return number > 0 && number < 0.05 ? '<0.1' : plain(number);
}

/** The need in whole numbers, or in tenths if a whole number would contradict the measurement. */
function needWords({ need, has, unit }) {
  const isOver = need > has;
  if (!isLength(unit) || (Math.ceil(need - 0.001) > has) === isOver) return amount(need, unit, true);
  const tenths = Math.ceil((need - 0.001) * 10);
  const least = Math.floor(has * 10 + 0.01);
  const length = (isOver ? Math.max(tenths, least + 1) : Math.min(tenths, least)) / 10;
  return `${length} ${lengthWords(unit)}`;
}

/** The need and the available room: `needs 132 pt, has 96 pt`, or `80 of 96 pt` if it fits. */
function roomWords(room, fits) {
  if (!room) return '';
  const has = amount(room.has, room.unit, false);
  if (!Number.isFinite(room.need)) return `does not fit at any width, has ${has}`;
  if (!fits) return `needs ${needWords(room)}, has ${has}`;
  return `${parseFloat(needWords(room))} of ${has}`;
}

/** The forecast for a missing translation without its chance. */
function shareWords(fit) {
  if (!fit) return '';
  const has = `has ${amount(fit.has, fit.unit, false)}`;
  return Number.isFinite(fit.need) ? `95% need at most ${amount(fit.need, fit.unit, true)}, ${has}` : `5% fit at no width, ${has}`;
}

/** The forecast for a missing translation; `fit` has the need of most translations and the available room. */
function forecastWords(cell, fit) {
  const likely = `${percent(chanceOf(cell))} likely to break`;
  if (!fit) return likely;
  const has = `has ${amount(fit.has, fit.unit, false)}`;
  return Number.isFinite(fit.need) ? `${likely}: 95% of translations need at most ${amount(fit.need, fit.unit, true)}, ${has}`
    : `${likely}: 5% of translations do not fit at any width, ${has}`;
}

/** The outcome for a key in the source language and in others. */
function expectedWords(key) {
  const others = languagesWords(key);
  if (verdictOf(key.source) !== 'breaks') return others;
  const own = `already breaks in ${visible(key.source.locale)}`;
  return others === '' ? own : `${own}, ${others === 'fits everywhere' ? 'fits elsewhere' : others}`;
}

/** The number of languages in which a key breaks or is expected to break. */
function languagesWords(key) {
  const languages = key.cells.filter((cell) => cell && !cell.unlimited).length;
  if (languages === 0 && key.limits.length > 0) return verdictOf(key.source) === 'breaks' ? '' : 'no translation to measure';
  if (languages === 0) return key.shared.length > 0 ? 'has no limit of its own' : 'has no limit';
  const broken = key.cells.filter((cell) => cell && verdictOf(cell) === 'breaks').length;
  const more = expectedOf(key) - broken;
  if (broken === 0 && more < 0.05) return more > 0 ? 'unlikely to break' : 'fits everywhere';
  const all = `of ${counted(languages, 'language')}`;
  if (broken === 0) return `expected to break in ${plain(more)} ${all}`;
  return `breaks in ${broken} ${all}${more >= 0.05 ? `, expected in ${plain(more)} more` : ''}`;
}

/** A text without invisible characters: control and direction characters are shown as escapes. */
function visible(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]/g, (hidden) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[hidden];
    return short || `\\u{${hidden.charCodeAt(0).toString(16).toUpperCase()}}`;
  });
}

/** A text, isolated from the direction of its surroundings. */
function isolated(text, attributes) {
  return make('bdi', attributes, visible(text));
}

/** A path or key with line break opportunities after its separators. */
function breakable(text) {
  const parts = visible(text).split(/(?<=[/._#-])/);
  return make('bdi', {}, parts.flatMap((part, index) => (index === 0 ? [part] : [make('wbr'), part])));
}

/** The name of a text size. */
function stepName(step) {
  if (step === 0) return 'default';
  const name = report.steps[step - 1];
  return /^ax\d$/.test(name) ? name.toUpperCase() : name;
}

/** The words with an initial capital. */
function sentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
