// A text in its box, at true scale: a point is a pixel of CSS at zoom 1.

/** How wide a picture with a box of some width may be: two columns, or a little more than the box; what is wider fades out. */
function widestPicture(box) {
  return Math.max(372, box + 120);
}

/** A picture at a text size: its lines, what is lost, and what they have in common. */
function pictureStep(picture, room) {
  const last = Math.min(state.step, picture.length - 3);
  let at = last;
  while (at > 0 && picture[at + 2] === 0) at -= 1;
  const whole = decodeNumbers(picture[0]);
  const pool = whole.slice();
  let told;
  // Each step has parts of those before it.
  for (const step of picture.slice(2, at + 3)) told = readStep(step, pool, whole, picture[1] === 1) || told;
  const usual = room ? room.usual : report.bare;
  const [size, lineHeight, ascent, letters, tracking] = report.metrics[told.own === undefined ? usual[last] : told.own];
  const metrics = { size: size * told.scale, lineHeight, ascent, letters, tracking };
  const readLines = (lines) => lines.map(({ glyphs, width }) => ({ glyphs, width: width || widthOf(glyphs, metrics) }));
  const measure = told.measure || (room && room.width !== undefined && isFinite(lineLimitOf(room, lineHeight))
    && lineLimitOf(room, lineHeight) > 1 ? 'lines' : 'width');
  const natural = measure === 'lines' ? 1 : widthOf(whole, { ...metrics, size });
  return {
    fits: told.fits, visible: told.visible, lines: readLines(told.lines), lost: readLines(told.lost), metrics, size,
    scale: told.scale, measure, need: told.need === 0 ? natural : told.need, lostPlace: told.lostPlace,
    rtl: picture[1] === 1,
  };
}

/** What is told of a step, in the order of the writer; nothing where it is as the one before. New glyphs go to the pool. */
function readStep(told, pool, whole, rtl) {
  if (told === 0) return null;
  if (told === 1) return { fits: true, need: 0, visible: null, lost: [], lostPlace: 'after', lines: [{ glyphs: whole, width: 0 }], scale: 1 };
  const numbers = decodeNumbers(told);
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

/** The glyphs of a line: parts of the pool, and new ones, which are in it from now on. */
function readPieces(count, next, take, pool) {
  const glyphs = [];
  for (let piece = 0; piece < count; piece += 1) {
    const told = next();
    const length = told >> 1;
    if (told % 2 === 1) {
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

/** What is seen of a text: nothing for all of it, starts and doubled lengths of its lines, or a text of its own. */
function readVisible(told, take) {
  if (told === 0) return null;
  return told % 2 === 1 ? String.fromCharCode(...take(told >> 1)) : take(told);
}

/** The words that are seen. */
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

/** What is between the edge of a box and what is lost beyond it. */
const lostGap = 3;

/** Where a picture's parts are: the box, and what lies beside and below it. */
function layOut(step, room) {
  const { lineHeight } = step.metrics;
  const widest = Math.max(0, ...step.lines.map((line) => line.width));
  const hasBox = Boolean(room) && room.width !== undefined;
  const box = hasBox ? room.width : Math.ceil(widest);
  const isSingle = step.lines.length === 1 && step.lost.length === 1 && (hasBox || step.lost[0].width > 0);
  if (!hasBox && !isSingle && step.lost.length > 0) return layOutCounted(step);
  const boxLines = Math.max(1, step.lines.length, hasBox ? Math.min(room.lines || 0, 8) : 0);
  // A box that is lower than a line is drawn as low as it is, with all of the line.
  const boxHeight = hasBox && room.height !== undefined ? Math.max(room.height, 0) : boxLines * lineHeight;
  const height = Math.max(boxHeight, lineHeight);
  const beyond = isSingle ? step.lost[0].width + lostGap : 0;
  const below = isSingle ? 0 : step.lost.length * lineHeight;
  const width = Math.min(box + beyond, widestPicture(hasBox ? box : 0));
  // What is lost stands where it would go on: at the end of what is seen, or before its beginning.
  const isAtLeft = step.rtl !== (isSingle && step.lostPlace === 'before');
  return { box, hasBox, boxHeight, height, isSingle, isAtLeft, beyond: width - box, width, below, isFaded: width < box + beyond };
}

/** Where the parts of several lines are that a count cuts: what is lost goes on where what is seen ends. */
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

/** The drawing of a picture at a text size: its box at once, and its glyphs when `paint` is called. */
function drawPicture(step, room) {
  const place = layOut(step, room);
  const { lineHeight, ascent } = step.metrics;
  // Where a count cuts a text from right to left, its right edge is what is seen.
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

/** Draws the glyphs of a picture: what is seen, and what is lost. */
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
    // Beyond the edge, next to it; a drawing of its own clips what has no room there.
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
  // The mark of the edge stays above what it cuts.
  const limit = svg.querySelector('.limit');
  for (const part of parts) svg.insertBefore(part, limit);
}
