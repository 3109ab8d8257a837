// Words that lines break.

const letter = /[\p{L}\p{N}\p{M}]/u;
// Scripts that need no spaces between words.
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bopo}]/u;

/** Whether lines may end within a word, without a hyphen. */
function mayBreakWords({ element }) {
  const { overflowWrap, wordBreak, hyphens, lineBreak } = style(element);
  return hyphens !== 'auto'
    && (overflowWrap !== 'normal' || ['break-all', 'break-word'].includes(wordBreak) || lineBreak === 'anywhere');
}

/** The word that a line end breaks. */
function brokenWord(text) {
  if (!text.nodes || text.lines.length < 2 || !text.traits.mayBreakWords) return null;
  const isBroken = text.nodes.some((node) => breaksIn(node).some((at) => isInWord(node.data, at)));
  return isBroken ? problem('broken word', 0, 'its box is narrower than a word') : null;
}

function isInWord(text, at) {
  const before = [...text.slice(max(0, at - 2), at)].at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(at) ?? 32);
  return letter.test(before) && letter.test(after) && !unspaced.test(before) && !unspaced.test(after);
}

/** The positions in a node at which lines begin, found by halving. */
function breaksIn(node) {
  const found = [];
  const end = node.data.trimEnd().length;
  let start = node.data.length - node.data.trimStart().length;
  while (found.length < 20) {
    const first = rowAt(node, start);
    let low = start;
    let high = end;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (rowAt(node, middle) - first > 1) high = middle; else low = middle;
    }
    if (high >= end) return found;
    found.push(high);
    start = high;
  }
  return found;
}

/** The vertical center of a character; that of the next one if it is invisible. */
function rowAt(node, at) {
  const range = rangeOf(node);
  for (let end = at + 1; end <= min(node.data.length, at + 40); end += 1) {
    range.setStart(node, at);
    range.setEnd(node, end);
    const rectangles = [...range.getClientRects()].filter((one) => one.width > 0);
    if (rectangles.length) return (rectangles.at(-1).top + rectangles.at(-1).bottom) / 2;
  }
  return Infinity;
}
