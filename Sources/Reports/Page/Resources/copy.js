// Copies keys as Markdown or CSV, for a ticket.

/** The rows to copy: one per text and language. */
function copiedRows(found, all) {
  return found.flatMap((key) => {
    const room = roomOf(key);
    // At the default text size the cells contain the need.
    const pictures = room && state.step > 0 ? picturesOf(key) : [];
    return (all ? cellsOf(key) : leadingCells(key)).map(({ cell, picture }) => {
      const fit = fitAtSize(cell, pictures[picture], room);
      return { key, cell, fit, verdict: verdictWords(cell, fit) };
    });
  });
}

/** The verdict on a text, with its need and available room if it breaks. */
function verdictWords(cell, fit) {
  if (cell.shares) return forecastWords(cell, fit);
  switch (verdictOf(cell)) {
    case 'breaks': return fit ? `breaks: ${fit.need > fit.has ? roomWords(fit, false) : 'another variant of the text does not fit'}` : 'breaks';
    case 'fits': return 'fits';
    case 'unlimited': return 'has no limit';
    default: return `not measured: ${cell.unknown}`;
  }
}

/** Text, escaped for Markdown. */
function markdownText(text) {
  return visible(text).replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&');
}

/** Keys as Markdown: a heading and a table for each. */
function asMarkdown(found) {
  return found.map((key) => {
    const rows = copiedRows([key], found.length === 1 || openKeys.has(key.index)).map(({ cell, verdict }) => (
      `| ${markdownText(cell.locale)} | ${markdownText(cell.text || '')} | ${markdownText(verdict)} |`));
    const limits = [...key.limits, ...key.shared].map(([words, origin]) => `- limit: ${markdownText(words)} (${markdownText(origin)})`);
    const notes = [...key.reasons, ...key.advice].map((words) => `- ${state.step > 0 ? 'at the default text size: ' : ''}${markdownText(words)}`);
    const size = state.step > 0 ? ` at text size ${stepName(state.step)}` : '';
    return [`### ${markdownText(key.key)}`, '', `${markdownText(placeOf(key))}: ${expectedWords(key)}${size}`, '',
      ...limits, ...notes, ...(limits.length + notes.length > 0 ? [''] : []),
      '| language | text | verdict |', '| --- | --- | --- |', ...rows, ''].join('\n');
  }).join('\n');
}

/** A CSV field; one that a spreadsheet would run as a formula gets an apostrophe before it. */
function csvField(value) {
  const text = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Keys as CSV: one line per text. */
function asCSV(found) {
  const head = ['key', 'language', 'text', 'verdict', 'chance', 'need', 'has', 'unit', 'place', 'textSize'];
  const size = state.step > 0 ? report.steps[state.step - 1] : '';
  const rows = copiedRows(found, true).map(({ key, cell, fit, verdict }) => [
    key.key, cell.locale, cell.text || '', verdict, String(chanceOf(cell)),
    fit && Number.isFinite(fit.need) ? String(fit.need) : '', fit ? String(fit.has) : '', fit ? plainUnit(fit.unit) : '',
    placeOf(cell) || placeOf(key), size,
  ]);
  return `${[head, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`;
}

/** Shows a message for a moment. */
function say(words) {
  const toast = element('toast');
  toast.textContent = words;
  toast.classList.add('shown');
  clearTimeout(say.waiting);
  say.waiting = setTimeout(() => toast.classList.remove('shown'), 2500);
}

/** Copies a text to the clipboard; a page opened from a file may have to use the old method. */
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
  say(isCopied ? `Copied ${words}` : 'The browser blocked copying');
}

/** Copies keys in a format. */
function copyKeys(found, format) {
  copyText(format === 'csv' ? asCSV(found) : asMarkdown(found),
    `${counted(found.length, 'key')} as ${format === 'csv' ? 'CSV' : 'Markdown'}`);
}
