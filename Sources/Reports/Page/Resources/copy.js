// Keys as Markdown or CSV, for a ticket.

/** The rows of keys as they are copied: a text in a language each. */
function copiedRows(found, all) {
  return found.flatMap((key) => {
    const room = roomOf(key);
    // At the fonts' own sizes what is needed stands in the cells.
    const pictures = room && state.step > 0 ? picturesOf(key) : [];
    return (all ? cellsOf(key) : leadingCells(key)).map(({ cell, picture }) => {
      const told = toldAtSize(cell, pictures[picture], room);
      return { key, cell, told, verdict: verdictWords(cell, told) };
    });
  });
}

/** How a text fares, with what it needs and has where it breaks. */
function verdictWords(cell, told) {
  if (cell.shares) return forecastWords(cell, told);
  switch (verdictOf(cell)) {
    case 'breaks': return told ? `breaks: ${told.need > told.has ? roomWords(told, false) : 'another of its texts does not fit'}` : 'breaks';
    case 'fits': return 'fits';
    case 'unlimited': return 'has no limit';
    default: return `not measured: ${cell.unknown}`;
  }
}

/** Text that means nothing to Markdown. */
function markdownText(text) {
  return visible(text).replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&');
}

/** Keys as Markdown: a heading and a table for each. */
function asMarkdown(found) {
  return found.map((key) => {
    const rows = copiedRows([key], found.length === 1 || openKeys.has(key.index)).map(({ cell, verdict }) => (
      `| ${markdownText(cell.locale)} | ${markdownText(cell.text || '')} | ${markdownText(verdict)} |`));
    const limits = [...key.limits, ...key.shared].map(([words, origin]) => `- limit: ${markdownText(words)} (${markdownText(origin)})`);
    const notes = [...key.reasons, ...key.advice].map((words) => `- ${state.step > 0 ? 'at the font’s own size: ' : ''}${markdownText(words)}`);
    const size = state.step > 0 ? ` at text size ${stepName(state.step)}` : '';
    return [`### ${markdownText(key.key)}`, '', `${markdownText(placeOf(key))}: ${expectedWords(key)}${size}`, '',
      ...limits, ...notes, ...(limits.length + notes.length > 0 ? [''] : []),
      '| language | text | verdict |', '| --- | --- | --- |', ...rows, ''].join('\n');
  }).join('\n');
}

/** A field of CSV; one that a spreadsheet would take for a formula is quoted with an apostrophe. */
function csvField(value) {
  const text = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Keys as CSV: a line for each text. */
function asCSV(found) {
  const head = ['key', 'language', 'text', 'verdict', 'chance', 'need', 'has', 'unit', 'place', 'textSize'];
  const size = state.step > 0 ? report.steps[state.step - 1] : '';
  const rows = copiedRows(found, true).map(({ key, cell, told, verdict }) => [
    key.key, cell.locale, cell.text || '', verdict, String(chanceOf(cell)),
    told && Number.isFinite(told.need) ? String(told.need) : '', told ? String(told.has) : '', told ? told.unit : '',
    placeOf(cell) || placeOf(key), size,
  ]);
  return `${[head, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`;
}

/** Says something for a moment. */
function say(words) {
  const toast = element('toast');
  toast.textContent = words;
  toast.classList.add('shown');
  clearTimeout(say.waiting);
  say.waiting = setTimeout(() => toast.classList.remove('shown'), 2500);
}

/** Puts a text on the clipboard; a page that was opened from a file may have to do it the old way. */
async function copyText(text, words) {
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(text);
    isCopied = true;
  } catch {
    const field = make('textarea', { class: 'clip', 'aria-hidden': 'true' });
    const before = document.activeElement;
    field.value = text;
    document.body.append(field);
    field.select();
    isCopied = document.execCommand('copy');
    field.remove();
    before?.focus({ preventScroll: true });
  }
  say(isCopied ? `Copied ${words}` : 'The browser does not let this page copy');
}

/** Copies keys in a format. */
function copyKeys(found, format) {
  copyText(format === 'csv' ? asCSV(found) : asMarkdown(found),
    `${counted(found.length, 'key')} as ${format === 'csv' ? 'CSV' : 'Markdown'}`);
}
