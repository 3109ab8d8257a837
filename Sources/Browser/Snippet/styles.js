// Computed styles, and what follows from them alone. They are read once, because reading them is slow.

const { ceil, max, min } = Math;
const { document } = window;
const styles = new Map();
const pixels = parseFloat;

/** The computed style of an element, live. */
function style(element) {
  let found = styles.get(element);
  if (!found) {
    found = element.ownerDocument.defaultView.getComputedStyle(element);
    styles.set(element, found);
  }
  return found;
}

/** The element around another one as it is drawn: through slots, and out of shadow trees. */
function parent(element) {
  const around = element.assignedSlot ?? element.parentNode;
  if (!around) return null;
  return around.nodeType === 11 ? around.host ?? null : around.nodeType === 1 ? around : null;
}

/** The nearest ancestor, or the element itself, that fits a selector, also outside of a shadow tree. */
function closest(element, selector) {
  for (let at = element, depth = 0; at && depth < 20; depth += 1) {
    const found = at.closest(selector);
    if (found) return found;
    at = at.getRootNode().host;
  }
  return null;
}

/** How opaque the background is, from 0 to 1. */
function opacity(element) {
  const { backgroundColor, backgroundImage } = style(element);
  if (backgroundImage !== 'none') return 1;
  const [, , , alpha = 1] = backgroundColor.match(/[\d.]+/g) ?? [];
  return Number(alpha);
}

/** Whether people see the edges of an element. */
function isBox(element) {
  const { display, borderLeftWidth, borderRightWidth, boxShadow } = style(element);
  return display !== 'inline' && display !== 'contents'
    && (opacity(element) > 0 || pixels(borderLeftWidth) + pixels(borderRightWidth) > 0 || boxShadow !== 'none');
}

/** Whether an element is placed independently of the elements around it. */
function isAfloat(element) {
  const { position } = style(element);
  return position === 'absolute' || position === 'fixed';
}

/** The element around everything in a document. */
function rootOf(page) {
  return page.documentElement;
}

function isRoot(element) {
  return element === rootOf(element.ownerDocument) || element === element.ownerDocument.body;
}

const transforms = ['uppercase', 'lowercase', 'capitalize'];

/** The font that an element asks for. */
function fontOf(element) {
  const asked = style(element);
  return {
    asked: asked.fontFamily,
    size: round(pixels(asked.fontSize)),
    weight: Number(asked.fontWeight),
    italic: asked.fontStyle === 'normal' ? undefined : true,
    spacing: round(pixels(asked.letterSpacing)) || undefined,
    lineHeight: round(pixels(asked.lineHeight)) || undefined,
    transform: transforms.includes(asked.textTransform) ? asked.textTransform : undefined,
  };
}

function round(number) {
  return Math.round(number * 100) / 100;
}
