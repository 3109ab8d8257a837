// Rows: texts that compete for the same room, because an element holds them side by side.

const mostInRow = 40;

/** The rows of the texts that can grow. */
function rowsOf(texts) {
  const rows = new Map();
  for (const text of texts) {
    const element = rowOf(text);
    if (!rows.has(element)) rows.set(element, []);
    rows.get(element).push(text);
  }
  return [...rows.values()].flatMap((row) => {
    const parts = [];
    for (let start = 0; start < row.length; start += mostInRow) parts.push(row.slice(start, start + mostInRow));
    return parts;
  });
}

/** The largest element around a text that is no higher than a row. */
function rowOf(text) {
  const line = height(text.lines[0]);
  const most = Math.max(height(text.area) + line, line * 3) + 24;
  let row = blockOf(text.element);
  for (let at = row, depth = 0; at && !isRoot(at) && depth < 8; at = parent(at), depth += 1) {
    if (height(box(at)) > most) break;
    row = at;
    if (isAfloat(at)) break;
  }
  return row;
}
