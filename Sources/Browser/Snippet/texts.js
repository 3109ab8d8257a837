// The texts of a page, also in shadow trees and in frames of the same host.

const mostNodes = 200000;
const mostTexts = 20000;
const mostParts = 40;
const unread = new Set(('SCRIPT STYLE TEMPLATE NOSCRIPT HEAD TEXTAREA SELECT DATALIST OBJECT AUDIO VIDEO CANVAS METER'
  + ' PROGRESS title desc metadata').split(' '));
const spoken = ['title', 'alt', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
const buttons = ['submit', 'button', 'reset'];
const fields = ['text', 'search', 'url', 'tel', 'email', 'password', 'number', 'textarea'];

/** Collects the texts of a view: a document, and where its window is. */
function findTexts(view, found, depth = 0) {
  const { title, documentElement } = view.page;
  if (title && depth === 0) add(found, { text: plain(title), raw: title, role: 'title', element: documentElement, view });
  visitTree(documentElement, view, found, depth);
}

/** Visits an element and all nodes in it, without recursion except into shadow trees and frames. */
function visitTree(root, view, found, depth) {
  const walk = { view, found, depth, nodes: [], open: [] };
  let node = root;
  while (node) {
    found.nodes += 1;
    if (found.nodes > mostNodes || found.texts.length >= mostTexts) {
      found.remarks.add('the page is too large: only its beginning was recorded');
      return;
    }
    const isEntered = node.nodeType === 3 ? visitText(node, walk)
      : node.nodeType === 1 ? visitElement(node, walk) : true;
    if (isEntered && node.firstChild) {
      node = node.firstChild;
      continue;
    }
    while (node !== root && !node.nextSibling) node = node.parentNode;
    node = node === root ? null : node.nextSibling;
  }
  while (walk.nodes.length) giveUp(walk);
}

/** Adds the texts of an element's attributes and of its trees; returns whether to visit its children. */
function visitElement(element, { view, found, depth }) {
  const name = element.tagName;
  if (element.hasAttributes() && name !== 'IFRAME') {
    for (const attribute of spoken) {
      const raw = element.getAttribute(attribute);
      const role = attribute === 'title' ? 'tooltip' : 'accessibility';
      if (raw) add(found, { raw, text: plain(raw), role, element, view });
    }
  }
  if (name === 'INPUT' || name === 'TEXTAREA') addField(element, view, found);
  if (name === 'SELECT') addOptions(element, view, found);
  if (name === 'IFRAME' || name === 'FRAME') enterFrame(element, view, found, depth);
  if (element.shadowRoot && depth < 50) visitTree(element.shadowRoot, view, found, depth + 1);
  return !unread.has(name);
}

function enterFrame(frame, view, found, depth) {
  if (style(frame).display === 'none') return;
  let inner = null;
  try {
    inner = frame.contentDocument;
  } catch { /* It belongs to another host. */ }
  if (!inner?.documentElement) {
    found.remarks.add('a frame of another host was not read');
  } else if (depth < 10) {
    const place = box(frame);
    const left = view.left + place.left + frame.clientLeft + pixels(style(frame).paddingLeft);
    const top = view.top + place.top + frame.clientTop + pixels(style(frame).paddingTop);
    findTexts({ page: inner, left, top }, found, depth + 1);
  }
}

/** Adds the label of a button, or the placeholder of an empty field. */
function addField(element, view, found) {
  const value = element.value;
  if (buttons.includes(element.type)) {
    if (value) add(found, { raw: value, text: plain(value), role: 'button', element, view, attribute: 'value' });
  } else if (fields.includes(element.type) && !value && element.placeholder) {
    const raw = element.placeholder;
    add(found, { raw, text: plain(raw), role: 'placeholder', element, view, attribute: 'placeholder' });
  } else if (fields.includes(element.type) && value && element.type !== 'password') {
    add(found, { raw: value, text: plain(value), role: 'field', element, view });
  }
}

function addOptions(element, view, found) {
  for (const option of element.querySelectorAll('option, optgroup')) {
    const raw = option.label ?? '';
    const role = option.selected && element.size < 2 && !element.multiple ? 'popup' : 'option';
    if (raw.trim()) add(found, { raw, text: plain(raw), role, element, view, option });
  }
}

/** Adds a text node, or keeps it until the marked text ends to which it belongs. */
function visitText(node, walk) {
  const raw = node.data;
  if (!/\S/.test(raw)) return false;
  walk.nodes.push(node);
  for (const { index, locale } of marksIn(raw)) {
    const last = walk.open.lastIndexOf(index);
    if (locale !== null) walk.open.push(index); else if (last >= 0) walk.open.length = last;
  }
  if (!walk.open.length) addNodes(walk); else if (walk.nodes.length >= mostParts) giveUp(walk);
  return false;
}

/** Adds the nodes of a marked text that has ended: as one if they share lines, otherwise each. */
function addNodes(walk) {
  const { nodes, view, found } = walk;
  const raw = nodes.map((node) => node.data).join('');
  const blocks = new Set(nodes.map((node) => blockOf(elementOf(node))));
  if (blocks.size === 1) {
    add(found, { raw, text: plain(raw), element: elementOf(nodes[0]), nodes, view });
  } else {
    for (const node of nodes) add(found, textIn(node, view), raw);
  }
  walk.nodes = [];
  walk.open = [];
}

/** Adds the first node of a marked text without an end on its own, and visits the others again. */
function giveUp(walk) {
  const [first, ...others] = walk.nodes;
  walk.nodes = [];
  walk.open = [];
  add(walk.found, textIn(first, walk.view));
  for (const node of others) visitText(node, walk);
}

function textIn(node, view) {
  return { raw: node.data, text: plain(node.data), element: elementOf(node), nodes: [node], view };
}

function elementOf(node) {
  return node.parentNode.nodeType === 11 ? node.parentNode.host : node.parentNode;
}

/** The nearest element that is not part of a line. */
function blockOf(element) {
  let at = element;
  while (parent(at) && ['inline', 'contents'].includes(style(at).display)) at = parent(at);
  return at;
}

/** Adds a text, with the numbers of the marks in it or in the whole to which it belongs. */
function add(found, text, whole = text.raw) {
  if (!/[\p{L}\p{N}]/u.test(text.text)) return;
  text.marks = [...new Set(marksIn(whole).map((mark) => mark.index))];
  text.role ??= roleOf(text.element);
  found.texts.push(text);
}
