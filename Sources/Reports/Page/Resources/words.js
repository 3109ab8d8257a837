// What is said of texts, in words.

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

/** The English name of a language; empty where there is none. */
function languageName(tag) {
  try {
    return (languageNames && languageNames.of(tag)) || '';
  } catch {
    return '';
  }
}

/** A number with one decimal at most. */
function plain(number) {
  return String(Math.round(number * 10) / 10);
}

/** A count with its noun. */
function counted(number, noun) {
  return `${plain(number)} ${nounFor(number, noun)}`;
}

/** A noun for a count. */
function nounFor(number, noun) {
  return plain(number) === '1' ? noun : `${noun}s`;
}

/** The unit of heights; that of widths is `points` alone. */
const heightUnit = 'points of height';

/** Whether a unit is points, of a width or a height. */
function isInPoints(unit) {
  return unit === 'points' || unit === heightUnit;
}

/** An amount of a unit; what is needed is rounded up, to whole points, and what there is down, to tenths. */
function amount(value, unit, isNeed) {
  if (unit === heightUnit) return amount(value, 'points', isNeed) + (isNeed ? ' of height' : '');
  if (unit === 'points' && isNeed) return `${Math.ceil(value - 0.001)} pt`;
  const tenths = (isNeed ? Math.ceil((value - 0.001) * 10) : Math.floor((value + 0.001) * 10)) / 10;
  return unit === 'points' ? `${tenths} pt` : counted(tenths, unitWords[unit] || unit);
}

/** A chance in percent; what is not certain never looks as if it were. */
function percent(chance) {
  if (chance < 0.000001) return '0%';
  if (chance < 0.005) return 'under 1%';
  if (chance >= 0.995 && chance < 0.999999) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}

/** How many are expected: a whole number, or one with a decimal. */
function expectedNumber(number) {
  return number > 0 && number < 0.05 ? 'under 0.1' : plain(number);
}

/** What is needed in whole points, or in tenths where whole ones would tell the opposite of what was measured. */
function needWords({ need, has, unit }) {
  const isOver = need > has;
  if (!isInPoints(unit) || (Math.ceil(need - 0.001) > has) === isOver) return amount(need, unit, true);
  const tenths = Math.ceil((need - 0.001) * 10);
  const least = Math.floor(has * 10 + 0.01);
  const points = (isOver ? Math.max(tenths, least + 1) : Math.min(tenths, least)) / 10;
  return `${points} pt${unit === heightUnit ? ' of height' : ''}`;
}

/** What a text needs and has: `needs 132 pt, has 96 pt`; of one that fits, what it takes: `80 of 96 pt`. */
function roomWords(room, fits) {
  if (!room) return '';
  const has = amount(room.has, room.unit, false);
  if (!Number.isFinite(room.need)) return `no room would do, has ${has}`;
  if (!fits) return `needs ${needWords(room)}, has ${has}`;
  return `${parseFloat(needWords(room))} of ${has}`;
}

/** What is expected of a text that nobody has translated yet; `told` is what most need and what they have. */
function forecastWords(cell, told) {
  const likely = `${percent(chanceOf(cell))} likely to break`;
  if (!told) return likely;
  const has = `has ${amount(told.has, told.unit, false)}`;
  return Number.isFinite(told.need) ? `${likely}: 95% need at most ${amount(told.need, told.unit, true)}, ${has}`
    : `${likely}: for 5% no room would do, ${has}`;
}

/** How a key fares: in the language it is written in, and in others. */
function expectedWords(key) {
  const others = languagesWords(key);
  if (verdictOf(key.source) !== 'breaks') return others;
  const own = `breaks in ${visible(key.source.locale)} already`;
  return others === '' ? own : `${own}, ${others === 'fits everywhere' ? 'fits elsewhere' : others}`;
}

/** In how many languages a key breaks and is expected to. */
function languagesWords(key) {
  const languages = key.cells.filter((cell) => cell && !cell.unlimited).length;
  if (languages === 0 && key.limits.length > 0) return verdictOf(key.source) === 'breaks' ? '' : 'no translation to measure';
  if (languages === 0) return key.shared.length > 0 ? 'has no limit of its own' : 'has no limit';
  const broken = key.cells.filter((cell) => cell && verdictOf(cell) === 'breaks').length;
  const more = expectedOf(key) - broken;
  if (broken === 0 && more < 0.05) return more > 0 ? 'hardly expected to break' : 'fits everywhere';
  const all = `of ${counted(languages, 'language')}`;
  if (broken === 0) return `${plain(more)} ${all} expected to break`;
  return `${broken} ${all} ${broken === 1 ? 'breaks' : 'break'}${more >= 0.05 ? `, ${plain(more)} more expected` : ''}`;
}

/** A text of which nothing is hidden: controls and marks of direction are shown by their numbers. */
function visible(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]/g, (hidden) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[hidden];
    return short || `\\u{${hidden.charCodeAt(0).toString(16).toUpperCase()}}`;
  });
}

/** A text that does not disturb its surroundings. */
function isolated(text, attributes) {
  return make('bdi', attributes, visible(text));
}

/** A path or key that may be broken after its separators. */
function breakable(text) {
  const parts = visible(text).split(/(?<=[/._#-])/);
  return make('bdi', {}, parts.flatMap((part, index) => (index === 0 ? [part] : [make('wbr'), part])));
}

/** The name of the text size that is shown. */
function stepName(step) {
  if (step === 0) return 'own size';
  const name = report.steps[step - 1];
  return /^ax\d$/.test(name) ? name.toUpperCase() : name;
}

/** A sentence begins with a capital. */
function sentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
