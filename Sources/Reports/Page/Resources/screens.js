// The view of screens: which ones are shown, in which language, on which device, and at which text size.

const shown = { screen: '', language: '', device: '', text: '', show: '', find: '' };
const shownWords = { any: 'That break in any language', here: 'That break in this language', all: 'All' };

/** How many screens break in a language at the chosen device and text size. */
function brokenScreens(tag) {
  return scenes.filter((scene) => breaksIn(scene, tag, viewAt(scene, chosenView())) > 0).length;
}

/** The chosen device and text size. */
function chosenView() {
  return { device: shown.device, size: shown.text };
}

/** The defaults: the language in which most screens break, translations before pseudo-locales. */
const shownDefaults = (() => {
  const middle = sceneDevices[Math.floor((sceneDevices.length - 1) / 2)] || '';
  Object.assign(shown, { device: middle });
  const pseudo = report.pseudolocales.map(({ tag }) => tag);
  const best = (tags) => tags.map((tag) => [tag, brokenScreens(tag)]).filter(([, count]) => count > 0)
    .reduce((most, one) => (!most || one[1] > most[1] ? one : most), null)?.[0];
  const breaks = scenes.some((scene) => scene.breaks.some((count) => count > 0));
  return {
    ...shown, show: breaks ? 'any' : 'all',
    language: best(sceneTags.filter((tag) => !pseudo.includes(tag))) || best(pseudo)
      || sceneTags.find((tag) => tag !== sourceTag && !pseudo.includes(tag)) || sourceTag,
  };
})();

/** Reads the choices in the address; ignores those that this report does not have. */
function readShown(found) {
  Object.assign(shown, shownDefaults);
  const choices = { screen: [...sceneNames.keys()], language: sceneTags, device: sceneDevices, text: sceneSizes, show: Object.keys(shownWords) };
  for (const name of Object.keys(shown)) {
    const value = found.get(name);
    if (value !== null && (!choices[name] || choices[name].includes(value))) shown[name] = value;
  }
}

/** The address of the view of screens with some choices. */
function shownAddress(chosen) {
  const words = new URLSearchParams({ view: 'screens' });
  for (const name of Object.keys(shown)) if (chosen[name] !== shownDefaults[name]) words.set(name, chosen[name]);
  return `#${words}`;
}

/** The screens that match the search and the filter. */
function foundScreens() {
  const words = folded(shown.find).split(/\s+/).filter((word) => word !== '');
  return scenes.filter((scene) => {
    if (shown.show === 'any' && !scene.breaks.some((count) => count > 0)) return false;
    if (shown.show === 'here' && breaksIn(scene, shown.language, viewAt(scene, chosenView())) === 0) return false;
    return words.every((word) => sceneHaystack(scene).includes(word));
  });
}

/** All searchable texts of a screen: its names, and its keys with their texts. */
function sceneHaystack(scene) {
  if (scene.haystack === undefined) {
    const texts = scene.keys.map((key) => (typeof key === 'string' ? key : key < 0 ? '' : haystackOf(keys[key])));
    scene.haystack = folded([scene.title, scene.document, ...texts].join('\n'));
  }
  return scene.haystack;
}

/** What breaks on a screen in the chosen language, in words; empty if nothing does. */
function breakWords(scene) {
  const count = breaksIn(scene, shown.language, viewAt(scene, chosenView()));
  return count === 0 ? '' : `${counted(count, 'text')} ${count === 1 ? 'breaks' : 'break'}`;
}

/** The name of a language with its tag, for people. */
function languageWords(tag) {
  return languageName(tag) || visible(tag);
}

/** Shows the languages as buttons, each with the number of screens that break. */
function showTongues() {
  const scene = sceneNames.get(shown.screen);
  const hasFocus = Boolean(document.activeElement?.closest?.('#tongues'));
  element('tongues').replaceChildren(...sceneTags.map((tag) => {
    const count = scene ? breaksIn(scene, tag, viewAt(scene, chosenView())) : brokenScreens(tag);
    const words = counted(count, scene ? 'text' : 'screen');
    const isThere = !scene || scene.tags.includes(tag);
    const name = [languageWords(tag), tag === sourceTag ? 'source' : '', isThere ? '' : 'not translated',
      count > 0 ? `${words} ${count === 1 ? 'breaks' : 'break'}` : ''].filter(Boolean).join(', ');
    return make('li', {}, make('button', {
      type: 'button', 'data-locale': tag, 'data-broken': count, 'aria-pressed': String(tag === shown.language), title: name, 'aria-label': `${visible(tag)}: ${name}`,
      class: isThere ? null : 'absent',
    }, isolated(tag), count > 0 && make('span', { class: 'count' }, String(count))));
  }));
  if (hasFocus) element('tongues').querySelector('[aria-pressed="true"]')?.focus();
}

/** Shows the next or the previous language. */
function moveTongue(by) {
  const at = sceneTags.indexOf(shown.language) + by;
  chooseShown({ language: sceneTags[(at + sceneTags.length) % sceneTags.length] });
}

/** Applies a choice. */
function chooseShown(choice) {
  Object.assign(shown, choice);
  writeAddress();
  showScreens();
}

/** Shows the current choices in the controls. */
function showShown() {
  element('screen-find').value = shown.find;
  for (const name of ['device', 'text', 'show']) element(`screen-${name}`).value = shown[name];
}

/** Shows the view: one screen, or all that match. */
function showScreens() {
  showShown();
  showTongues();
  const scene = sceneNames.get(shown.screen);
  element('screen-list').hidden = Boolean(scene);
  element('screen-open').hidden = !scene;
  if (scene) showScreen(scene);
  else showThumbnails();
}

/** Fills the controls and adds their event listeners. */
function startScreens() {
  if (scenes.length === 0) return;
  element('views').hidden = false;
  element('help-screens').hidden = false;
  fill('screen-device', sceneDevices.map((device) => [device, device]));
  fill('screen-text', sceneSizes.map((size) => [size, size === '' ? 'Default' : size.toUpperCase()]));
  const breaks = scenes.some((scene) => scene.breaks.some((count) => count > 0));
  fill('screen-show', Object.entries(shownWords));
  element('screen-device').parentElement.hidden = sceneDevices.length < 2;
  element('screen-text').parentElement.hidden = sceneSizes.length < 2;
  element('screen-show').parentElement.hidden = !breaks;
  for (const name of ['device', 'text', 'show']) {
    element(`screen-${name}`).addEventListener('change', (event) => chooseShown({ [name]: event.target.value }));
  }
  let waiting = 0;
  element('screen-find').addEventListener('input', (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => chooseShown({ find: event.target.value, screen: '' }), 120);
  });
  element('tongues').addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button) chooseShown({ language: button.dataset.locale });
  });
  element('screen-all').addEventListener('click', () => chooseShown({ find: '', show: 'all' }));
  const more = wires.leftOut.length > 5 ? ` and ${wires.leftOut.length - 5} more` : '';
  element('screen-left').hidden = wires.leftOut.length === 0;
  element('screen-left').textContent = `The page would be too large with all screens. Left out: ${wires.leftOut.slice(0, 5).map(visible).join(', ')}${more}.`;
  startThumbnails();
  startScreen();
}
