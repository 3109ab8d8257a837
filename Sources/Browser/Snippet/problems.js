// What is wrong with a text. A problem has the words of docs/screens.schema.json.

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;
const override = /[\u202d\u202e]/;

/** What the styles tell of a text, read once: they stay the same while texts grow. */
function traitsOf(text) {
  const { whiteSpace, writingMode } = style(text.element);
  return {
    chain: chainOf(text.element), isPreformatted: /^pre/.test(whiteSpace),
    isOneLine: writingMode === 'horizontal-tb' && isOneLine(text), mayBreakWords: mayBreakWords(text),
    box: boxAround(text.element), floating: floatingAround(text.element), edge: windowEffect(text.view, 'x'),
    isFixed: isFixed(text.element),
  };
}

/** The problems of a text, except that others lie on it. */
function problemsOf(text) {
  if (!text.lines.length) return [];
  const { isOneLine: isAlone } = text.traits;
  return [
    text.nodes ? clippedBy(text) : clippedInside(text) ?? clippedBy(text),
    text.nodes ? outsideOf(text) : null,
    brokenWord(text),
    isAlone && text.lines.length > 1
      ? problem('wrapped', text.lines.length - 1, `its ${text.role} gets ${text.lines.length} lines`) : null,
    notMirrored(text),
  ].filter(Boolean);
}

function problem(kind, by, why) {
  return { kind, by: round(by), why };
}

/** How far a text goes beyond edges: sideways, and up or down beyond what only fonts need. */
function beyond({ area, lines }, edges) {
  const x = max(edges.left - area.left, area.right - edges.right, 0);
  const y = max(edges.top - area.top, area.bottom - edges.bottom, 0);
  return { x: x > 1 ? x : 0, y: y > height(lines.at(-1)) * 0.3 ? y : 0 };
}

/** What hides a part of a text, or scrolls it out of sight. */
function clippedBy(text) {
  let [isOpenX, isOpenY] = [true, true];
  for (let link = text.traits.chain; link; link = link.next) {
    const { x, y } = beyond(text, openingOf(link));
    if (isOpenX && x && link.x === 'hides') return problem('cut', x, cutWords(link.element, 'x'));
    if (isOpenY && y && link.y === 'hides') return problem('cut', y, cutWords(link.element, 'y'));
    if (isOpenX && x && link.x === 'scrolls' && !text.traits.isPreformatted) {
      return problem('scrolls', x, 'a part of the page scrolls sideways');
    }
    isOpenX &&= link.x !== 'scrolls';
    isOpenY &&= link.y !== 'scrolls';
  }
  return isOpenX ? beyondWindow(text) : null;
}

/** The width inside of a control, without the arrow that the browser draws. */
function roomInside(text) {
  const arrow = text.role === 'popup' && style(text.element).appearance !== 'none' ? 17 : 0;
  return max(0, width(content(text.element)) - arrow);
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

/** The nearest element around a text that is placed on its own, such as a menu that slides in. */
function floatingAround(element) {
  for (let at = element; at && !isRoot(at); at = parent(at)) {
    if (isAfloat(at) || style(at).transform !== 'none') return at;
  }
  return null;
}

/** Whether an element stays where it is when the page is scrolled. */
function isFixed(element) {
  for (let at = element; at; at = parent(at)) if (style(at).position === 'fixed') return true;
  return false;
}

/** What the window cuts off, unless it is in something that waits outside of it. */
function beyondWindow(text) {
  const { floating, edge } = text.traits;
  const whole = windowOf(text.view);
  const edges = text.traits.isFixed ? { ...whole, left: 0, right: width(whole) } : whole;
  const { x } = beyond(text, edges);
  if (!x) return null;
  if (floating && (box(floating).left >= edges.right - 3 || box(floating).right <= edges.left + 3)) return null;
  return problem(edge === 'hides' ? 'cut' : 'outside', x, 'the window ends');
}

/** The nearest element around a text whose edges people see; null if others come first that clip or float. */
function boxAround(element) {
  for (let at = element; at && !isRoot(at); at = parent(at)) {
    const { overflowX, overflowY, display } = style(at);
    if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) return null;
    if (isBox(at)) return at;
    if (isAfloat(at)) return null;
  }
  return null;
}

/** The box that a text leaves. */
function outsideOf(text) {
  const { box: around } = text.traits;
  if (!around) return null;
  const { x, y } = beyond(text, box(around));
  return x || y ? problem('outside', max(x, y), 'its box is too small') : null;
}

/** Text on the wrong side, for its direction. */
function notMirrored(text) {
  if (!text.nodes || !rightToLeft.test(text.text)) return null;
  const { direction } = style(text.element);
  if (direction === 'ltr') return problem('not mirrored', 0, 'its direction is from left to right');
  const block = blockOf(text.element);
  const { textAlign } = style(block);
  const isLeft = textAlign === 'left' || textAlign === '-webkit-left';
  return isLeft && width(content(block)) - width(text.area) > 8
    ? problem('not mirrored', 0, 'it is aligned to the left') : null;
}
