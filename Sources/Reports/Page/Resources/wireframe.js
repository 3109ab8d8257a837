// A scene as a wireframe: the same marks as in `swell rooms --format svg`.

/** The space around a wireframe, and between those of tabs. */
const wireMargin = 8;
const wireGap = 20;

/** Draws a mark in a frame. */
function drawMark([kind, style, corner, ...offsets], [x, y, width, height], isMirrored) {
  // A sign that looks the same in a mirrored layout: a line around its first point.
  if (kind === 3) {
    const center = isMirrored ? x + width - width * offsets[0] / 100 - offsets[1] : x + width * offsets[0] / 100 + offsets[1];
    return drawMark([2, style, corner, ...offsets.slice(4)], [center, y + height * offsets[2] / 100 + offsets[3], 0, 0], false);
  }
  const points = [];
  for (let at = 0; at < offsets.length; at += 4) {
    const across = width * offsets[at] / 100 + offsets[at + 1];
    points.push([isMirrored ? x + width - across : x + across, y + height * offsets[at + 2] / 100 + offsets[at + 3]]);
  }
  const name = wires.styles[style];
  if (kind === 2) return draw('polyline', { class: name, points: points.map((point) => point.join(',')).join(' ') });
  const [left, top] = [0, 1].map((axis) => Math.min(points[0][axis], points[1][axis]));
  const [wide, high] = [0, 1].map((axis) => Math.abs(points[0][axis] - points[1][axis]));
  return kind === 0
    ? draw('rect', { class: name, x: left, y: top, width: wide, height: high, rx: Math.min(corner, wide / 2, high / 2) })
    : draw('ellipse', { class: name, cx: left + wide / 2, cy: top + high / 2, rx: wide / 2, ry: high / 2 });
}

/** A part of a drawing that hides what is outside of a frame. */
function makeClip([x, y, width, height]) {
  return draw('svg', { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` });
}

/**
 * Draws a scene in a language at a view; null if it cannot be laid out. `wrap` may put a text into another element, and
 * a `photo` replaces what is drawn.
 */
function drawScene(scene, tag, view, { tab = null, photo = null, wrap = (node) => node } = {}) {
  const parsed = parsedScene(scene);
  const drawing = readDrawing(parsed, Math.max(0, scene.tags.indexOf(tag)), view);
  if (!drawing) return null;
  if (photo) drawing.heights = drawing.heights.map((height) => Math.max(height, drawing.width * photo.share));
  const tabs = tab === null ? Array.from({ length: parsed.tabs }, (none, at) => at) : [tab];
  const svg = draw('svg', { class: 'wire', focusable: 'false' });
  let top = parsed.bar;
  for (const shown of tabs) {
    const part = drawTab(scene, parsed, drawing, view, shown, { photo, wrap });
    part.setAttribute('transform', `translate(0 ${top})`);
    svg.append(part);
    top += drawing.heights[shown] + wireGap + parsed.bar;
  }
  const [width, height] = [drawing.width + 2 * wireMargin, top - wireGap - parsed.bar + 2 * wireMargin];
  svg.setAttribute('viewBox', `${-wireMargin} ${-wireMargin} ${width} ${height}`);
  const broken = drawing.texts.find(({ state, slot, isHidden }) => state === 'breaking' && !isHidden
    && (parsed.parts[parsed.slots[slot].part].tabs & (1 << tabs[0])));
  Object.assign(svg, { wide: width, high: height, firstBreak: broken ? broken.room[1] + parsed.bar : 0 });
  return svg;
}

/** Draws a scene with one view of each tab view. */
function drawTab(scene, parsed, drawing, view, tab, { photo, wrap }) {
  const group = draw('g');
  const { frames, width, heights } = drawing;
  const canvas = [0, 0, width, heights[tab]];
  group.append(...wires.looks[parsed.ground || 0].map((mark) => drawMark(mark, canvas, false)));
  const inside = makeClip(canvas);
  group.append(inside);
  if (photo) {
    const height = width * photo.share;
    inside.append(draw('image', { href: photo.href, width, height, preserveAspectRatio: 'none' }));
  }
  // The element that contains the contents of each part; null for one that is not visible.
  const holders = parsed.parts.map(() => null);
  holders[0] = inside;
  const addTexts = (part) => {
    for (const text of drawing.texts) {
      if (parsed.slots[text.slot]?.part === part) {
        holders[part].append(wrap(photo ? drawSpot(text) : drawText(parsed, drawing, text), text));
      }
    }
  };
  addTexts(0);
  parsed.parts.forEach((part, at) => {
    const holder = holders[part.parent];
    if (at === 0 || !holder || !(part.tabs & (1 << tab))) return;
    const isHeader = drawing.texts.some(({ slot }) => parsed.slots[slot]?.part === at && scene.roles[slot] === 'column header');
    if (frames[at][2] <= 0 || (frames[at][3] <= 0 && !isHeader)) return;
    if (!photo) holder.append(...wires.looks[part.look].map((mark) => drawMark(mark, frames[at], drawing.isMirrored)));
    holders[at] = part.clips ? makeClip(frames[at]) : holder;
    if (part.clips) holder.append(holders[at]);
    addTexts(at);
  });
  const edge = (y, beyond) => draw('line', { class: 'dashed', x1: -beyond, x2: width + beyond, y1: y, y2: y });
  if (parsed.edges[view] > 0) group.append(edge(parsed.edges[view], 0));
  if (heights[tab] > drawing.height + 1) group.append(edge(drawing.height, 6));
  return group;
}

/** Marks where a text is in a picture. */
function drawSpot({ slot, state, room: [x, y, width, height] }) {
  const group = draw('g', { class: 'text', 'data-slot': slot, 'data-state': state });
  group.append(draw('rect', { class: 'spot', x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 3 }));
  return group;
}

/** Draws a text in its room; the edge at which it breaks is marked. */
function drawText(parsed, drawing, { slot, side, state, line, room }) {
  const { look, style, isAtTop } = parsed.slots[slot];
  const { metrics, lines: found, rtl } = readLines(parsed.lines[line]);
  const [x, y, width, height] = room;
  const group = draw('g', { class: 'text', 'data-slot': slot, 'data-state': state });
  group.append(...wires.looks[look].map((mark) => drawMark(mark, room, false)));
  if (state === 'breaking') group.append(draw('rect', { class: 'veil', x, y, width, height }));
  const glyphs = draw('g', { class: wires.styles[style] });
  const top = isAtTop ? y : y + (height - found.length * metrics.lineHeight) / 2;
  found.forEach((one, at) => {
    const made = drawGlyphs(one.glyphs, metrics, -Infinity, Infinity);
    const left = x + [0, (width - one.width) / 2, width - one.width][side];
    made.setAttribute('transform', `translate(${left} ${top + metrics.ascent + at * metrics.lineHeight})`);
    glyphs.append(made);
  });
  group.append(glyphs);
  if (state === 'breaking') {
    // Lines may be a little wider than the room, because other fonts stand in for the system's.
    const reach = Math.max(width, ...found.map((one) => one.width));
    const end = Math.min(Math.max(rtl ? x + width - reach - 1 : x + reach + 1, 1), drawing.width - 1);
    group.append(draw('line', { class: 'alarm', x1: end, x2: end, y1: y - 1, y2: y + height + 1 }));
  }
  return group;
}

/** The drawing of tabs that a thumbnail shows: the first in which a text breaks. */
function thumbnailTab(scene, tag, view) {
  const parsed = parsedScene(scene);
  const drawing = readDrawing(parsed, Math.max(0, scene.tags.indexOf(tag)), view);
  const mask = drawing?.texts.filter(({ state, isHidden }) => state === 'breaking' && !isHidden)
    .map(({ slot }) => parsed.parts[parsed.slots[slot].part].tabs).find((tabs) => tabs > 0) || 1;
  return 31 - Math.clz32(mask & -mask);
}
