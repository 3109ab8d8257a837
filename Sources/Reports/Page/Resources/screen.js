// One screen, large, with the list of its texts.

let openScene = null;

/** The address of a key in the view of keys. */
function keyAddress(key) {
  return addressOf({ ...defaults, ...addressed(key) });
}

/** Puts a text of a drawing into a link to its key. */
function linkText(scene, node, { slot, room, state }) {
  const key = keys[scene.keys[slot]];
  // The whole room is a target for the pointer.
  const [x, y, width, height] = room;
  node.prepend(draw('rect', { class: 'target', x, y, width, height }));
  if (!key) return node;
  const words = [scene.roles[slot], `“${visible(sceneText(scene, slot, shown.language))}”`, state === 'breaking' ? 'breaks' : state === 'cut' ? 'cut' : ''];
  const link = draw('a', { href: keyAddress(key), 'aria-label': words.filter(Boolean).join(', '), 'data-slot': slot });
  link.append(draw('title', {}, visible(key.key)), node);
  return link;
}

/** Shows a screen in the chosen language. */
function showScreen(scene) {
  const view = viewAt(scene, chosenView());
  const { device, size } = scene.views[view];
  const isThere = scene.tags.includes(shown.language);
  const photo = photoOf(scene, shown.language);
  const svg = drawScene(scene, shown.language, view, { photo, wrap: (node, text) => linkText(scene, node, text) });
  element('screen-name').replaceChildren(isolated(scene.title));
  element('screen-document').replaceChildren(breakable(scene.document));
  const drawing = readDrawing(parsedScene(scene), Math.max(0, scene.tags.indexOf(shown.language)), view);
  const source = readDrawing(parsedScene(scene), 0, view);
  const cut = drawing ? drawing.texts.filter(({ state }) => state === 'cut').length : 0;
  const cutWords = cut === 0 ? '' : `${counted(cut, 'text')} cut, but also in ${languageWords(sourceTag)} or in a room that is not certain`;
  const wider = drawing && source ? Math.round(drawing.width - source.width) : 0;
  const unit = lengthSymbols[scene.unit || 'points'];
  const words = [
    languageName(shown.language) ? `${languageName(shown.language)} (${visible(shown.language)})` : visible(shown.language), sceneDevices.includes(device) ? device : '', size === '' ? '' : `text size ${size.toUpperCase()}`,
    drawing ? `${Math.round(drawing.width)} × ${Math.round(drawing.height)} ${unit}` : '',
    wider >= 1 ? `${wider} ${unit} wider than in ${languageWords(sourceTag)}` : '',
  ].filter(Boolean).join(' · ');
  element('screen-words').textContent = words;
  const verdict = element('screen-verdict');
  verdict.textContent = !isThere ? `Not translated into ${languageWords(shown.language)}, so shown in ${languageWords(sourceTag)}`
    : [breakWords(scene), cutWords].filter(Boolean).join('; ') || 'All texts fit';
  element('screen-rows').hidden = size === '' || !parsedScene(scene).rows;
  verdict.classList.toggle('breaks', breakWords(scene) !== '');
  const stage = element('screen-stage');
  stage.replaceChildren(...(svg ? [svg] : [make('p', {}, 'This screen cannot be laid out here.')]));
  if (svg) {
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', `${visible(scene.title)}, ${words}`);
    // Small windows are easier to read a little larger.
    svg.style.width = `${svg.wide * (svg.high < 560 ? 1.4 : 1)}px`;
  }
  showSceneTexts(scene, drawing);
  if (openScene !== scene) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    element('screen-name').focus({ preventScroll: true });
  }
  openScene = scene;
}

/** Lists the texts of a screen, those that break first. */
function showSceneTexts(scene, drawing) {
  const order = { breaking: 0, cut: 1, whole: 2 };
  const texts = [...(drawing?.texts || [])].sort((one, other) => order[one.state] - order[other.state]);
  element('screen-texts').replaceChildren(...texts.map(({ slot, state, isHidden }) => {
    const key = keys[scene.keys[slot]];
    const name = key ? key.key : String(scene.keys[slot]);
    const chip = { breaking: 'breaks', cut: 'cut', whole: '' }[state];
    const words = sceneText(scene, slot, shown.language);
    return make('li', { 'data-slot': slot, 'data-state': state, 'data-key': name },
      make(key ? 'a' : 'span', { class: 'said-text', href: key ? keyAddress(key) : null, dir: 'auto' }, isolated(words || name)),
      make('span', { class: 'what' }, chip && make('span', { class: `chip ${state === 'breaking' ? 'breaks' : 'expected'}` }, chip),
        make('span', {}, scene.roles[slot]), isHidden && make('span', {}, 'hidden at first'), make('span', { class: 'key' }, breakable(name))));
  }));
}

/** Goes to the next or the previous screen that matches. */
function moveScreen(by) {
  const found = foundScreens();
  if (found.length === 0) return;
  const at = found.indexOf(sceneNames.get(shown.screen));
  chooseShown({ screen: found[at < 0 ? 0 : (at + by + found.length) % found.length].id });
}

/** Returns to all screens, to the card of the last one. */
function closeScreen() {
  const scene = openScene;
  openScene = null;
  chooseShown({ screen: '' });
  if (!scene || !cardOf(scene).isConnected) return;
  cardOf(scene).scrollIntoView({ block: 'center' });
  cardOf(scene).firstChild.focus({ preventScroll: true });
}

/** Marks a text of the drawing, or its row in the list. */
function light(slot) {
  for (const node of document.querySelectorAll('#screen-open [data-slot]')) node.toggleAttribute('data-lit', node.dataset.slot === slot);
}

/** Adds the event listeners of a screen. */
function startScreen() {
  element('screen-back').addEventListener('click', closeScreen);
  element('screen-before').addEventListener('click', () => moveScreen(-1));
  element('screen-after').addEventListener('click', () => moveScreen(1));
  for (const name of ['pointerover', 'focusin']) {
    element('screen-open').addEventListener(name, (event) => light(event.target.closest?.('[data-slot]')?.dataset.slot));
  }
}

/** Handles a key press in the view of screens; returns whether it did. */
function actOnScreens(event) {
  const sizes = sceneSizes.indexOf(shown.text);
  switch (event.key) {
    case '/': element('screen-find').focus(); break;
    case 'ArrowLeft': moveTongue(-1); break;
    case 'ArrowRight': moveTongue(1); break;
    case 'j': moveScreen(1); break;
    case 'k': moveScreen(-1); break;
    case '[': chooseShown({ text: sceneSizes[Math.max(0, sizes - 1)] }); break;
    case ']': chooseShown({ text: sceneSizes[Math.min(sceneSizes.length - 1, sizes + 1)] }); break;
    case 'Escape':
      if (shown.screen === '') return false;
      closeScreen();
      break;
    default: return false;
  }
  return true;
}
