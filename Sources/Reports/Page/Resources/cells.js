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
    class: 'stage', 'data-fades': shown && shown.isFaded ? (shown.isAtLeft ? 'left' : 'right') : null, role: 'img', dir: cell.rtl ? 'rtl' : 'ltr',
    'aria-label': labelOf(cell, shown ? shown.caption : '', shown && shown.isCut ? cellNode.dataset.visible : undefined),
  }, shown && shown.svg);
  cellNode.append(makeLabel(cell, verdict), stage);
  cellNode.append(make('figcaption', {}, shown && shown.caption, makeNotes(cell)));
  return cellNode;
}

/** The drawing of a cell and what is said beneath it; notes what it needs in the cell. */
function showCell(key, cell, picture, room, node) {
  const data = node.dataset;
  const note = (told) => {
    if (!told) return;
    data.need = Number.isFinite(told.need) ? Math.round(told.need * 100) / 100 : 'none';
    data.has = told.has;
    data.unit = told.unit;
  };
  if (cell.shares) {
    const told = forecastOf(cell, room);
    note(told);
    return { ...drawForecast(cell, room), caption: forecastWords(cell, told) };
  }
  if (!picture) return { width: 0, caption: cell.unknown ? `not measured: ${cell.unknown}` : 'no text' };
  const step = pictureStep(picture, room);
  const drawn = drawPicture(step, room);
  data.size = step.size;
  data.visible = visibleText(step.visible, cell.text || '');
  const told = toldOf(cell, step, room);
  note(told);
  const fits = verdictOf(cell) !== 'breaks';
  const parts = cell.unknown ? [`not measured: ${cell.unknown}`] : shrunkWords(told, step, fits);
  if (step.lostPlace === 'between') parts.push(`“${visible(lostBetween(data.visible, cell.text || ''))}” lost`);
  if (!drawn.isSingle && !drawn.isCounted && step.lost.length > 0) {
    // Of very many only the first are drawn.
    if (step.lost.length >= mostLost) parts.push(`the first ${step.lost.length} lost lines are drawn`);
    else if (!told || told.unit !== 'lines') parts.push(`${counted(step.lost.length, 'line')} lost`);
  }
  return { ...drawn, isCut: !step.fits, caption: parts.filter((part) => part !== '').join(' · ') };
}

/** What a measured text needs and has at the text size that is shown: `step` is its picture there. */
function toldOf(cell, step, room) {
  const own = cell.has === undefined ? null : { need: cell.need, has: cell.has, unit: cell.unit };
  // What breaks by no more than its limit is too short.
  if (!step || !room || (!own && cell.chance >= 0.5)) return own;
  if (own && state.step === 0) return own;
  const inBox = toldInBox(step, room);
  // A count is the same at all sizes.
  const isCount = own && !isInPoints(own.unit) && own.unit !== 'lines';
  if (!isCount) return inBox;
  return own.need > own.has || !inBox || inBox.need <= inBox.has ? own : inBox;
}

/** What a text needs and has at the text size that is shown, measured or forecast. */
function toldAtSize(cell, picture, room) {
  if (cell.shares) return forecastOf(cell, room);
  return toldOf(cell, picture ? pictureStep(picture, room) : null, room);
}

/** What a picture needs and has in its box: a width, lines or a height. */
function toldInBox(step, room) {
  switch (step.measure) {
    case 'height': return { need: step.need, has: room.height, unit: heightUnit };
    case 'lines': {
      const drawn = step.lines.length;
      const has = step.fits ? Math.max(drawn, lineLimitOf(room, step.metrics.lineHeight)) : drawn;
      return { need: step.need, has, unit: 'lines' };
    }
    default: return room.width === undefined ? null : { need: step.need, has: room.width, unit: 'points' };
  }
}

/** How many lines a box has room for. */
function lineLimitOf(room, lineHeight) {
  const high = room.height === undefined || !(lineHeight > 0) ? Infinity
    : Math.max(1, Math.floor((room.height + 1 / 1024) / lineHeight));
  return Math.min(room.lines || Infinity, high);
}

/** What is lost between two parts of a text that are seen, with an ellipsis for it. */
function lostBetween(seen, text) {
  const end = text.trimEnd();
  for (let at = seen.indexOf('…'); at >= 0; at = seen.indexOf('…', at + 1)) {
    const rest = seen.slice(at + 1);
    if (text.startsWith(seen.slice(0, at)) && end.endsWith(rest)) return text.slice(at, end.length - rest.length);
  }
  return '';
}

/** What a measured text needs and has; of several lines only what does not fit. */
function captionWords(told, step, fits) {
  if (!told) return '';
  if (!fits && told.need <= told.has) return 'another of its texts does not fit';
  if (fits && step.lines.length > 1 && told.unit === 'points') return counted(step.lines.length, 'line');
  return roomWords(told, fits);
}

/** What a caption says with how far the text is shrunk; of one that fits only so, what it needs in full size. */
function shrunkWords(told, step, fits) {
  const words = captionWords(told, step, fits);
  if (step.scale >= 1) return [words];
  const shrunk = `shrunk to ${percent(step.scale)}`;
  return fits && told && told.need > told.has ? [`needs ${needWords(told)}, fits ${shrunk}`] : [words, shrunk];
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
  return message.replace(/^needs ([\d.]+ pt(?: of height)?, has [\d.]+ pt|\d+ lines of [\d.]+ pt, has \d+)(, )?/, '');
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
  const cut = seen === undefined || seen === cell.text ? ''
    : `seen as “${visible(seen.replaceAll('\n', ' '))}”`;
  return [language, text, cut, verdict, caption].filter((part) => part !== '').join(', ');
}
