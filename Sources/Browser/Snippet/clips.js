// What clips a text: the elements around it that hide or scroll what is outside of them.

const chains = new Map();

/** The elements that clip an element, from the inside: a list linked by `next`. */
function chainOf(element) {
  const path = [];
  let at = element;
  while (at && !chains.has(at)) {
    path.push(at);
    at = containerOf(at);
  }
  let chain = at ? chains.get(at) : null;
  while (path.length) {
    const inner = path.pop();
    chain = linkOf(inner, chain);
    chains.set(inner, chain);
  }
  return chain;
}

/** The element in which another one is placed. */
function containerOf(element) {
  const { position } = style(element);
  if (position === 'fixed') return null;
  return position === 'absolute' ? element.offsetParent ?? parent(element) : parent(element);
}

/** What an element does with content outside of it, in each direction. */
function linkOf(element, next) {
  const { overflowX, overflowY, display, position, clip, clipPath } = style(element);
  if (isRoot(element) || display === 'contents') return next;
  if (position === 'absolute' && clip !== 'auto' || /inset\((50|100)%/.test(clipPath)) {
    return { element, x: 'none', y: 'none', next, border: [0, 0, 0, 0] };
  }
  if (display === 'inline' || overflowX === 'visible' && overflowY === 'visible') return next;
  return { element, x: effect(overflowX), y: effect(overflowY), next, border: widths(element, 'border', 'Width') };
}

/** The edges inside of which an element shows its content. */
function openingOf(link) {
  return shrink(box(link.element), link.border);
}

function effect(overflow) {
  return overflow === 'visible' ? null : overflow === 'hidden' || overflow === 'clip' ? 'hides' : 'scrolls';
}

/** What the window does with content outside of it. */
function windowEffect(view, axis) {
  const name = axis === 'x' ? 'overflowX' : 'overflowY';
  const html = style(rootOf(view.page))[name];
  const used = html === 'visible' && view.page.body ? style(view.page.body)[name] : html;
  return effect(used) ?? 'scrolls';
}

/** The area in which a text is visible, as far as scrolling can't help. */
function clipOf(text) {
  let clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  let isOpen = { x: true, y: true };
  for (let link = chainOf(text.element); link; link = link.next) {
    const edges = link.x === 'none' ? { left: 0, top: 0, right: 0, bottom: 0 } : openingOf(link);
    if (isOpen.x && link.x && link.x !== 'scrolls') clip = { ...clip, ...sides(common(clip, edges), 'left', 'right') };
    if (isOpen.y && link.y && link.y !== 'scrolls') clip = { ...clip, ...sides(common(clip, edges), 'top', 'bottom') };
    isOpen = { x: isOpen.x && link.x !== 'scrolls', y: isOpen.y && link.y !== 'scrolls' };
  }
  return clip;
}

function sides(edges, first, second) {
  return { [first]: edges[first], [second]: edges[second] };
}

/** Whether people see a text, or would after scrolling: not what is tiny, transparent, or far outside. */
function isVisible(text) {
  const { element, lines, area } = text;
  if (text.nodes && !lines.length || width(area) < 3 || height(area) < 3) return false;
  const asked = { opacityProperty: true, visibilityProperty: true, checkOpacity: true, checkVisibilityCSS: true };
  if (element.checkVisibility?.(asked) === false) return false;
  const { fontSize, color } = style(element);
  if (pixels(fontSize) < 3 || /^rgba.*, 0\)$/.test(color)) return false;
  const { scrollX, scrollY } = text.view.page.defaultView;
  if (area.right + scrollX < 3 && style(rootOf(text.view.page)).direction === 'ltr') return false;
  if (area.bottom + scrollY < 3) return false;
  text.clip = clipOf(text);
  const seen = common(area, text.clip);
  const isWaiting = (width(seen) < 3 || height(seen) < 3) && floatingAround(element);
  return !isWaiting && width(text.clip) >= 3 && height(text.clip) >= 3;
}
