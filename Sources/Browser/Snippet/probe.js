// Rooms: texts grow in the live page until something breaks. All rows are tried at the same time: first with all their
// texts, then with one of each. Nothing is drawn meanwhile, and scripts of the page do not run.

const steps = 32;
const mostAlone = 8;
const harmless = ['scrolls', 'not mirrored'];

/** The screen as it is, with the room of each text. */
function probe(name) {
  const found = survey();
  const texts = found.texts.filter((text) => (text.nodes ? text.lines.length : text.attribute) && !isCut(text));
  const rows = rowsOf(texts);
  const restore = remember(texts);
  for (const text of texts) prepare(text);
  try {
    tryRows(rows.map((row) => ({ row, growing: row })), 'together');
    const tight = rows.filter((row) => row.some((text) => text.together.why));
    const most = Math.min(mostAlone, Math.max(0, ...tight.map((row) => row.length)));
    for (let number = 0; number < most; number += 1) {
      tryRows(tight.filter((row) => number < row.length).map((row) => ({ row, growing: [row[number]] })), 'alone');
    }
  } finally {
    for (const text of texts) if (read(text) !== text.before) write(text, text.before);
    restore();
    startPass();
  }
  for (const text of texts) measure(text);
  const positions = new Map(found.texts.map((text, position) => [text, position]));
  for (const text of found.texts) if (isCut(text) || text.role === 'popup') text.room = roomLeft(text);
  for (const row of rows) for (const text of row) text.room = roomOf(text, row, positions);
  last = found;
  return screenOf(name, found);
}

/** Finds by halving how far the texts of each trial can grow, and stores it in them under a name. */
function tryRows(trials, name) {
  for (const trial of trials) {
    trial.low = 0;
    trial.high = steps + 1;
    trial.held = trial.growing.map((text) => text.usual);
  }
  let open = trials;
  for (let level = steps; open.length; level = null) {
    for (const trial of open) {
      trial.level = level ?? (trial.low + trial.high) >> 1;
      for (const text of trial.growing) grow(text, text.most * trial.level / steps);
    }
    judge(open);
    const [going, done] = [[], []];
    for (const trial of open) (trial.high - trial.low > 1 ? going : done).push(trial);
    for (const trial of done) for (const text of trial.growing) write(text, text.before);
    open = going;
  }
  for (const { growing, held, why } of trials) {
    growing.forEach((text, index) => { text[name] = { ...held[index], why: why?.(text) }; });
  }
}

/** Measures the rows of trials, and notes which hold. */
function judge(trials) {
  startPass();
  const texts = trials.flatMap((trial) => trial.row);
  for (const text of texts) measure(text);
  for (const text of texts) text.worse = problemsOf(text).find((one) => isWorse(text, one)) ?? null;
  findOverlaps(texts, (text, other, edges) => {
    const one = problem('overlap', width(edges), 'it lies on another text');
    if (!text.worse && isWorse(text, one)) text.worse = one;
  });
  for (const trial of trials) {
    const broken = trial.row.find((text) => text.worse);
    if (broken) {
      const { worse } = broken;
      trial.why = (text) => text === broken ? worse.why : `'${broken.text.slice(0, 40)}' breaks beside it: ${worse.why}`;
      trial.high = trial.level;
    } else {
      trial.held = trial.growing.map(sizeOf);
      trial.low = trial.level;
    }
  }
}

function isWorse(text, { kind, by }) {
  const known = text.problems.find((one) => one.kind === kind);
  return !harmless.includes(kind) && (!known || by > known.by + 1.5);
}

/** The size of a text: its widest line or, if it wraps, that of its block. */
function sizeOf(text) {
  const widest = Math.max(...text.lines.map(width));
  const isWrapped = text.nodes && text.lines.length > 1;
  return { width: isWrapped ? Math.max(widest, width(content(blockOf(text.element)))) : widest, lines: text.lines.length };
}

function isCut(text) {
  return text.problems.some((one) => one.kind === 'cut');
}

/** The room of a text that is cut as it is: what people see of it. */
function roomLeft(text) {
  const why = text.problems.find((one) => one.kind === 'cut')?.why;
  if (!text.nodes) return { by: 'box', width: round(roomInside(text)), lines: 1, why };
  const seen = text.lines.filter((line) => (line.top + line.bottom) / 2 < text.clip.bottom);
  return { by: 'box', width: round(width(common(text.area, text.clip))), lines: Math.max(1, seen.length), why };
}

/** The room of a text, after all trials. */
function roomOf(text, row, positions) {
  const { together, alone = together } = text;
  const room = { by: 'probe' };
  if (alone.why || alone.lines > 1) room.width = round(alone.width);
  if (alone.why) Object.assign(room, { lines: alone.lines, why: alone.why });
  if (!together.why || row.length === 1) return room;
  const sum = row.reduce((all, other) => all + other.together.width, 0);
  const neighbours = row.filter((other) => other !== text).map((other) => positions.get(other));
  return { ...room, why: room.why ?? together.why, neighbours, together: round(sum) };
}
