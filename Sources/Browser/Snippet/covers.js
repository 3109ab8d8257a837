// Dialogs, and what they cover.

const dialogs = 'dialog, [role=dialog][aria-modal=true], [role=alertdialog], [aria-modal=true]';

/** The dialog that people see, of which everything else is only the background; null if there is none. */
function openDialog(page) {
  const open = [...page.querySelectorAll(dialogs)].filter((element) => {
    const isModal = element.localName !== 'dialog' || element.matches(':modal') || element.ariaModal === 'true';
    return width(box(element)) >= 3 && height(box(element)) >= 3 && isModal && style(element).visibility === 'visible';
  });
  return open.at(-1) ?? null;
}

/** A backdrop over the whole window: an element without a name for it. */
function backdrop(page) {
  const { innerWidth, innerHeight } = page.defaultView;
  const [top] = page.elementsFromPoint(4, innerHeight - 4).filter((element) => !isRoot(element));
  if (!top || style(top).position !== 'fixed' || opacity(top) === 0) return null;
  const { left, right, top: above, bottom } = box(top);
  return left <= 1 && above <= 1 && right >= innerWidth - 1 && bottom >= innerHeight - 1 ? top : null;
}

/** Removes the texts behind a dialog or a backdrop. */
function withoutCovered(texts, page) {
  const dialog = openDialog(page);
  if (dialog) return texts.filter((text) => text.view.page !== page || isIn(dialog, text.element));
  const cover = backdrop(page);
  if (!cover) return texts;
  return texts.filter((text) => {
    if (text.view.page !== page || isIn(cover, text.element)) return true;
    const { left, top, right, bottom } = text.area;
    const pile = page.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const depth = pile.indexOf(cover);
    return depth < 0 || pile.slice(0, depth).some((element) => isIn(text.element, element) || isIn(element, text.element)
      && !isIn(element, cover));
  });
}

/** Whether an element is in another one, through shadow trees. */
function isIn(outer, inner) {
  for (let at = inner; at; at = parent(at)) if (at === outer) return true;
  return false;
}
