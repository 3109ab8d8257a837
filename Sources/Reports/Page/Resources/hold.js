// What the reader looks at stays where it is while all around it is drawn anew.

/** What has the focus in a row, and is to have it again. */
function focusedPart() {
  const row = document.activeElement?.closest?.('.row') || null;
  return { row, act: row && document.activeElement.dataset.act };
}

/** Gives the focus back to a part of a row. */
function focusAgain({ row, act }) {
  if (!row || !row.isConnected || row.hidden) return;
  fillRow(row);
  ((act && row.querySelector(`[data-act="${act}"]`)) || row).focus({ preventScroll: true });
}

/** The row to hold before other keys are shown, and how far it is from the top of the window: that which is in use, or, of
    the same keys at another size, the one that is read. */
function rowToHold(found, isResized) {
  const topOf = (row) => row.getBoundingClientRect().top;
  const isSeen = (row) => !row.hidden && topOf(row) < window.innerHeight && row.getBoundingClientRect().bottom > barHeight();
  const inUse = isResized ? currentRow() : focusedPart().row;
  if (inUse && isSeen(inUse)) return { row: inUse, top: topOf(inUse) };
  const isSame = found.length === shownKeys.length && found.every((key, at) => key === shownKeys[at]);
  const first = isResized && isSame ? shownRows.slice(view.from, view.to).find(isSeen) : null;
  // Above the list it is the summary that is read.
  return first && topOf(first) <= barHeight() ? { row: first, top: topOf(first) } : null;
}

/** Brings a row back to where it was. */
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
