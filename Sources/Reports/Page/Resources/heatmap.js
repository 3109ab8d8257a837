// The heat map: a row for each language, a column for each shown key with a limit; if there are many keys, several share a
// column.

const heat = { cursor: null, keys: [], rows: [], columns: 0, width: 1, lineHeight: report.locales.length > 14 ? 20 : 28 };

/** The color with a name of the style sheet. */
function colorNamed(name) {
  const probe = element('heatmap-frame');
  probe.style.color = `var(--${name})`;
  const color = getComputedStyle(probe).color;
  probe.style.color = '';
  return color;
}

/** The keys of a column. */
function keysOfColumn(column) {
  const { length } = heat.keys;
  return heat.keys.slice(Math.floor(column * length / heat.columns), Math.max(
    Math.floor((column + 1) * length / heat.columns), Math.floor(column * length / heat.columns) + 1));
}

/** The key of a column that is worst in a language. */
function keyAt(column, locale) {
  const rank = (key) => {
    const cell = key.cells[locale];
    if (!cell || cell.unlimited || cell.unknown) return -1;
    return chanceOf(cell) + (verdictOf(cell) === 'breaks' ? 1 : 0);
  };
  return keysOfColumn(column).reduce((worst, key) => (!worst || rank(key) > rank(worst) ? key : worst), null);
}

/** The maximum width of a column. */
const mostWide = 22;

/** Draws the heat map. */
function showHeatmap() {
  const canvas = element('heatmap');
  const frame = element('heatmap-frame');
  heat.keys = shownKeys.filter((key) => key.isLimited);
  heat.rows = chartLocales(localesByRisk);
  const count = heat.keys.length;
  // With few keys the bars get the rest of the width.
  element('chart-grid').style.setProperty('--map', `${Math.max(60, count * mostWide)}px`);
  const room = Math.max(60, frame.clientWidth);
  heat.columns = Math.min(count, Math.floor(room));
  const wide = heat.columns === 0 ? 1 : Math.min(mostWide, room / heat.columns);
  const high = heat.lineHeight;
  const width = Math.max(1, Math.round(wide * heat.columns));
  const height = Math.max(1, heat.rows.length * high);
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  Object.assign(canvas.dataset, { columns: heat.columns, rows: heat.rows.length });
  heat.width = width;
  const context = canvas.getContext('2d');
  context.scale(density, density);
  const colors = Object.fromEntries(['breaks', 'expected', 'fits', 'ink'].map((name) => [name, colorNamed(name)]));
  const gap = wide >= 5 ? 1 : 0;
  // Columns end on whole pixels, otherwise many narrow ones would blur into stripes.
  const edge = (column) => Math.round(column * wide * density) / density;
  heat.rows.forEach((locale, row) => {
    for (let column = 0; column < heat.columns; column += 1) {
      const cell = keyAt(column, locale).cells[locale];
      if (!cell || cell.unlimited || cell.unknown) continue;
      const verdict = verdictOf(cell);
      const x = edge(column);
      const across = edge(column + 1) - x - gap;
      const y = row * high;
      context.globalAlpha = 1;
      context.fillStyle = colors.fits;
      context.fillRect(x, y, across, high - 1);
      if (verdict === 'fits') continue;
      context.fillStyle = colors[verdict];
      // Expected breaks are lower than measured ones, so that color is not the only difference.
      const inset = verdict === 'expected' ? 4 : 0;
      context.globalAlpha = verdict === 'expected' ? Math.min(1, 0.12 + 0.88 * chanceOf(cell)) : 1;
      if (verdict === 'expected' && chanceOf(cell) < 0.01) continue;
      context.fillRect(x, y + inset, across, high - 1 - 2 * inset);
    }
  });
  if (heat.cursor) {
    context.globalAlpha = 1;
    context.strokeStyle = colors.ink;
    context.lineWidth = 2;
    const across = Math.max(wide, 4);
    context.strokeRect(heat.cursor.column * wide + wide / 2 - across / 2, heat.cursor.row * high, across - gap, high - 1);
  }
}

/** Describes the cell under the cursor. */
function describeHeat() {
  const status = element('heatmap-said');
  const locale = heat.cursor && heat.rows[heat.cursor.row];
  const key = heat.cursor && keyAt(heat.cursor.column, locale);
  if (!key) {
    return status.replaceChildren(heat.columns === 0 && shownKeys.length > 0 ? 'None of these keys has a limit.'
      : 'One row per language, one column per key with a limit, in the order of the list below.');
  }
  const cell = key.cells[locale];
  const words = { breaks: 'breaks', fits: 'fits', unlimited: 'has no limit', unknown: 'not measured' };
  const verdict = !cell ? 'no text' : cell.shares ? `${percent(chanceOf(cell))} likely to break` : words[verdictOf(cell)];
  const more = keysOfColumn(heat.cursor.column).length - 1;
  const catalog = repeatedNames.has(key.key) ? [' · ', isolated(catalogOf(key))] : [];
  return status.replaceChildren(isolated(key.key), ...catalog, ` · ${report.locales[locale].tag} · ${verdict}`,
    more > 0 ? ` · and ${plain(more)} more ${nounFor(more, 'key')} in this column` : '');
}

/** Moves the cursor of the heat map. */
function moveHeat(column, row) {
  if (heat.columns === 0) return;
  const clamp = (value, most) => Math.min(Math.max(value, 0), most - 1);
  const next = { column: clamp(column, heat.columns), row: clamp(row, heat.rows.length) };
  if (heat.cursor && heat.cursor.column === next.column && heat.cursor.row === next.row) return;
  heat.cursor = next;
  showHeatmap();
  describeHeat();
}

/** Adds mouse and keyboard control to the heat map. */
function startHeatmap() {
  element('chart-grid').style.setProperty('--line', `${heat.lineHeight}px`);
  const canvas = element('heatmap');
  const place = (event) => moveHeat(
    Math.floor(event.offsetX / heat.width * heat.columns), Math.floor(event.offsetY / heat.lineHeight));
  const open = () => {
    const key = heat.cursor && keyAt(heat.cursor.column, heat.rows[heat.cursor.row]);
    if (key) chooseKey(key);
  };
  canvas.addEventListener('pointermove', place);
  canvas.addEventListener('click', (event) => {
    place(event);
    open();
  });
  canvas.addEventListener('keydown', (event) => {
    const at = heat.cursor || { column: -1, row: 0 };
    const [right, down] = {
      ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
    }[event.key] || [0, 0];
    if (right !== 0 || down !== 0) moveHeat(at.column + right, at.row + down);
    else if (event.key === 'Enter') open();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  new ResizeObserver(() => hasLimits && showHeatmap()).observe(element('heatmap-frame'));
}
