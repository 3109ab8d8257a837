// Where texts are: the edges of their lines, of their elements, and of what clips them. A pass is valid until something
// in the page changes.

// What is around words: spaces, and the signs of marks.
const blank = /[\s\u2063\u200c\u200d]/;
const ranges = new Map();
let boxes = new Map();
let windows = new Map();

/** Forgets where elements are. */
function startPass() {
  boxes = new Map();
  windows = new Map();
}

/** The edges of an element. */
function box(element) {
  let found = boxes.get(element);
  if (!found) {
    found = element.getBoundingClientRect();
    boxes.set(element, found);
  }
  return found;
}

/** The widths of the border or the padding of an element. */
function widths(element, name, unit) {
  const asked = style(element);
  return ['Left', 'Top', 'Right', 'Bottom'].map((side) => pixels(asked[name + side + unit]));
}

function shrink(edges, [left, top, right, bottom]) {
  return { left: edges.left + left, top: edges.top + top, right: edges.right - right, bottom: edges.bottom - bottom };
}

/** The edges of an element inside of its padding. */
function content(element) {
  return shrink(shrink(box(element), widths(element, 'border', 'Width')), widths(element, 'padding', ''));
}

/** The edges of the window of a document when it is not scrolled. */
function windowOf(view) {
  let found = windows.get(view);
  if (!found) {
    const { clientWidth } = rootOf(view.page);
    const { scrollX } = view.page.defaultView;
    found = { left: -scrollX, top: -Infinity, right: clientWidth - scrollX, bottom: Infinity };
    windows.set(view, found);
  }
  return found;
}

function width(edges) {
  return edges.right - edges.left;
}

function height(edges) {
  return edges.bottom - edges.top;
}

function union(edges) {
  return edges.reduce((all, one) => ({
    left: min(all.left, one.left), top: min(all.top, one.top),
    right: max(all.right, one.right), bottom: max(all.bottom, one.bottom),
  }));
}

/** What two rectangles have in common; it may be less than nothing. */
function common(one, other) {
  return { left: max(one.left, other.left), top: max(one.top, other.top),
    right: min(one.right, other.right), bottom: min(one.bottom, other.bottom) };
}

function rangeOf(node) {
  const { ownerDocument } = node;
  if (!ranges.has(ownerDocument)) ranges.set(ownerDocument, ownerDocument.createRange());
  return ranges.get(ownerDocument);
}

/** Measures a text: its lines, and the area that they cover. */
function measure(text) {
  const parts = text.nodes ? text.nodes.flatMap(rectanglesOf) : drawnInside(text);
  text.lines = linesOf(parts);
  text.area = text.lines.length ? union(text.lines) : box(text.element);
}

/** The rectangles of a node without the spaces around its words, which are drawn beside pictures. */
function rectanglesOf(node) {
  const range = rangeOf(node);
  const { data } = node;
  let [start, end] = [0, data.length];
  while (end && blank.test(data[end - 1])) end -= 1;
  // Without words, the range becomes empty.
  while (blank.test(data[start])) start += 1;
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter((part) => part.width > 0.01 && part.height > 0.01);
}

/** Joins the rectangles that are beside each other. */
function linesOf(parts) {
  const lines = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && height(common(last, part)) > min(height(last), height(part)) / 2) {
      lines.push(union([lines.pop(), part]));
    } else {
      lines.push(part);
    }
  }
  return lines;
}

/** The line that a control draws itself, which no rectangle tells; none of a text that is only spoken or in a list. */
function drawnInside(text) {
  if (!['button', 'placeholder', 'popup'].includes(text.role)) return [];
  const room = content(text.element);
  if (text.element.localName === 'textarea') return [room];
  const across = widthIn(text.element, shownIn(text));
  const isCentered = text.role === 'button';
  const isRight = style(text.element).direction === 'rtl';
  const start = isCentered ? (room.left + room.right - across) / 2 : isRight ? room.right - across : room.left;
  // A button with a picture moves its text out of sight.
  const left = start + indentOf(text.element);
  return [{ left, top: room.top, right: left + across, bottom: room.bottom }];
}

/** What a control shows now. */
function shownIn({ text, element, attribute, option }) {
  return option ? plain(option.label) : attribute ? plain(element[attribute]) : text;
}

/** How far the first line of an element begins from its edge, if that is a length. */
function indentOf(element) {
  const { textIndent } = style(element);
  return textIndent.endsWith('px') ? pixels(textIndent) : 0;
}

let canvas = null;

/** The width of a text in the font of an element. */
function widthIn(element, text) {
  const { font, letterSpacing, textTransform } = style(element);
  canvas ??= document.createElement('canvas').getContext('2d');
  canvas.font = font;
  canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
  return canvas.measureText(shown).width;
}
