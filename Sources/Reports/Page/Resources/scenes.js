// The scenes of the app's layouts: their list is parsed at once, their drawings when shown.

const sceneLines = element('report-screens') ? lines('report-screens') : [];
const wires = Object.assign(
  { languages: [], views: [], roles: [], looks: [], styles: [], leftOut: [] },
  JSON.parse(sceneLines[0] || '{}'));
const drawingLines = sceneLines.length > 0 ? lines('report-drawings') : [];
const scenes = sceneLines.slice(1).map((line, index) => {
  const scene = { index, document: '', breaks: '', roles: '', keys: [], ...JSON.parse(line) };
  scene.tags = decodeNumbers(scene.languages || '').map((number) => wires.languages[number]);
  scene.views = decodeNumbers(scene.views || '').map((number) => ({ device: wires.views[number][0], size: wires.views[number][1] }));
  scene.breaks = decodeNumbers(scene.breaks);
  scene.roles = decodeNumbers(scene.roles).map((number) => wires.roles[number]);
  return scene;
});

/** The names of scenes in the address: of scenes with the same name, all but the first have a number. */
const sceneNames = new Map();
for (const scene of scenes) {
  scene.id = scene.name;
  for (let number = 2; sceneNames.has(scene.id); number += 1) scene.id = `${scene.name} ${number}`;
  sceneNames.set(scene.id, scene);
}

/** The devices on which people see a scene. */
function devicesOf(scene) {
  return [...new Set(scene.views.map(({ device }) => device))];
}

// People tell screens of one name apart by their sizes.
const devicesOfNames = new Map();
for (const scene of scenes) {
  devicesOfNames.set(scene.name, new Set([...(devicesOfNames.get(scene.name) || []), ...devicesOf(scene)]));
}
for (const scene of scenes) {
  const [size, ...others] = devicesOf(scene);
  const isTold = others.length === 0 && devicesOfNames.get(scene.name).size > 1;
  scene.title = isTold ? `${scene.name}, ${size}` : scene.name;
}

/** The scenes that show a key. */
const scenesOfKeys = new Map();
for (const scene of scenes) {
  for (const key of new Set(scene.keys)) {
    if (typeof key !== 'number' || key < 0) continue;
    if (!scenesOfKeys.has(key)) scenesOfKeys.set(key, []);
    scenesOfKeys.get(key).push(scene);
  }
}

const sourceTag = wires.languages[0] || report.source;
/** The languages of the scenes: the source, the others in the order of the report, and the pseudo-locales. */
const sceneTags = (() => {
  const order = [...report.locales, ...report.pseudolocales].map(({ tag }) => tag);
  const rank = (tag) => (tag === sourceTag ? -1 : order.includes(tag) ? order.indexOf(tag) : order.length);
  return [...wires.languages].sort((one, other) => rank(one) - rank(other));
})();
/** The devices to choose from; a scene with a size of its own has only that. */
const sceneDevices = [...new Set(scenes.map(devicesOf).filter((devices) => devices.length > 1).flat())];
/** The text sizes to choose from; empty for the default one. */
const sceneSizes = [...new Set(scenes.flatMap(({ views }) => views.map(({ size }) => size)))].sort();

/** The position of the view of a scene that is closest to a device and a text size. */
function viewAt(scene, { device, size }) {
  const { views } = scene;
  const tests = [(view) => view.device === device && view.size === size, (view) => view.device === device && view.size === '',
    (view) => view.size === size, () => true];
  return tests.map((test) => views.findIndex(test)).find((at) => at >= 0);
}

let photoLines = null;

/** The picture of a scene in a language: its address, and its height as a share of its width; null if there is none. */
function photoOf(scene, tag) {
  photoLines ??= element('report-photos') ? lines('report-photos') : [];
  const photo = JSON.parse(photoLines[scene.index] || 'null')?.[scene.tags.indexOf(tag)];
  return photo ? { href: `data:image/png;base64,${photo[0]}`, share: photo[1] } : null;
}

/** How many texts of a scene break in a language at a view. */
function breaksIn(scene, tag, view) {
  const at = scene.tags.indexOf(tag);
  return at < 0 ? 0 : scene.breaks[at * scene.views.length + view];
}

/** The text of a slot of a scene in a language. */
function sceneText(scene, slot, tag) {
  const at = Math.max(0, scene.tags.indexOf(tag));
  const own = parsedScene(scene).texts.find(([language, place]) => language === at && place === slot);
  const key = keys[scene.keys[slot]];
  return own ? own[2] : key ? textIn(key, tag) : '';
}

/** The text of a key in a language, or in the source language if it is not translated. */
function textIn(key, tag) {
  const cell = [...key.cells, ...key.pseudo].find((one) => one && one.locale === tag && one.text !== undefined);
  return (cell || key.source).text || '';
}

// What is the same in all languages is parsed once.
const parsedScenes = new Map();

/** The boxes, slots, lines and drawings of a scene. */
function parsedScene(scene) {
  if (parsedScenes.has(scene)) return parsedScenes.get(scene);
  const data = { tabs: 1, bar: 0, edges: [], lines: [], texts: [], drawings: [], ...JSON.parse(drawingLines[scene.index]) };
  const read = numberReader(data.parts);
  const parts = [];
  while (!read.isAtEnd()) {
    const [parent, look] = [read.next(), read.next()];
    parts.push({ parent, look: look >> 1, clips: look % 2 === 1, tabs: data.tabs > 1 ? read.next() : 1 });
  }
  const slots = [];
  const readSlot = numberReader(data.slots || '');
  while (!readSlot.isAtEnd()) {
    const part = readSlot.next() - 1;
    if (part < 0) slots.push(null);
    else {
      const [look, style] = [readSlot.next(), readSlot.next()];
      slots.push({ part, look, style: style >> 1, isAtTop: style % 2 === 1, room: readSlot.frame() });
    }
  }
  const parsed = { ...data, parts, slots };
  parsedScenes.set(scene, parsed);
  return parsed;
}

/** Reads the numbers of a text one after the other. */
function numberReader(text) {
  const numbers = decodeNumbers(text);
  let at = 0;
  const next = () => {
    at += 1;
    return numbers[at - 1];
  };
  const signed = () => {
    const number = next();
    return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
  };
  const take = (count) => Array.from({ length: count }, next);
  const frame = () => [signed(), signed(), signed(), signed()];
  return { next, signed, take, frame, isAtEnd: () => at >= numbers.length };
}

/** A drawing of a scene in points: its frames, its texts, and the height of each tab. The format is in PageScene.swift. */
function readDrawing(parsed, language, view) {
  const data = parsed.drawings[language]?.[view];
  if (!data) return null;
  const first = parsed.drawings[0].findIndex(Boolean);
  const base = language > 0 ? readDrawing(parsed, 0, view) : view !== first ? readDrawing(parsed, 0, first) : null;
  const read = numberReader(data);
  const flags = read.next();
  const heights = flags & 2 ? read.take(parsed.tabs).map((height) => height / 2) : [];
  const frames = base ? base.frames.map((frame) => [...frame]) : parsed.parts.map(() => [0, 0, 0, 0]);
  let at = 0;
  for (let count = read.next(); count > 0; count -= 1) {
    at += read.next();
    const mask = read.next();
    for (let value = 0; value < 4; value += 1) if (mask & (1 << value)) frames[at][value] += read.signed() / 2;
    at += 1;
  }
  const texts = Array.from({ length: read.next() }, () => {
    const [slot, sum, line] = [read.next(), read.next(), read.next()];
    const own = sum >= 9 ? read.frame() : null;
    const place = parsed.slots[slot];
    const room = place && (own || place.room).map((value, index) => value / 2 + frames[place.part][index]);
    return { slot, isHidden: !place, side: sum % 3, state: ['whole', 'cut', 'breaking'][Math.floor(sum / 3) % 3], line, room };
  });
  const [, , width, height] = frames[0];
  return { isMirrored: (flags & 1) === 1, frames, texts, width, height, heights: heights.length > 0 ? heights : Array(parsed.tabs).fill(height) };
}

/** The lines of a text as glyphs, with their metrics. */
function readLines(data) {
  const read = numberReader(data);
  const header = read.next();
  const scale = header & 2 ? read.next() / 1000 : 1;
  const [size, lineHeight, ascent, letters, tracking] = report.metrics[header >> 2];
  const metrics = { size: size * scale, lineHeight, ascent, letters, tracking };
  const found = [];
  while (!read.isAtEnd()) {
    const glyphs = read.take(read.next());
    found.push({ glyphs, width: widthOf(glyphs, metrics) });
  }
  return { rtl: (header & 1) === 1, metrics, lines: found };
}
