// Tables whose columns share their width: what cells need if all their lines break, and if none does.

/** Finds the tables of texts, and notes the cell of each text. */
function tablesOf(texts) {
  const tables = new Map();
  for (const text of texts) {
    const cell = text.view.page === document ? closest(text.element, 'td, th') : null;
    const table = cell?.closest('table');
    if (!table) continue;
    text.cell = cell;
    // Cells over several columns are left out, and hidden ones.
    tables.set(table, tables.get(table) ?? [...table.querySelectorAll('td, th')]
      .filter((one) => one.colSpan < 2 && width(box(one))));
  }
  const [words, lines] = ['min', 'max'].map((size) => neededBy([...tables.values()].flat(), size));
  const places = new Map();
  const found = [...tables].map(([element, cells], table) => {
    const lefts = [...new Set(cells.map(leftOf))].sort((one, other) => one - other);
    const columns = lefts.map((left) => ({ left, width: 0, word: 0, line: 0 }));
    for (const cell of cells) {
      const column = lefts.indexOf(leftOf(cell));
      const needs = { word: words.get(cell), line: lines.get(cell) };
      places.set(cell, { table, row: cell.parentNode.rowIndex, column, ...needs });
      const own = { width: round(width(box(cell))), ...needs };
      for (const name in own) columns[column][name] = max(columns[column][name], own[name]);
    }
    return { spare: round(width(content(parent(element))) - width(box(element))), edge: edgeOf(element), columns };
  });
  for (const text of texts) text.cell = places.get(text.cell);
  return found;
}

/** Where a cell begins in the whole page. */
function leftOf(cell) {
  return round(box(cell).left + window.scrollX);
}

/** The widths that cells need: the least or the most that their content asks for. */
function neededBy(cells, size) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`td,th{display:block!important;width:${size}-content!important}`);
  document.adoptedStyleSheets.push(sheet);
  const found = new Map(cells.map((cell) => [cell, round(cell.getBoundingClientRect().width)]));
  document.adoptedStyleSheets.pop();
  return found;
}

/** Where what is around a table hides or scrolls what is wider. */
function edgeOf(table) {
  let link = chainOf(table);
  while (link && !/s$/.test(link.x)) link = link.next;
  return round((link ? openingOf(link) : windowOf({ page: document })).right + window.scrollX);
}
