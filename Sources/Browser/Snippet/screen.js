// The screen: what 'collect' returns. docs/screens.schema.json describes it.

/** Finds the visible texts and measures them, with what is wrong with each. */
function survey() {
  const found = { texts: [], nodes: 0, remarks: new Set() };
  startPass();
  numbers.clear();
  findTexts({ page: document, left: 0, top: 0 }, found);
  for (const text of found.texts) measure(text);
  found.texts = withoutCovered(found.texts.filter(isVisible), document);
  const positions = new Map(found.texts.map((text, position) => [text, position]));
  for (const text of found.texts) {
    text.traits = traitsOf(text);
    text.problems = problemsOf(text);
  }
  const isWhole = findOverlaps(found.texts, (text, other, edges) => {
    if (text.problems.some((one) => one.kind === 'overlap')) return;
    text.problems.push({ ...problem('overlap', width(edges), 'it lies on another text'), with: positions.get(other) });
  });
  if (!isWhole) found.remarks.add('too many texts are close together to find all that lie on each other');
  return found;
}

/** The screen as data. */
function screenOf(name, { texts, remarks, tables }) {
  const { clientWidth, scrollWidth } = rootOf(document);
  const over = windowEffect({ page: document }, 'x') === 'hides' ? 0 : scrollWidth - clientWidth;
  return {
    version: 1,
    platform: 'web',
    name: name ?? document.title ?? location.pathname,
    address: location.pathname + location.search,
    locale: settings.locale ?? markedLocale(texts) ?? (rootOf(document).lang || undefined),
    size: [window.innerWidth, window.innerHeight],
    scale: devicePixelRatio,
    texts: texts.map(textOf),
    tables,
    problems: over > 1 ? [problem('scrolls', over, 'the page is wider than the window')] : [],
    remarks: [...remarks],
  };
}

function textOf(text) {
  const { element, view } = text;
  return {
    text: text.text,
    keys: keysOf(text),
    marks: text.marks.length ? text.marks : undefined,
    rectangle: text.role === 'title' ? [0, 0, 0, 0] : rectangle(text.area, view),
    lines: text.lines.length ? text.lines.map((line) => rectangle(line, view)) : undefined,
    path: pathOf(element, view),
    role: text.role,
    box: rectangle(box(element), view),
    clip: Number.isFinite(width(text.clip) + height(text.clip)) ? rectangle(text.clip, view) : undefined,
    font: fontOf(element),
    direction: style(element).direction,
    room: text.room,
    cell: text.cell,
    problems: text.problems.length ? text.problems : undefined,
  };
}

/** A rectangle in the whole page, as left, top, width and height. */
function rectangle(edges, view) {
  return [edges.left + view.left + window.scrollX, edges.top + view.top + window.scrollY, width(edges), height(edges)].map(round);
}

const numbers = new Map();

/** The number of an element among those of its name, from 1. */
function numberOf(element) {
  if (!numbers.has(element)) {
    const counts = {};
    for (const one of element.parentNode?.children ?? [element]) {
      counts[one.localName] = (counts[one.localName] ?? 0) + 1;
      numbers.set(one, counts[one.localName]);
    }
  }
  return numbers.get(element);
}

/** The shortest path of an element from the nearest identifier. */
function pathOf(element, view) {
  const path = [];
  for (let at = element; at && at !== view.page.body && path.length < 12; at = parent(at)) {
    // An identifier with a random number is another one each time.
    if (at.id && /^(?!.*[\da-f]{8})[A-Za-z][\w-]*$/.test(at.id)) {
      path.unshift(`#${at.id}`);
      break;
    }
    const number = numberOf(at);
    path.unshift(number > 1 ? `${at.localName}:nth-of-type(${number})` : at.localName);
  }
  return path.join(' > ');
}

/** The screen as it is. */
function collect(name) {
  last = survey();
  return screenOf(name, last);
}

/** The elements of the texts of the last screen, in the same order. */
function elements() {
  return last ? last.texts.map((text) => text.element) : [];
}

let last = null;
