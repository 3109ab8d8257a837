// Rows: texts that compete for the same room, because an element holds them side by side.

const mostInRow = 40;

/** The rows of the texts that can grow. */
function rowsOf(texts) {
  return grouped(texts, rowOf).flatMap(sideBySide).flatMap((row) => {
    const parts = [];
    for (let start = 0; start < row.length; start += mostInRow) parts.push(row.slice(start, start + mostInRow));
    return parts;
  });
}

/** The texts of an element in groups that are beside each other: those below have a room of their own. */
function sideBySide(texts) {
  const groups = [];
  let bottom = -Infinity;
  for (const text of [...texts].sort((one, other) => one.area.top - other.area.top)) {
    if (text.area.top > bottom - 2) groups.push([]);
    groups.at(-1).push(text);
    bottom = max(groups.at(-1).length > 1 ? bottom : -Infinity, text.area.bottom);
  }
  return groups;
}

/** What a row competes in: a table, whose rows share columns, or only itself. */
function contestOf(row) {
  for (let at = row[0].element; at && !isRoot(at); at = parent(at)) {
    if (/table$|grid$/.test(style(at).display)) return at;
  }
  return row;
}

/** The largest element around a text that is no higher than a row, or a row of a table. */
function rowOf(text) {
  const line = height(text.lines[0]);
  const most = max(height(text.area) + line, line * 5) + 24;
  let row = blockOf(text.element);
  for (let at = row, depth = 0; at && !isRoot(at) && depth < 16; at = parent(at), depth += 1) {
    if (height(box(at)) > most && !/^table-(cell|row)$/.test(style(at).display)) break;
    row = at;
    if (isAfloat(at)) break;
  }
  return row;
}

/** Rows in groups that have the same room: the same texts in elements of the same kinds, sizes and places across. */
function alike(rows) {
  return grouped(rows, (row) => (
    JSON.stringify(row.map((text) => [text.text, text.area.top - row[0].area.top, ...shapesAround(text)]))));
}

/** What has equal keys, in groups. */
function grouped(all, keyOf) {
  const groups = new Map();
  for (const one of all) {
    const key = keyOf(one);
    if (!groups.get(key)?.push(one)) groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** The kinds, sizes and places across of the elements around a text. */
function shapesAround({ element }) {
  const shapes = [];
  for (let at = element; at && !isRoot(at) && shapes.length < 40; at = parent(at)) {
    const edges = box(at);
    shapes.push(at.localName, at.className, at.style?.cssText);
    shapes.push(...[edges.left, width(edges), height(edges)].map(round));
  }
  return shapes;
}
