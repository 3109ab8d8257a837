// Marks: invisible characters at both ends of a text that 'swell generate --marked' wrote, as docs/marks.md says.

const frame = '\u2063';
const signs = new Map([['\u200c', 0], ['\u200d', 1]]);

/** The marks of a text in order: where they begin and end, the number of their text, and the language that begins. */
function marksIn(text) {
  const found = [];
  let at = text.indexOf(frame);
  while (at >= 0) {
    let end = at + 1;
    const bits = [];
    for (; signs.has(text[end]) && bits.length <= 50; end += 1) bits.push(signs.get(text[end]));
    const mark = text[end] === frame ? decode(bits) : null;
    if (mark) found.push({ ...mark, start: at, end: end + 1 });
    at = text.indexOf(frame, end);
  }
  return found;
}

/** A mark by its bits; null if they are none. A mark that begins a text has a language, from 0. */
function decode(bits) {
  const last = bits.length - 1;
  if (last < 7 || last > 49 || bits[0] || bits[last]) return null;
  const number = (from, to) => bits.slice(from, to).reduce((sum, bit) => sum * 2 + bit, 0);
  const stop = last - 4;
  const check = bits.slice(1, stop).reduce((rest, bit) => ((rest << 1) & 15) ^ ((rest >> 3) ^ bit ? 3 : 0), 15);
  if (check !== number(stop, last)) return null;
  let start = 2;
  if (bits[1]) {
    while (start < stop && !bits[start]) start += 1;
    start = start * 2 - 1;
  }
  if (start >= stop || !bits[start] || stop - start > 24) return null;
  return { index: number(start, stop), locale: bits[1] ? number((start + 1) / 2, start) - 1 : null };
}

/** The text as people see it: without marks, with single spaces. */
function plain(text) {
  let bare = '';
  let at = 0;
  for (const { start, end } of marksIn(text)) {
    bare += text.slice(at, start);
    at = end;
  }
  return (bare + text.slice(at)).replace(/[ \t\r\n\f]+/g, ' ').trim();
}

/** The language of most marks, by its tag in the manifest; undefined without a manifest or marks. */
function markedLocale(texts) {
  const counts = new Map();
  for (const mark of texts.flatMap((text) => marksIn(text.raw))) {
    if (mark.locale !== null) counts.set(mark.locale, (counts.get(mark.locale) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  return most && settings.marks?.locales?.[most[0]]?.tag;
}

/** The keys of a text, from the manifest; undefined without one. */
function keysOf({ marks, raw }) {
  const { texts, catalogs } = settings.marks ?? {};
  if (!texts || !marks.length) return undefined;
  const locale = marksIn(raw).find((mark) => mark.locale !== null)?.locale;
  return marks.map((index) => texts[index - 1]).filter(Boolean).map(({ key, catalog, variant, hashes }) => ({
    key, catalog: catalogs?.[catalog]?.source, variant: variant || undefined, by: 'mark',
    hash: hashes?.[locale] ?? undefined,
  }));
}
