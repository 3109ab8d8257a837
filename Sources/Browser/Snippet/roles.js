// What a text is for people.

const roles = [
  ['button', 'button, summary, [role=button], input[type=submit], input[type=button], input[type=reset]'],
  ['tab', '[role=tab]'],
  ['menu item', '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio]'],
  ['column header', 'th, [role=columnheader]'],
  ['heading', 'h1, h2, h3, h4, h5, h6, [role=heading]'],
  ['label', 'label, legend'],
  ['link', 'a[href], [role=link]'],
];

const oneLine = ['button', 'tab', 'menu item', 'column header', 'label', 'popup'];
const bars = 'nav, [role=navigation], [role=menubar], [role=tablist], [role=toolbar]';

/** The role of a text in an element. */
function roleOf(element) {
  const near = closest(element, roles.map(([, selector]) => selector).join());
  if (!near) return 'other';
  const role = roles.find(([, selector]) => near.matches(selector))[0];
  if (role !== 'label' || !near.control) return role;
  return { checkbox: 'checkbox', radio: 'radio button' }[near.control.type] ?? role;
}

/** Whether a text belongs on one line: that of a control, but not a description that is one as a whole. */
function isOneLine(text) {
  return text.text.length <= 60
    && (oneLine.includes(text.role) || text.role === 'link' && Boolean(closest(text.element, bars)));
}
