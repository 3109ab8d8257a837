// Tables whose columns share their width: what cells and columns need if all lines break, and if none does.

/** Finds the tables of texts, and notes the cell of each text. */
function tablesOf(texts) {
  const tables = new Map();
  for (const text of texts) {
    const cell = text.view.page === document ? closest(text.element, 'td,th') : null;
    const table = cell?.closest('table');
    if (!table) continue;
    text.cell = cell;
    // Cells over several columns are left out, and hidden ones.
    tables.set(table, tables.get(table) ?? [...table.querySelectorAll('td,th')]
      .filter((one) => one.colSpan < 2 && width(box(one))));
  }
  const all = [...tables.values()].flat();
  const [words, lines] = neededWith('td,th{display:block!important;width:*!important}', all);
  // A style sheet may give columns widths of their own.
  const [least, most] = neededWith('table{width:*!important;max-width:none!important}', all);
  const places = new Map();
  const found = [...tables].map(([element, cells], table) => {
    const lefts = [...new Set(cells.map(leftOf))].sort((one, other) => one - other);
    const columns = [];
    for (const cell of cells) {
      const column = lefts.indexOf(leftOf(cell));
      const place = { table, row: cell.parentNode.rowIndex, column, word: words.get(cell), line: lines.get(cell) };
      places.set(cell, place);
      // All cells of a column are as wide as it is.
      columns[column] = {
        left: lefts[column], width: round(width(box(cell))), word: least.get(cell), line: most.get(cell),
      };
    }
    return { spare: round(width(content(parent(element))) - width(box(element))), edge: edgeOf(element), columns };
  });
  for (const text of texts) {
    text.cell = places.get(text.cell);
    if (text.cell && /nowrap|^pre$/.test(style(text.element).whiteSpace)) text.cell.nowrap = true;
  }
  return found;
}

/** Where a cell begins in the whole page. */
function leftOf(cell) {
  return round(box(cell).left + window.scrollX);
}

/** The widths of cells with one more rule in the style sheets, in which `*` is the least and the most content. */
function neededWith(rule, cells) {
  return ['min', 'max'].map((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule.replace('*', `${size}-content`));
    document.adoptedStyleSheets.push(sheet);
    const found = new Map(cells.map((cell) => [cell, round(cell.getBoundingClientRect().width)]));
    document.adoptedStyleSheets.pop();
    return found;
  });
}

/** Where what is around a table hides or scrolls what is wider. */
function edgeOf(table) {
  let link = chainOf(table);
  while (link && !/s$/.test(link.x)) link = link.next;
  return round((link ? openingOf(link) : windowOf({ page: document })).right + window.scrollX);
}
