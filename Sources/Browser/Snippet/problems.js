// What is wrong with a text. A problem has the words of docs/screens.schema.json.

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;
const override = /[\u202d\u202e]/;

/** The problems of a text, except that others lie on it. */
function problemsOf(text) {
  if (!text.lines.length) return [];
  return [clippedBy(text), outsideOf(text), brokenWord(text), wrapped(text), notMirrored(text)].flat().filter(Boolean);
}

function problem(kind, by, why) {
  return { kind, by: round(by), why };
}

/** How far a text goes beyond edges: sideways, and up or down beyond what only fonts need. */
function beyond(text, edges) {
  const { area, lines } = text;
  const x = Math.max(edges.left - area.left, area.right - edges.right, 0);
  const y = Math.max(edges.top - area.top, area.bottom - edges.bottom, 0);
  return { x: x > 1 ? x : 0, y: y > height(lines.at(-1)) * 0.3 ? y : 0 };
}

/** What hides a part of a text, or scrolls it out of sight. */
function clippedBy(text) {
  const isOpen = { x: true, y: true };
  if (!text.nodes) return clippedInside(text);
  for (let link = chainOf(text.element); link; link = link.next) {
    const loss = beyond(text, inside(link.element));
    for (const axis of ['x', 'y']) {
      if (!isOpen[axis] || !loss[axis] || !link[axis]) continue;
      if (link[axis] === 'hides') return problem('cut', loss[axis], cutWords(link.element, axis));
      if (axis === 'x' && !/^pre/.test(style(text.element).whiteSpace)) {
        return problem('scrolls', loss.x, 'a part of the page scrolls sideways');
      }
    }
    for (const axis of ['x', 'y']) if (link[axis] === 'scrolls') isOpen[axis] = false;
  }
  return isOpen.x && !isFixedInside(text) ? beyondWindow(text) : null;
}

/** The width inside of a control, without the arrow that the browser draws. */
function roomInside(text) {
  const arrow = text.role === 'popup' && style(text.element).appearance !== 'none' ? 17 : 0;
  return Math.max(0, width(content(text.element)) - arrow);
}

/** The part that a control hides of its own text. */
function clippedInside(text) {
  if (text.element.localName === 'textarea') return null;
  const loss = width(text.area) - roomInside(text);
  return loss > 1 ? problem('cut', loss, `its ${text.role === 'placeholder' ? 'field' : text.role} is too narrow`) : null;
}

function cutWords(element, axis) {
  const { textOverflow, webkitLineClamp } = style(element);
  if (axis === 'x' && textOverflow !== 'clip') return 'an ellipsis replaces its end';
  if (axis === 'y' && webkitLineClamp !== 'none') return 'its number of lines is limited';
  return axis === 'x' ? 'an element hides what is wider' : 'an element hides what is higher';
}

/** Whether a text is in something that waits outside of the window, such as a menu that slides in. */
function isFixedInside(text) {
  const { right } = windowOf(text.view);
  for (let at = text.element; at && !isRoot(at); at = parent(at)) {
    if (isAfloat(at) || style(at).transform !== 'none') return box(at).left >= right - 3 || box(at).right <= 3;
  }
  return false;
}

function beyondWindow(text) {
  const { x } = beyond({ ...text, area: scrolledBack(text) }, { ...windowOf(text.view), top: -Infinity, bottom: Infinity });
  if (!x) return null;
  return windowEffect(text.view, 'x') === 'hides'
    ? problem('cut', x, 'the window ends') : problem('outside', x, 'the window ends');
}

/** The area of a text when its window is not scrolled sideways. */
function scrolledBack({ area, view }) {
  const { scrollX } = view.page.defaultView;
  return { ...area, left: area.left + scrollX, right: area.right + scrollX };
}

/** The box with visible edges that a text leaves. */
function outsideOf(text) {
  if (!text.nodes) return null;
  for (let at = text.element; at && !isRoot(at); at = parent(at)) {
    const { overflowX, overflowY, display } = style(at);
    if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) return null;
    if (isBox(at)) {
      const { x, y } = beyond(text, box(at));
      return x || y ? problem('outside', Math.max(x, y), 'its box is too small') : null;
    }
    if (isAfloat(at)) return null;
  }
  return null;
}

function wrapped(text) {
  if (text.lines.length < 2 || !isOneLine(text) || style(text.element).writingMode !== 'horizontal-tb') return null;
  return problem('wrapped', text.lines.length - 1, `its ${text.role} gets ${text.lines.length} lines`);
}

/** Text on the wrong side, for its direction. */
function notMirrored(text) {
  if (!rightToLeft.test(text.text) || text.attribute) return null;
  const { direction } = style(text.element);
  if (direction === 'ltr') return problem('not mirrored', 0, 'its direction is from left to right');
  const block = blockOf(text.element);
  const { textAlign } = style(block);
  const isLeft = textAlign === 'left' || textAlign === '-webkit-left';
  return isLeft && width(content(block)) - width(text.area) > 8
    ? problem('not mirrored', 0, 'it is aligned to the left') : null;
}
