// The kinds of keys, as the app's code or their names tell them: buttons, tabs, titles.

/** The kinds, each with the words in the name of a key that stand for it. */
const kindWords = {
  Button: ['button', 'btn', 'action', 'cta'],
  Tab: ['tab', 'tabs', 'nav', 'navigation'],
  Menu: ['menu', 'menuitem', 'popup'],
  Title: ['title', 'header', 'heading', 'headline'],
  Label: ['label', 'caption', 'field', 'textfield', 'name'],
  Hint: ['hint', 'placeholder', 'prompt', 'tooltip'],
  Message: ['message', 'msg', 'description', 'summary', 'subtitle', 'body', 'text', 'error', 'warning', 'alert', 'toast', 'snackbar'],
};
const kindOfWord = new Map(Object.entries(kindWords).flatMap(([kind, words]) => words.map((word) => [word, kind])));

/** The longest source text of a short text, in points: about twenty characters. */
const mostShort = 160;

/** The kind of a key: by its role in the code; or by the last word that names one, in the class of its view or in its name; or by its length. */
function kindOf(key) {
  if (key.role) return sentence(key.role);
  const word = kindWordOf(key);
  return word ? kindOfWord.get(word) : widthsOf(key)[0] <= mostShort ? 'Short text' : 'Long text';
}

/** The last word that names a kind; undefined if there is none, or if the key is a text itself. */
function kindWordOf(key) {
  // Keys of a storyboard are random; its comments name the class.
  const view = /Class = "(?:NS|UI)(\w+?)(?:Cell)?"/.exec(key.comment || '');
  const words = (view ? view[1] : key.key).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z]+/);
  const isText = /\s/.test(key.key) || key.key === key.source.text;
  return !view && isText ? undefined : words.reverse().find((one) => kindOfWord.has(one));
}
