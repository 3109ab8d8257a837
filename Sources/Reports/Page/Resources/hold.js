// Keeps the current row in place while everything around it is redrawn.

/** The part of a row that has the focus. */
function focusedPart() {
  const row = document.activeElement?.closest?.('.row') || null;
  return { row, act: row && document.activeElement.dataset.act };
}

/** Returns the focus to a part of a row. */
function focusAgain({ row, act }) {
  if (!row || !row.isConnected || row.hidden) return;
  fillRow(row);
  ((act && row.querySelector(`[data-act="${act}"]`)) || row).focus({ preventScroll: true });
}

/** The row to keep in place, and its distance from the top of the window: the current row, or, if the same keys change
    their size, the first visible one. */
function rowToHold(found, isResized) {
  const topOf = (row) => row.getBoundingClientRect().top;
  const isSeen = (row) => !row.hidden && topOf(row) < window.innerHeight && row.getBoundingClientRect().bottom > barHeight();
  const inUse = isResized ? currentRow() : focusedPart().row;
  if (inUse && isSeen(inUse)) return { row: inUse, top: topOf(inUse) };
  const isSame = found.length === shownKeys.length && found.every((key, at) => key === shownKeys[at]);
  const first = isResized && isSame ? shownRows.slice(view.from, view.to).find(isSeen) : null;
  // If the list begins below the controls, the reader is looking at the summary.
  return first && topOf(first) <= barHeight() ? { row: first, top: topOf(first) } : null;
}

/** Scrolls a row back to its place. */
function holdRow(held) {
  if (!held || !held.row.isConnected) return;
  const { row, top } = held;
  for (let pass = 0; pass < 4; pass += 1) {
    const now = row.hidden ? element('above').getBoundingClientRect().top + heightOf(0, row.order)
      : row.getBoundingClientRect().top;
    if (!row.hidden && Math.abs(now - top) < 1) return;
    window.scrollBy({ top: now - top, behavior: 'instant' });
    fillNearby();
  }
}
