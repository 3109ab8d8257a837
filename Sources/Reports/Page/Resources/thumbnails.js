// Small pictures of all screens, drawn when they are near the window.

/** How high a small picture is at most, as a share of its width. */
const mostHigh = 1;
const cards = new Map();
let cardObserver = null;

/** The card of a screen, made once. */
function cardOf(scene) {
  if (!cards.has(scene)) {
    const thumb = make('span', { class: 'thumb', 'aria-hidden': 'true' });
    const verdict = make('span', { class: 'verdict' });
    const card = make('li', { class: 'card', 'data-screen': scene.id },
      make('a', {}, thumb, make('span', { class: 'name' }, isolated(scene.title)),
        make('span', { class: 'document', title: visible(scene.document) }, isolated(scene.document.split('/').pop())), verdict));
    cards.set(scene, Object.assign(card, { scene, thumb, verdict }));
  }
  return cards.get(scene);
}

/** Draws the picture of a card. */
function drawCard(card) {
  const view = viewAt(card.scene, chosenView());
  const drawn = [shown.language, view, card.scene.index].join(' ');
  if (card.drawn === drawn) return;
  card.drawn = drawn;
  const svg = drawScene(card.scene, shown.language, view, { tab: thumbnailTab(card.scene, shown.language, view) });
  card.thumb.replaceChildren(...(svg ? [svg] : []));
  if (!svg) return;
  // Of a high screen the part with the first text that breaks; at most as large as the screen is.
  const high = Math.min(svg.high, svg.wide * mostHigh);
  const y = Math.max(0, Math.min(svg.firstBreak - high / 2, svg.high - high)) || 0;
  svg.setAttribute('viewBox', `${-wireMargin} ${y - wireMargin} ${svg.wide} ${high}`);
  Object.assign(svg.style, { maxWidth: `${svg.wide}px`, maxHeight: `${high}px` });
}

/** Removes the picture of a card. */
function emptyCard(card) {
  card.drawn = '';
  card.thumb.replaceChildren();
}

/** Shows the cards of the screens that match. */
function showThumbnails() {
  const found = foundScreens();
  const made = found.map(cardOf);
  for (const card of made) {
    const { scene } = card;
    card.firstChild.href = shownAddress({ ...shown, screen: scene.id });
    const words = breakWords(scene);
    const isThere = scene.tags.includes(shown.language);
    card.verdict.textContent = words || (isThere ? 'Nothing breaks' : 'Not translated');
    card.verdict.classList.toggle('breaks', words !== '');
  }
  const list = element('thumbnails');
  if (made.length !== list.children.length || made.some((card, at) => list.children[at] !== card)) list.replaceChildren(...made);
  const count = element('screen-count');
  Object.assign(count.dataset, { shown: found.length, total: scenes.length });
  const all = counted(scenes.length, 'screen');
  count.textContent = `${found.length === scenes.length ? all : `${found.length} of ${all}`} in ${languageWords(shown.language)}`;
  element('screen-empty').hidden = found.length > 0;
  for (const card of made) if (card.isNear) drawCard(card);
}

/** Draws cards when they come near the window, and removes the pictures of those far from it. */
function startThumbnails() {
  cardObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.isNear = isIntersecting;
      if (isIntersecting) drawCard(target);
      else emptyCard(target);
    }
  }, { rootMargin: '800px 0px' });
  for (const scene of scenes) cardObserver.observe(cardOf(scene));
}
