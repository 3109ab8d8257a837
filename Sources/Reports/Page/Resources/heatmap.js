// The heat map: a row for each language, a column for each shown key; if there are many keys, several share a column.

const heat = { cursor: null, columns: 0, width: 1, lineHeight: report.locales.length > 14 ? 20 : 28 };

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
  const { length } = shownKeys;
  return shownKeys.slice(Math.floor(column * length / heat.columns), Math.max(
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

/** Draws the heat map. */
function showHeatmap() {
  const canvas = element('heatmap');
  const frame = element('heatmap-frame');
  const room = Math.max(60, frame.clientWidth);
  const count = shownKeys.length;
  heat.columns = Math.min(count, Math.floor(room));
  const wide = heat.columns === 0 ? 1 : Math.min(22, room / heat.columns);
  const high = heat.lineHeight;
  const width = Math.max(1, Math.round(wide * heat.columns));
  const height = Math.max(1, report.locales.length * high);
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  Object.assign(canvas.dataset, { columns: heat.columns, rows: report.locales.length });
  heat.width = width;
  const context = canvas.getContext('2d');
  context.scale(density, density);
  const colors = Object.fromEntries(['breaks', 'expected', 'fits', 'ink'].map((name) => [name, colorNamed(name)]));
  const gap = wide >= 5 ? 1 : 0;
  // Columns end on whole pixels, otherwise many narrow ones would blur into stripes.
  const edge = (column) => Math.round(column * wide * density) / density;
  for (let locale = 0; locale < report.locales.length; locale += 1) {
    for (let column = 0; column < heat.columns; column += 1) {
      const cell = keyAt(column, locale).cells[locale];
      if (!cell || cell.unlimited || cell.unknown) continue;
      const verdict = verdictOf(cell);
      const x = edge(column);
      const across = edge(column + 1) - x - gap;
      const y = locale * high;
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
  }
  if (heat.cursor) {
    context.globalAlpha = 1;
    context.strokeStyle = colors.ink;
    context.lineWidth = 2;
    const across = Math.max(wide, 4);
    context.strokeRect(heat.cursor.column * wide + wide / 2 - across / 2, heat.cursor.locale * high, across - gap, high - 1);
  }
}

/** Describes the cell under the cursor. */
function describeHeat() {
  const status = element('heatmap-said');
  const key = heat.cursor && keyAt(heat.cursor.column, heat.cursor.locale);
  if (!key) {
    return status.replaceChildren(hasLimits ? 'One row per language, one column per key, in the order of the list below.'
      : 'No key has a limit, so there is nothing to show.');
  }
  const cell = key.cells[heat.cursor.locale];
  const words = { breaks: 'breaks', fits: 'fits', unlimited: 'has no limit', unknown: 'not measured' };
  const verdict = !cell ? 'no text' : cell.shares ? `${percent(chanceOf(cell))} likely to break` : words[verdictOf(cell)];
  const more = keysOfColumn(heat.cursor.column).length - 1;
  const catalog = repeatedNames.has(key.key) ? [' · ', isolated(catalogOf(key))] : [];
  return status.replaceChildren(isolated(key.key), ...catalog, ` · ${report.locales[heat.cursor.locale].tag} · ${verdict}`,
    more > 0 ? ` · and ${plain(more)} more ${nounFor(more, 'key')} in this column` : '');
}

/** Moves the cursor of the heat map. */
function moveHeat(column, locale) {
  if (heat.columns === 0) return;
  const clamp = (value, most) => Math.min(Math.max(value, 0), most - 1);
  const next = { column: clamp(column, heat.columns), locale: clamp(locale, report.locales.length) };
  if (heat.cursor && heat.cursor.column === next.column && heat.cursor.locale === next.locale) return;
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
    const key = heat.cursor && keyAt(heat.cursor.column, heat.cursor.locale);
    if (key) chooseKey(key);
  };
  canvas.addEventListener('pointermove', place);
  canvas.addEventListener('click', (event) => {
    place(event);
    open();
  });
  canvas.addEventListener('keydown', (event) => {
    const at = heat.cursor || { column: -1, locale: 0 };
    const [right, down] = {
      ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
    }[event.key] || [0, 0];
    if (right !== 0 || down !== 0) moveHeat(at.column + right, at.locale + down);
    else if (event.key === 'Enter') open();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  describeHeat();
  new ResizeObserver(() => showHeatmap()).observe(element('heatmap-frame'));
}
