// Starts the page.

const themes = ['auto', 'light', 'dark'];

/** Shows the page light, dark, or as set in the system. */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  element('theme').textContent = `Appearance: ${theme}`;
  if (hasLimits && !showsScreens) showHeatmap();
}

/** Adds the event listeners of rows. */
function startRows() {
  element('list').addEventListener('click', (event) => {
    const target = event.target.closest('[data-act]');
    const row = event.target.closest('.row');
    if (!target || !row) return;
    const key = keys[Number(row.dataset.index)];
    if (target.dataset.act === 'open') toggleRow(key.index);
    if (target.dataset.act === 'markdown' || target.dataset.act === 'csv') copyKeys([key], target.dataset.act);
  });
  element('copy-markdown').addEventListener('click', () => copyKeys(shownKeys, 'markdown'));
  element('copy-csv').addEventListener('click', () => copyKeys(shownKeys, 'csv'));
}

/** Applies the state in the address and goes to its key. */
function followAddress() {
  const wereScreens = showsScreens;
  readAddress();
  showView(wereScreens);
  if (showsScreens) return showScreens();
  showControls();
  showFound();
  const key = state.key === '' ? null : addressedKey();
  return key ? chooseKey(key) : undefined;
}

/** Shows the view of keys or that of screens; the link to the other one leads back to its state. */
function showView(wereScreens) {
  for (const id of ['summary', 'controls', 'rows']) element(id).hidden = showsScreens;
  element('screens').hidden = !showsScreens;
  for (const [id, isShown] of [['view-keys', !showsScreens], ['view-screens', showsScreens]]) {
    if (isShown) element(id).setAttribute('aria-current', 'page');
    else element(id).removeAttribute('aria-current');
  }
  if (wereScreens !== showsScreens) window.scrollTo({ top: 0, behavior: 'instant' });
  element('view-keys').href = addressOf(state);
  if (scenes.length > 0) element('view-screens').href = shownAddress({ ...shownDefaults, ...shown });
}

/** Draws all rows for printing, and removes those that are far away afterwards. */
function startPrint() {
  window.addEventListener('beforeprint', () => !showsScreens && mountAll());
  window.addEventListener('afterprint', fillNearby);
}

/** Makes links work again if the address already is their target, for which a browser does nothing. */
function startLinks() {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('#riskiest a, #widest a, .row a, #views a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.hash === location.hash) followAddress();
  });
}

// The page is hidden until it is ready, so that nothing visibly moves.
document.documentElement.dataset.theme = 'auto';
showTitle();
startSummary();
startGrowth();
startFilters();
startRows();
startLinks();
startHeatmap();
startKeyboard();
startPrint();
startScreens();
showSources();
element('theme').addEventListener('click', () => {
  setTheme(themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length]);
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => hasLimits && !showsScreens && showHeatmap());
window.addEventListener('hashchange', followAddress);
window.addEventListener('scroll', () => {
  slice.scrolled = performance.now();
  fillNearby();
}, { passive: true });
window.addEventListener('resize', () => {
  if (showsScreens) return;
  heights.clear();
  if (columnCount() !== columns) showFound(true);
  for (let at = view.from; at < view.to; at += 1) measureRow(shownRows[at]);
  fillNearby();
});
followAddress();
document.documentElement.dataset.ready = '';
