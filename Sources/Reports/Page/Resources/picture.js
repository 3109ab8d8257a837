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
  const told = picture[at + 2];
  const [fits, lines, lost, need, scale, own] = told === 1 ? [1, 1] : told;
  const usual = room ? room.usual : report.bare;
  const [size, lineHeight, ascent, letters, tracking] = report.metrics[own === undefined ? usual[last] : own];
  const shrunk = scale === undefined ? 1 : scale;
  const metrics = { size: size * shrunk, lineHeight, ascent, letters, tracking };
  const whole = decodeNumbers(picture[0]);
  const pool = poolBefore(picture, at, whole);
  const readLines = (told) => linesOf(told, whole).map((line) => {
    const glyphs = glyphsOfLine(line, pool);
    return { glyphs, width: line[0] || widthOf(glyphs, metrics) };
  });
  const readLost = readLines(lost);
  return {
    fits: fits === 1, lines: readLines(lines), lost: readLost, metrics, size, scale: shrunk,
    need: need === -1 ? Infinity : need || widthOf(whole, { ...metrics, size }), rtl: picture[1] === 1,
  };
}

/** Lines as they are told; 1 is the whole text on one line. */
function linesOf(told, whole) {
  return told === 1 ? [[0, 0, whole.length]] : told || [];
}

/** The glyphs that were told before a step: the whole text, and then those of each step, of each first what is lost. */
function poolBefore(picture, at, whole) {
  const pool = whole.slice();
  for (const told of picture.slice(2, at + 2)) {
    if (typeof told === 'number') continue;
    for (const lines of [told[2], told[1]]) linesOf(lines, whole).forEach((line) => glyphsOfLine(line, pool));
  }
  return pool;
}

/** The glyphs of a line: parts of the pool, or new ones, which are in it from now on. */
function glyphsOfLine(line, pool) {
  const glyphs = [];
  for (let index = 1; index < line.length; index += 1) {
    if (typeof line[index] === 'string') {
      const fresh = decodeNumbers(line[index]);
      pool.push(...fresh);
      glyphs.push(...fresh);
    } else {
      glyphs.push(...pool.slice(line[index], line[index] + line[index + 1]));
      index += 1;
    }
  }
  return glyphs;
}

/** Where a picture's parts are: the box, and what lies beside and below it. */
function layOut(step, room) {
  const { lineHeight } = step.metrics;
  const widest = Math.max(0, ...step.lines.map((line) => line.width));
  const hasBox = Boolean(room) && room.width !== undefined;
  const box = hasBox ? room.width : Math.ceil(widest);
  const isSingle = step.lines.length === 1 && step.lost.length === 1 && step.lost[0].width > box;
  const boxLines = Math.max(1, step.lines.length, hasBox ? Math.min(room.lines || 0, 8) : 0);
  const height = hasBox && room.height !== undefined ? Math.max(room.height, lineHeight) : boxLines * lineHeight;
  const beyond = isSingle ? step.lost[0].width - box : 0;
  const below = isSingle ? 0 : step.lost.length * lineHeight;
  const width = Math.min(box + beyond, widestPicture(hasBox ? box : 0));
  return { box, hasBox, height, isSingle, beyond: width - box, width, below, isFaded: width < box + beyond };
}

/** The drawing of a picture at a text size. */
function drawPicture(step, room) {
  const place = layOut(step, room);
  const { lineHeight, ascent } = step.metrics;
  const left = step.rtl ? Math.max(0, place.beyond) : 0;
  const height = place.height + (place.below > 0 ? place.below + 4 : 0);
  const svg = draw('svg', {
    class: 'picture', width: place.width * state.zoom, height: height * state.zoom,
    viewBox: `0 0 ${place.width} ${height}`, 'aria-hidden': 'true', focusable: 'false',
  });
  if (place.hasBox) {
    svg.append(draw('rect', { class: 'edge', x: left, y: 0, width: place.box, height: place.height }));
  }
  const add = (to, line, top, origin, from, end) => {
    const x = step.rtl ? origin + place.box - line.width : origin;
    const drawn = drawGlyphs(line.glyphs, step.metrics, from - x, end - x);
    drawn.setAttribute('transform', `translate(${x} ${top + ascent})`);
    to.append(drawn);
  };
  step.lines.forEach((line, index) => add(svg, line, index * lineHeight, left, -Infinity, Infinity));
  if (place.isSingle && place.beyond > 0) {
    // Only what lies beyond the edge: a drawing of its own clips it there.
    const from = step.rtl ? 0 : place.box;
    const ghost = draw('svg', { class: 'lost', x: from, y: 0, width: place.beyond, height });
    add(ghost, step.lost[0], 0, left - from, 0, place.beyond);
    svg.append(ghost);
  } else if (!place.isSingle) {
    const ghost = draw('g', { class: 'lost' });
    step.lost.forEach((line, index) => add(ghost, line, place.height + 4 + index * lineHeight, left, -Infinity, Infinity));
    svg.append(ghost);
  }
  if (!step.fits && place.hasBox) {
    const x = step.rtl ? left : place.box;
    svg.append(draw('line', { class: 'limit', x1: x, x2: x, y1: 0, y2: place.height }));
  }
  return { svg, ...place };
}
