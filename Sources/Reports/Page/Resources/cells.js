// A text in a language: its picture, its need and available room, and its findings.

const columnWidth = 150;
const columnGap = 24;
const mostLost = 8;

/** The number of columns that a width takes up, with a margin of one point on either side. */
function columnsFor(width) {
  return Math.min(4, Math.max(1, Math.ceil((width * state.zoom + 2 + columnGap) / (columnWidth + columnGap))));
}

/** Makes a cell; adds the function that draws its glyphs to `later`; without a text there is no `picture`. */
function makeCell(key, cell, picture, later) {
  const room = roomOf(key);
  const verdict = verdictOf(cell);
  const cellNode = make('figure', {
    class: `cell ${verdict}${cell.rtl ? ' rtl' : ''}`, 'data-locale': cell.locale, 'data-kind': cell.kind, 'data-verdict': verdict,
    'data-chance': chanceOf(cell),
  });
  const shown = showCell(key, cell, picture, room, cellNode);
  cellNode.span = columnsFor(shown.width);
  cellNode.classList.add(`span${cellNode.span}`);
  if (shown.paint) later.push(shown.paint);
  const stage = make('div', {
    class: 'stage', 'data-fades': shown.isFaded ? (shown.isAtLeft ? 'left' : 'right') : null, role: 'img', dir: cell.rtl ? 'rtl' : 'ltr',
    'aria-label': labelOf(cell, shown.spoken || shown.caption, shown.isCut ? cellNode.dataset.visible : undefined),
  }, shown.svg);
  cellNode.append(makeLabel(cell, verdict), stage);
  cellNode.append(make('figcaption', {}, shown.caption, makeNotes(cell)));
  return cellNode;
}

/** Makes the drawing and the caption of a cell; stores the need as data of the cell. */
function showCell(key, cell, picture, room, node) {
  const data = node.dataset;
  const note = (fit) => {
    if (!fit) return;
    data.need = Number.isFinite(fit.need) ? Math.round(fit.need * 100) / 100 : 'none';
    data.has = fit.has;
    data.unit = fit.unit;
  };
  if (cell.shares) {
    const fit = forecastOf(cell, room);
    note(fit);
    return { ...drawForecast(cell, room), caption: shareWords(fit), spoken: forecastWords(cell, fit) };
  }
  if (!picture) return { width: 0, caption: cell.unknown ? `not measured: ${cell.unknown}` : 'no text' };
  const step = pictureStep(picture, room);
  const drawn = drawPicture(step, room);
  data.size = step.size;
  data.visible = visibleText(step.visible, cell.text || '');
  const fit = fitOf(cell, step, room);
  note(fit);
  const fits = verdictOf(cell) !== 'breaks';
  const parts = cell.unknown ? [`not measured: ${cell.unknown}`] : shrunkWords(fit, step, fits);
  if (step.lostPlace === 'between') parts.push(`“${visible(lostBetween(data.visible, cell.text || ''))}” lost`);
  if (!drawn.isSingle && !drawn.isCounted && step.lost.length > 0) {
    // If there are very many, only the first ones are drawn.
    if (step.lost.length >= mostLost) parts.push(`only the first ${step.lost.length} lost lines are drawn`);
    else if (!fit || fit.unit !== 'lines') parts.push(`${counted(step.lost.length, 'line')} lost`);
  }
  return { ...drawn, isCut: !step.fits, caption: parts.filter((part) => part !== '').join(' · ') };
}

/** The need and available room of a measured text at the current text size; `step` is its picture there. */
function fitOf(cell, step, room) {
  const own = cell.has === undefined ? null : { need: cell.need, has: cell.has, unit: cell.unit };
  // A text that breaks a limit without exceeding it is too short.
  if (!step || !room || (!own && cell.chance >= 0.5)) return own;
  if (own && state.step === 0) return own;
  const inBox = fitInBox(step, room);
  // A count is the same at all sizes.
  const isCount = own && !isLength(own.unit) && own.unit !== 'lines';
  if (!isCount) return inBox;
  return own.need > own.has || !inBox || inBox.need <= inBox.has ? own : inBox;
}

/** The need and available room of a text, measured or forecast, at the current text size. */
function fitAtSize(cell, picture, room) {
  if (cell.shares) return forecastOf(cell, room);
  return fitOf(cell, picture ? pictureStep(picture, room) : null, room);
}

/** The need and available room of a picture in its box: a width, lines or a height. */
function fitInBox(step, room) {
  switch (step.measure) {
    case 'height': return { need: step.need, has: room.height, unit: (room.unit || 'points') + ofHeight };
    case 'lines': {
      const drawn = step.lines.length;
      const has = step.fits ? Math.max(drawn, lineLimitOf(room, step.metrics.lineHeight)) : drawn;
      return { need: step.need, has, unit: 'lines' };
    }
    default: return room.width === undefined ? null : { need: step.need, has: room.width, unit: room.unit || 'points' };
  }
}

/** The number of lines that fit into a box. */
function lineLimitOf(room, lineHeight) {
  const high = room.height === undefined || !(lineHeight > 0) ? Infinity
    : Math.max(1, Math.floor((room.height + 1 / 1024) / lineHeight));
  return Math.min(room.lines || Infinity, high);
}

/** The text lost between two visible parts, in place of the ellipsis. */
function lostBetween(seen, text) {
  const end = text.trimEnd();
  for (let at = seen.indexOf('…'); at >= 0; at = seen.indexOf('…', at + 1)) {
    const rest = seen.slice(at + 1);
    if (text.startsWith(seen.slice(0, at)) && end.endsWith(rest)) return text.slice(at, end.length - rest.length);
  }
  return '';
}

/** The need and available room of a measured text in words; just the number of lines if several lines fit. */
function captionWords(fit, step, fits) {
  if (!fit) return '';
  if (!fits && fit.need <= fit.has) return 'another variant of the text does not fit';
  if (fits && step.lines.length > 1 && isWidth(fit.unit)) return counted(step.lines.length, 'line');
  return roomWords(fit, fits);
}

/** The caption with the scale of shrunk text; if it fits only because it is shrunk, with its need at full size. */
function shrunkWords(fit, step, fits) {
  const words = captionWords(fit, step, fits);
  if (step.scale >= 1) return [words];
  const shrunk = `shrunk to ${percent(step.scale)}`;
  return fits && fit && fit.need > fit.has ? [`needs ${needWords(fit)}, fits ${shrunk}`] : [words, shrunk];
}

/** Makes the label with the language and the verdict. */
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

/** The part of a finding's message that neither the caption, nor the label, nor the samples of the key repeat. */
function restOf(whole, cell) {
  const message = whole.replace(/, with “.*$/s, '').replace(cell.branch ? `, in ${cell.branch}` : '', '');
  if (cell.has !== undefined && unitWords[cell.unit]) {
    const repeated = [`needs ${amount(cell.need, cell.unit, true)}, has ${plain(cell.has)}`,
      `needs ${plain(cell.need)} of ${amount(cell.has, cell.unit, false)}`]
      .find((words) => message === words || message.startsWith(`${words}, `));
    if (repeated) return message.slice(repeated.length + 2);
  }
  return message.replace(/^needs ([\d.]+ (?:pt|px|dp)(?: of height)?, has [\d.]+ (?:pt|px|dp)|\d+ lines of [\d.]+ (?:pt|px|dp), has \d+)(, )?/, '');
}

/** Makes the list of findings of the text. */
function makeNotes(cell) {
  if (cell.findings.length === 0) return null;
  const known = new Set();
  return make('ul', { class: 'notes' }, cell.findings.map((number) => {
    const [rule, severity, message, help] = report.findings[number];
    const rest = restOf(message, cell);
    // Branches of a message often have the same finding.
    if (known.size === known.add(`${rule} ${rest}`).size) return null;
    return make('li', { class: severity, 'data-rule': report.rules[rule], title: visible([message, help].filter((words) => words !== '').join('. ')) },
      make('code', {}, report.rules[rule]), ' ', rest && isolated(rest));
  }));
}

/** The label of a picture for screen readers. */
function labelOf(cell, caption, seen) {
  const language = languageName(cell.locale) || cell.locale;
  const verdict = { breaks: 'breaks', expected: '', fits: 'fits', unlimited: 'has no limit', unknown: '' }[verdictOf(cell)];
  const text = cell.text === undefined ? '' : `“${visible(cell.text)}”`;
  const cut = seen === undefined || seen === cell.text ? ''
    : `shown as “${visible(seen.replaceAll('\n', ' '))}”`;
  return [language, text, cut, verdict, caption].filter((part) => part !== '').join(', ');
}
