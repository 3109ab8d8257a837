// Only rows near the window are in the page; elements of the height of the other rows are above and below them. A row gets
// its text and boxes at once, so that nothing moves; its glyphs follow, a few pictures per frame, nearest first, so that
// scrolling stays smooth.

// The distances from the window within which rows are added, drawn, and kept. A browser paints each glyph separately, so
// glyphs out of sight would slow down each frame.
const filledWithin = 1000;
const drawnWithin = 200;
const keptWithin = 1300;
const slice = { isWaiting: false, count: 1, before: 0, scrolled: 0, first: 0, last: 0 };
const view = { heights: new Float64Array(0), from: 0, to: 0 };

/** Restarts with the shown rows, none of which is in the page yet. */
function startView() {
  view.heights = Float64Array.from(shownKeys, guessedHeight);
  view.from = 0;
  view.to = 0;
}

/** The total height of a range of rows. */
function heightOf(from, to) {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += view.heights[at];
  return sum;
}

/** The rows between two heights of the list. */
function rowsBetween(top, bottom) {
  let [from, to, sum] = [0, 0, 0];
  for (let at = 0; at < view.heights.length && sum < bottom; at += 1) {
    sum += view.heights[at];
    if (sum <= top) from = at + 1;
    to = at + 1;
  }
  return [Math.min(from, to), to];
}

/** Stores the height of a row. */
function measureRow(row) {
  const { height } = row.getBoundingClientRect();
  heights.set(Number(row.dataset.index), height);
  view.heights[row.order] = height;
}

/** Adds a range of rows to the page, removes the others, and keeps space for them. */
function mountRows(from, to) {
  for (let at = view.from; at < view.to; at += 1) {
    if (at >= from && at < to) continue;
    emptyRow(shownRows[at]);
    shownRows[at].hidden = true;
  }
  const isNew = (at) => at < view.from || at >= view.to;
  const added = shownRows.slice(from, to).filter((row) => isNew(row.order));
  for (const row of added) {
    fillRow(row);
    row.hidden = false;
  }
  [view.from, view.to] = [from, to];
  element('above').style.height = `${heightOf(0, from)}px`;
  added.forEach(measureRow);
  element('below').style.height = `${heightOf(to, shownRows.length)}px`;
}

/** Adds the rows near the window to the page. */
function fillNearby() {
  if (showsScreens) return;
  const height = window.innerHeight;
  // Added rows may be lower than estimated, so that more rows fit.
  for (let pass = 0; pass < 8; pass += 1) {
    const top = -element('above').getBoundingClientRect().top;
    const [from, to] = rowsBetween(top - filledWithin, top + height + filledWithin);
    [slice.first] = rowsBetween(top, top);
    [, slice.last] = rowsBetween(top, top + height + drawnWithin);
    if (pass > 0 && from >= view.from && to <= view.to) break;
    const [least, most] = rowsBetween(top - keptWithin, top + height + keptWithin);
    const isBeside = from <= view.to && to >= view.from;
    if (isBeside) mountRows(Math.min(from, Math.max(view.from, least)), Math.max(to, Math.min(view.to, most)));
    else mountRows(from, to);
  }
  drawSoon();
}

/** The height of the window that the controls cover. */
function barHeight() {
  const bar = element('controls');
  return getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
}

/** Scrolls near a row and adds it to the page. */
function bringNear(row) {
  document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
  for (let pass = 0; pass < 4; pass += 1) {
    if (filledRows.has(row)) return row.scrollIntoView({ block: 'start' });
    const top = element('above').getBoundingClientRect().top + window.scrollY + heightOf(0, row.order);
    window.scrollTo({ top, behavior: 'instant' });
    fillNearby();
  }
  return undefined;
}

/** Adds all rows to the page and draws them. */
function mountAll() {
  mountRows(0, shownRows.length);
  for (const row of shownRows) drawRow(row);
}

/** Draws some pictures in the next frame: fewer while frames are late, more while not scrolling. */
function drawSoon() {
  if (slice.isWaiting) return;
  slice.isWaiting = true;
  requestAnimationFrame((now) => {
    slice.isWaiting = false;
    const isLate = now - slice.before > 24;
    slice.before = now;
    slice.count = isLate ? Math.max(1, slice.count >> 1) : Math.min(12, slice.count + 1);
    const isResting = now - slice.scrolled > 100;
    for (let left = isResting ? Math.max(5, slice.count) : slice.count; left > 0; left -= 1) {
      const row = nextRow();
      if (!row) return;
      const later = filledRows.get(row);
      later.shift()?.();
      if (later.length === 0) delete row.dataset.waiting;
    }
    drawSoon();
  });
}

/** The row nearest to the top of the window that is not fully drawn; rows below go before rows above. */
function nextRow() {
  let [best, least] = [null, Infinity];
  for (const row of filledRows.keys()) {
    if (row.dataset.waiting === undefined || row.order > slice.last) continue;
    const away = row.order - slice.first;
    const rank = away < 0 ? 1000 - away : away;
    if (rank < least) [best, least] = [row, rank];
  }
  return best;
}
