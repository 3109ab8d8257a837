// Keyboard shortcuts.

/** The current row: the one with the focus, or the target of a link. */
function currentRow() {
  return document.activeElement?.closest?.('.row') || document.querySelector('.row[data-target]');
}

/** Goes to the next or the previous row. */
function moveRow(by) {
  const row = currentRow();
  const at = row ? shownKeys.findIndex((key) => key.index === Number(row.dataset.index)) : -1;
  const next = shownKeys[Math.min(Math.max(at + by, 0), shownKeys.length - 1)];
  if (!next) return;
  Object.assign(state, addressed(next));
  writeAddress();
  goTo(next.index, false);
}

/** Changes to the next or the previous text size. */
function moveStep(by) {
  const step = Math.min(Math.max(state.step + by, 0), report.steps.length);
  if (step === state.step) return;
  choose('step', step);
  showControls();
}

/** Handles a key press outside of text fields. */
function act(event) {
  if (showsScreens && event.key !== '?') {
    if (actOnScreens(event)) event.preventDefault();
    return;
  }
  const row = currentRow();
  switch (event.key) {
    case '/': element('search').focus(); break;
    case '?': element('help').showModal(); break;
    case 'j': moveRow(1); break;
    case 'k': moveRow(-1); break;
    case '[': moveStep(-1); break;
    case ']': moveStep(1); break;
    case 'c':
      if (!row) return;
      copyKeys([keys[Number(row.dataset.index)]], 'markdown');
      break;
    case 'Enter':
      // Buttons and links handle it themselves.
      if (!row || event.target !== row) return;
      toggleRow(Number(row.dataset.index));
      break;
    case 'Escape':
      if (row && openKeys.has(Number(row.dataset.index))) toggleRow(Number(row.dataset.index));
      else if (isFiltered()) clearFilters();
      else return;
      break;
    default: return;
  }
  event.preventDefault();
}

/** Adds the event listeners of the keyboard. */
function startKeyboard() {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || element('help').open) return;
    if (event.target === element('screen-find')) {
      if (event.key !== 'Escape') return;
      if (shown.find === '') event.target.blur();
      else chooseShown({ find: '' });
      event.preventDefault();
    } else if (event.target === element('search')) {
      if (event.key !== 'Escape') return;
      if (state.q === '' && event.target.value === '') event.target.blur();
      else {
        event.target.value = '';
        choose('q', '');
      }
      event.preventDefault();
    } else if (!event.target.matches?.('select, textarea')) {
      act(event);
    }
  });
  element('help-button').addEventListener('click', () => element('help').showModal());
}
