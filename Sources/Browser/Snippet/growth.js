// Texts that grow in the live page, and become as they were.

const mostInWord = 40;

/** The most letters to add: somewhat more than what translations of a text of this length need, or another phrase. */
function mostLetters({ text }) {
  const count = [...text].length;
  const factor = count <= 10 ? 2.5 : count <= 20 ? 1.6 : count <= 40 ? 1.2 : 0.8;
  return max(24, ceil(count * factor) + 4);
}

/** A text that can grow: the words to add to it, and what it was. */
function prepare(text) {
  const node = text.nodes?.findLast(({ data }) => plain(data)) ?? (text.option ? optionNode(text) : null);
  const raw = node ? node.data : text.raw;
  const bare = raw.trimEnd();
  const marks = marksIn(bare);
  let end = bare.length;
  while (marks.length && marks.at(-1).end === end) end = marks.pop().start;
  text.node = node;
  text.before = raw;
  text.place = end;
  text.rest = raw.slice(end);
  text.most = mostLetters(text);
  text.usual = sizeOf(text);
  text.perLetter = text.lines.reduce((sum, line) => sum + width(line), 0) / text.text.length;
  text.space = width(content(blockOf(text.element)));
  text.longest = max(...text.text.split(/[\s-]/).map((one) => one.length));
  const words = [...`${text.text.replace(/\d/g, 'n')} `];
  text.letters = [' '];
  while (text.letters.length < text.most) text.letters.push(...words);
}

/** Prepares a text to become one long word. */
function prepareWord(text) {
  text.isWord = true;
  text.place = text.before.search(/\S/);
  text.letters = text.letters.filter((one) => letter.test(one));
  if (!text.letters.length) text.letters = ['n'];
  while (text.letters.length < mostInWord) text.letters.push(...text.letters);
}

/** The node with the words of the chosen option of a list; undefined if there is none. */
function optionNode({ option }) {
  return [...option.childNodes].findLast((node) => node.nodeType === 3 && node.data.trim());
}

/** Adds letters to a text, with a narrow one for the rest of a number. */
function grow(text, count) {
  const whole = Math.floor(count);
  const thin = count - whole >= 0.5 ? 'l' : '';
  const more = count > 0 ? text.letters.slice(0, whole).join('').trimEnd() + thin : '';
  write(text, more ? text.before.slice(0, text.place) + more + text.rest : text.before);
}

function write(text, value) {
  if (text.node) text.node.data = value; else text.element.setAttribute(text.attribute, value);
}

function read(text) {
  return text.node ? text.node.data : text.element.getAttribute(text.attribute);
}

/** What growing may change besides the texts: where the page is scrolled, and what is selected. */
function remember(texts) {
  const scrolled = new Set([document.scrollingElement]);
  for (const text of texts) for (let link = chainOf(text.element); link; link = link.next) scrolled.add(link.element);
  const places = [...scrolled].filter(Boolean).map((element) => [element, element.scrollLeft, element.scrollTop]);
  const selection = getSelection();
  const selected = () => [selection?.anchorNode, selection?.anchorOffset, selection?.focusNode, selection?.focusOffset];
  const before = selected();
  return () => {
    for (const [element, left, top] of places) {
      element.scrollLeft = left;
      element.scrollTop = top;
    }
    const isChanged = before[0] && selected().some((one, index) => one !== before[index]);
    if (isChanged) selection.setBaseAndExtent(...before);
  };
}
