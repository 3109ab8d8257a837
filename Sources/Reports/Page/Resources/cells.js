// A text in a language: its picture, what it needs and has, and what was found in it.

const columnWidth = 176;
const columnGap = 24;
const mostLost = 8;

/** How many columns something of a width takes, with a point beside it on either side. */
function columnsFor(width) {
  return Math.min(4, Math.max(1, Math.ceil((width * state.zoom + 2 + columnGap) / (columnWidth + columnGap))));
}

/** A cell with its picture, of which `later` gets what draws the glyphs; `picture` is nothing where there is no text. */
function makeCell(key, cell, picture, later) {
  const room = roomOf(key);
  const verdict = verdictOf(cell);
  const cellNode = make('figure', {
    class: `cell ${verdict}${cell.rtl ? ' rtl' : ''}`, 'data-locale': cell.locale, 'data-kind': cell.kind, 'data-verdict': verdict,
    'data-chance': chanceOf(cell),
  });
  const shown = showCell(key, cell, picture, room, cellNode);
  if (shown) cellNode.classList.add(`span${columnsFor(shown.width)}`);
  if (shown && shown.paint) later.push(shown.paint);
  const stage = make('div', {
    class: `stage${shown && shown.isFaded ? ' faded' : ''}`, role: 'img', dir: cell.rtl ? 'rtl' : 'ltr',
    'aria-label': labelOf(cell, shown ? shown.caption : '', cellNode.dataset.visible),
  }, shown && shown.svg);
  cellNode.append(makeLabel(cell, verdict), stage);
  cellNode.append(make('figcaption', {}, shown && shown.caption, makeNotes(cell)));
  return cellNode;
}

/** The drawing of a cell and what is said beneath it; notes what it needs in the cell. */
function showCell(key, cell, picture, room, node) {
  const data = node.dataset;
  const note = (need, has, unit) => {
    if (has === undefined) return;
    data.need = Number.isFinite(need) ? Math.round(need * 100) / 100 : 'none';
    data.has = has;
    data.unit = unit;
  };
  if (cell.shares) {
    const need = sharesOf(cell, room).find((share) => share.share === 0.95);
    note(need ? need.need : cell.need, cell.has, cell.unit);
    return { ...drawForecast(cell, room), caption: forecastWords(cell, need && need.need) };
  }
  if (!picture) return { width: 0, caption: cell.unknown ? `not measured: ${cell.unknown}` : 'no text' };
  const step = pictureStep(picture, room);
  const drawn = drawPicture(step, room);
  data.size = step.size;
  data.visible = visibleText(step.visible, cell.text || '');
  // A box is told at each text size; a count is the same at all of them.
  const isBox = drawn.hasBox && cell.unit === 'points';
  const told = isBox ? { need: state.step === 0 && cell.has !== undefined ? cell.need : step.need, has: room.width, unit: 'points' }
    : cell.has === undefined ? null : { need: cell.need, has: cell.has, unit: cell.unit };
  if (told) note(told.need, told.has, told.unit);
  const fits = verdictOf(cell) !== 'breaks';
  const parts = [cell.unknown ? `not measured: ${cell.unknown}` : captionWords(told, step, fits)];
  if (step.scale < 1) parts.push(`shrunk to ${percent(step.scale)}`);
  if (!drawn.isSingle && !drawn.isCounted && step.lost.length > 0 && !(told && told.unit === 'lines')) {
    // Of very many only the first are drawn.
    parts.push(`${step.lost.length >= mostLost ? 'at least ' : ''}${counted(step.lost.length, 'line')} lost`);
  }
  return { ...drawn, caption: parts.filter((part) => part !== '').join(' · ') };
}

/** What a measured text needs and has; of several lines only what does not fit. */
function captionWords(told, step, fits) {
  if (!told) return '';
  if (fits && step.lines.length > 1 && told.unit === 'points') return counted(step.lines.length, 'line');
  return roomWords(told, fits);
}

/** The language, and how the text fares. */
function makeLabel(cell, verdict) {
  const name = cell.kind === 'source' ? 'source' : languageName(cell.locale);
  const chance = chanceOf(cell);
  const chip = verdict === 'breaks' ? 'breaks' : verdict === 'expected' && chance > 0 ? percent(chance) : '';
  return make('div', { class: 'label' },
    make('b', {}, isolated(cell.locale)),
    name && make('span', { class: 'name' }, cell.shares ? `${name}, not translated` : name),
    cell.branch && make('span', { class: 'branch' }, isolated(cell.branch)),
    chip && make('span', { class: `chip ${verdict}` }, chip));
}

/** What a finding says beyond what the caption says already. */
function restOf(message, cell) {
  if (cell.has !== undefined && unitWords[cell.unit]) {
    const said = [`needs ${amount(cell.need, cell.unit, true)}, has ${plain(cell.has)}`,
      `needs ${plain(cell.need)} of ${amount(cell.has, cell.unit, false)}`]
      .find((words) => message === words || message.startsWith(`${words}, `));
    if (said) return message.slice(said.length + 2);
  }
  return message.replace(/^needs ([\d.]+ pt, has [\d.]+ pt|\d+ lines of [\d.]+ pt, has \d+)(, )?/, '');
}

/** What the audit found in the text. */
function makeNotes(cell) {
  if (cell.findings.length === 0) return null;
  return make('ul', { class: 'notes' }, cell.findings.map((number) => {
    const [rule, severity, message, help] = report.findings[number];
    const rest = restOf(message, cell);
    return make('li', { class: severity, 'data-rule': report.rules[rule], title: visible(help) },
      make('code', {}, report.rules[rule]), ' ', rest && isolated(rest));
  }));
}

/** What a screen reader says of a picture. */
function labelOf(cell, caption, seen) {
  const language = languageName(cell.locale) || cell.locale;
  const verdict = { breaks: 'breaks', expected: '', fits: 'fits', unlimited: 'has no limit', unknown: '' }[verdictOf(cell)];
  const text = cell.text === undefined ? '' : `“${visible(cell.text)}”`;
  const cut = seen === undefined || !seen.endsWith('…') || cell.text.endsWith('…') ? ''
    : `seen as “${visible(seen.replaceAll('\n', ' '))}”`;
  return [language, text, cut, verdict, caption].filter((part) => part !== '').join(', ');
}
