// A text in its box, at true scale: a point is a CSS pixel at zoom 1.

/** The maximum width of a picture: two columns, or a little more than its box; wider pictures fade out. */
function widestPicture(box) {
  return Math.max(2 * columnWidth + columnGap - 2, box + 120);
}

/** A picture at the current text size: its visible and lost lines, and their metrics. */
function pictureStep(picture, room) {
  const last = Math.min(state.step, picture.length - 3);
  let at = last;
  while (at > 0 && picture[at + 2] === 0) at -= 1;
  const whole = decodeNumbers(picture[0]);
  const pool = whole.slice();
  let data;
  // Each step refers to glyphs of the previous ones.
  for (const step of picture.slice(2, at + 3)) data = readStep(step, pool, whole, picture[1] === 1) || data;
  const usual = room ? room.usual : report.bare;
  const [size, lineHeight, ascent, letters, tracking] = report.metrics[data.own === undefined ? usual[last] : data.own];
  const metrics = { size: size * data.scale, lineHeight, ascent, letters, tracking };
  const readLines = (lines) => lines.map(({ glyphs, width }) => ({ glyphs, width: width || widthOf(glyphs, metrics) }));
  const measure = data.measure || (room && room.width !== undefined && isFinite(lineLimitOf(room, lineHeight))
    && lineLimitOf(room, lineHeight) > 1 ? 'lines' : 'width');
  const natural = measure === 'lines' ? 1 : widthOf(whole, { ...metrics, size });
  return {
    fits: data.fits, visible: data.visible, lines: readLines(data.lines), lost: readLines(data.lost), metrics, size,
    scale: data.scale, measure, need: data.need === 0 ? natural : data.need, lostPlace: data.lostPlace,
    rtl: picture[1] === 1,
  };
}

/** Decodes a step; null if it equals the previous one. Adds new glyphs to the pool. The format is in PagePictures.swift. */
function readStep(data, pool, whole, rtl) {
  if (data === 0) return null;
  if (data === 1) return { fits: true, need: 0, visible: null, lost: [], lostPlace: 'after', lines: [{ glyphs: whole, width: 0 }], scale: 1 };
  const numbers = decodeNumbers(data);
  let at = 0;
  const next = () => {
    at += 1;
    return numbers[at - 1];
  };
  const take = (count) => {
    at += count;
    return numbers.slice(at - count, at);
  };
  const [sum, need] = take(2);
  const visible = readVisible(next(), take);
  const readLines = (count) => Array.from({ length: count }, () => {
    const glyphs = readPieces(next(), next, take, pool);
    return { glyphs, width: sum & 2 ? next() / 1000 : 0 };
  });
  const lostPlace = sum & 64 ? 'before' : sum & 128 ? 'between' : 'after';
  const hidden = next();
  const isAtRight = rtl === (lostPlace === 'before');
  const rest = (seen) => (isAtRight ? whole.slice(seen) : whole.slice(0, whole.length - seen));
  const lost = hidden % 2 === 1 ? [{ glyphs: rest(hidden >> 1), width: 0 }] : readLines(hidden >> 1);
  const shown = next();
  const lines = shown === 1 ? [{ glyphs: whole, width: 0 }] : readLines(Math.max(0, shown - 1));
  const measure = sum & 16 ? 'lines' : sum & 32 ? 'height' : 'width';
  const scale = sum & 4 ? next() / 1000 : 1;
  const own = sum & 8 ? next() : undefined;
  const amount = need === 1 ? Infinity : Math.max(0, need - 1) / (measure === 'lines' ? 1 : 10);
  return { fits: (sum & 1) === 1, need: amount, measure, visible, lost, lostPlace, lines, scale, own };
}

/** The glyphs of a line: ranges of the pool, and new ones, which are added to it. */
function readPieces(count, next, take, pool) {
  const glyphs = [];
  for (let piece = 0; piece < count; piece += 1) {
    const header = next();
    const length = header >> 1;
    if (header % 2 === 1) {
      const fresh = take(length);
      pool.push(...fresh);
      glyphs.push(...fresh);
    } else {
      const start = next();
      glyphs.push(...pool.slice(start, start + length));
    }
  }
  return glyphs;
}

/** The visible text: null for all of it, the starts and doubled lengths of its lines, or a separate text. */
function readVisible(header, take) {
  if (header === 0) return null;
  return header % 2 === 1 ? String.fromCharCode(...take(header >> 1)) : take(header);
}

/** The visible text as a string. */
function visibleText(visible, text) {
  if (visible === null) return text;
  if (typeof visible === 'string') return visible;
  const seen = [];
  for (let index = 0; index < visible.length; index += 2) {
    const [start, length] = [visible[index], visible[index + 1]];
    const isCut = length % 2 === 1;
    seen.push(text.slice(start, start + (length >> 1) - (isCut ? 1 : 0)) + (isCut ? '…' : ''));
  }
  return seen.join('\n');
}

/** The gap between the edge of a box and the lost text beyond it. */
const lostGap = 3;

/** The layout of a picture: the box, and the parts beside and below it. */
function layOut(step, room) {
  const { lineHeight } = step.metrics;
  const widest = Math.max(0, ...step.lines.map((line) => line.width));
  const hasBox = Boolean(room) && room.width !== undefined;
  const box = hasBox ? room.width : Math.ceil(widest);
  const isSingle = step.lines.length === 1 && step.lost.length === 1 && (hasBox || step.lost[0].width > 0);
  if (!hasBox && !isSingle && step.lost.length > 0) return layOutCounted(step);
  const boxLines = Math.max(1, step.lines.length, hasBox ? Math.min(room.lines || 0, 8) : 0);
  // A box that is lower than a line is drawn with its true height and the whole line.
  const boxHeight = hasBox && room.height !== undefined ? Math.max(room.height, 0) : boxLines * lineHeight;
  const height = Math.max(boxHeight, lineHeight);
  const beyond = isSingle ? step.lost[0].width + lostGap : 0;
  const below = isSingle ? 0 : step.lost.length * lineHeight;
  const width = Math.min(box + beyond, widestPicture(hasBox ? box : 0));
  // Lost text is drawn where it would continue: after the visible text, or before its beginning.
  const isAtLeft = step.rtl !== (isSingle && step.lostPlace === 'before');
  return { box, hasBox, boxHeight, height, isSingle, isAtLeft, beyond: width - box, width, below, isFaded: width < box + beyond };
}

/** The layout of several lines cut by a count: the lost text continues where the visible text ends. */
function layOutCounted(step) {
  const seen = step.lines.length === 0 ? 0 : step.lines[step.lines.length - 1].width;
  const widths = [...step.lines, ...step.lost.slice(1)].map((line) => line.width);
  const box = Math.ceil(Math.max(seen + step.lost[0].width, ...widths));
  const width = Math.min(box, widestPicture(0));
  return {
    box, hasBox: false, height: (step.lines.length + step.lost.length - 1) * step.metrics.lineHeight, isSingle: false,
    isCounted: true, isAtLeft: step.rtl, seen, beyond: width - box, width, below: 0, isFaded: width < box,
  };
}

/** Draws a picture at a text size: its box at once, and its glyphs when `paint` is called. */
function drawPicture(step, room) {
  const place = layOut(step, room);
  const { lineHeight, ascent } = step.metrics;
  // If a count cuts a right-to-left text, its right edge is visible.
  const left = place.isAtLeft ? Math.max(0, place.beyond) : 0;
  const height = place.height + (place.below > 0 ? place.below + 4 : 0);
  const svg = draw('svg', {
    class: 'picture', width: place.width * state.zoom, height: height * state.zoom,
    viewBox: `0 0 ${place.width} ${height}`, 'aria-hidden': 'true', focusable: 'false',
  });
  if (place.hasBox) {
    svg.append(draw('rect', { class: 'edge', x: left, y: 0, width: place.box, height: place.boxHeight }));
  }
  if (!step.fits && (place.hasBox || place.isSingle)) {
    const x = place.isAtLeft ? left : place.box;
    svg.append(draw('line', step.measure === 'height'
      ? { class: 'limit', x1: left, x2: left + place.box, y1: place.boxHeight, y2: place.boxHeight }
      : { class: 'limit', x1: x, x2: x, y1: 0, y2: place.height }));
  }
  if (place.isCounted) {
    const x = step.rtl ? left + place.box - place.seen : place.seen;
    const bottom = step.lines.length * lineHeight;
    svg.append(draw('line', { class: 'limit', x1: x, x2: x, y1: bottom - lineHeight, y2: bottom }));
  }
  return { svg, ...place, paint: () => paintPicture(svg, step, place, left) };
}

/** Draws the visible and the lost glyphs of a picture. */
function paintPicture(svg, step, place, left) {
  const { lineHeight, ascent } = step.metrics;
  const parts = [];
  const add = (to, line, top, origin, from, end) => {
    const x = step.rtl ? origin + place.box - line.width : origin;
    const drawn = drawGlyphs(line.glyphs, step.metrics, from - x, end - x);
    drawn.setAttribute('transform', `translate(${x} ${top + ascent})`);
    to.push(drawn);
  };
  step.lines.forEach((line, index) => add(parts, line, index * lineHeight, left, -Infinity, Infinity));
  if (place.isSingle && place.beyond > 0) {
    // Next to the edge, beyond it; a nested drawing clips what does not fit there.
    const ghost = draw('svg', {
      class: 'lost', x: place.isAtLeft ? 0 : place.box, y: 0, width: place.beyond, height: place.height,
    });
    const [line] = step.lost;
    const x = place.isAtLeft ? place.beyond - lostGap - line.width : lostGap;
    const drawn = drawGlyphs(line.glyphs, step.metrics, -x, place.beyond - x);
    drawn.setAttribute('transform', `translate(${x} ${ascent})`);
    ghost.append(drawn);
    parts.push(ghost);
  } else if (place.isCounted) {
    const lost = [];
    const top = (step.lines.length - 1) * lineHeight;
    const side = step.rtl ? -place.seen : place.seen;
    step.lost.forEach((line, index) => {
      add(lost, line, top + index * lineHeight, left + (index === 0 ? side : 0), -Infinity, Infinity);
    });
    parts.push(draw('g', { class: 'lost' }, ...lost));
  } else if (!place.isSingle && step.lost.length > 0) {
    const lost = [];
    step.lost.forEach((line, index) => add(lost, line, place.height + 4 + index * lineHeight, left, -Infinity, Infinity));
    parts.push(draw('g', { class: 'lost' }, ...lost));
  }
  // The mark of the edge stays above the text that it cuts.
  const limit = svg.querySelector('.limit');
  for (const part of parts) svg.insertBefore(part, limit);
}
