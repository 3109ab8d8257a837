// Texts that lie on each other.

const mostPairs = 400000;

/** Adds a problem to each text that lies on another one. */
function findOverlaps(texts, report) {
  const lines = texts.filter(isDrawn).flatMap(visibleLines).sort((one, other) => one.edges.top - other.edges.top);
  let active = [];
  let pairs = 0;
  for (const line of lines) {
    active = active.filter((other) => other.edges.bottom > line.edges.top);
    for (const other of active) {
      pairs += 1;
      if (pairs > mostPairs) return false;
      if (other.text !== line.text && isOverlap(line, other)) report(line.text, other.text, shared(line, other));
    }
    active.push(line);
  }
  return true;
}

function isDrawn(text) {
  return text.nodes && !override.test(text.text);
}

/** The lines of a text without what is invisible or only room for accents. */
function visibleLines(text) {
  return text.lines.map((line) => {
    const edge = height(line) * 0.2;
    return { text, edges: shrink(common(line, text.clip), [1, edge, 1, edge]) };
  }).filter(({ edges }) => width(edges) > 0 && height(edges) > 0);
}

function shared(one, other) {
  return common(one.edges, other.edges);
}

function isOverlap(one, other) {
  const both = shared(one, other);
  return width(both) > 1 && height(both) > 1 && one.text.view === other.text.view
    && !isLayer(one.text.element, other.text.element) && !isLayer(other.text.element, one.text.element)
    && !isScrolledAway(one.text, both) && !isScrolledAway(other.text, both);
}

/** Whether an element is on something opaque that floats over another one. */
function isLayer(element, other) {
  let isCovered = false;
  for (let at = element; at && !isIn(at, other); at = parent(at)) {
    isCovered ||= opacity(at) > 0.9;
    if (isCovered && style(at).position !== 'static') return true;
  }
  return false;
}

/** Whether a part of a text is outside of what scrolls it. */
function isScrolledAway(text, part) {
  for (let link = chainOf(text.element); link; link = link.next) {
    const seen = common(part, openingOf(link));
    if (width(seen) <= 0 || height(seen) <= 0) return true;
  }
  return false;
}
