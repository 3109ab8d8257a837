// Rooms: texts grow in the live page until something breaks. All rows are tried at the same time: first with all their
// texts, then with one of each. Nothing is drawn meanwhile, and scripts of the page do not run.

const steps = 32;
const mostAlone = 12;
const harmless = ['scrolls', 'not mirrored'];

/** The screen as it is, with the room of each text. */
function probe(name) {
  const found = survey();
  const texts = found.texts.filter((text) => canGrow(text) && !isCut(text));
  const rows = rowsOf(texts);
  const restore = remember(texts);
  for (const text of texts) prepare(text);
  try {
    tryRows(rows.map((row) => ({ row, growing: row })), 'together');
    tryAlone(rows.filter(isTight), 'alone', () => true);
    for (const text of texts) if (needsWord(text)) prepareWord(text);
    tryAlone(rows, 'word', needsWord);
  } finally {
    for (const text of texts) if (read(text) !== text.before) write(text, text.before);
    restore();
    startPass();
  }
  for (const text of texts) measure(text);
  const positions = new Map(found.texts.map((text, position) => [text, position]));
  for (const text of found.texts) if (isCut(text)) text.room = roomLeft(text);
  for (const row of rows) for (const text of row) text.room = roomOf(text, row, positions);
  last = found;
  return screenOf(name, found);
}

function canGrow(text) {
  return text.nodes ? text.lines.length > 0 : text.attribute || text.role === 'popup' && optionNode(text);
}

/** Whether something breaks if all texts of a row grow. */
function isTight(row) {
  return row.some((text) => text.together.why);
}

/** Whether it matters how long a word can be: if more lines break nothing, or if a second line is what breaks. */
function needsWord(text) {
  const { why, kind, lines, broken } = text.alone ?? text.together;
  return text.nodes?.length === 1 && (why ? kind === 'wrapped' && broken === text && lines === 1 : lines > 1);
}

/** Tries texts one by one; at the same time only those that do not compete. What is beyond the limit stays unknown. */
function tryAlone(rows, name, isTried) {
  const contests = new Map();
  for (const row of rows) {
    const contest = contestOf(row);
    if (!contests.has(contest)) contests.set(contest, []);
    for (const text of row) if (isTried(text)) contests.get(contest).push({ row, growing: [text], from: levelOf(text) });
  }
  for (let number = 0; number < mostAlone; number += 1) {
    const trials = [...contests.values()].filter((all) => number < all.length).map((all) => all[number]);
    if (!trials.length) return;
    tryRows(trials, name);
  }
}

/** A level at which a text alone holds, because it did with others, or because it is no wider than it was. */
function levelOf({ isWord, text, most, usual, alone, together }) {
  if (!isWord) return together.level;
  return alone?.why ? Math.min(steps, alone.width / usual.width * text.length / most * steps) * 0.9 | 0 : 0;
}

/** Finds by halving how far the texts of each trial can grow, from a level that holds, and stores it under a name. */
function tryRows(trials, name) {
  for (const trial of trials) {
    const { growing, from } = trial;
    trial.low = from ?? 0;
    trial.high = steps + 1;
    // The limit is often near what is known to hold.
    trial.jump = from === undefined ? steps : 1;
    trial.level = trial.low + trial.jump;
    trial.held = growing.map((text) => from ? text.alone ?? text.together : text.usual);
  }
  let open = trials;
  while (open.length) {
    for (const { growing, level } of open) for (const text of growing) grow(text, text.most * level / steps);
    judge(open);
    const going = [];
    for (const trial of open) {
      const { low, high, growing } = trial;
      if (high - low > 1) {
        trial.jump *= 2;
        trial.level = high > steps ? Math.min(steps, low + trial.jump) : (low + high) >> 1;
        going.push(trial);
      } else {
        for (const text of growing) write(text, text.before);
      }
    }
    open = going;
  }
  for (const { growing, held, low: level, ...end } of trials) {
    growing.forEach((text, index) => { text[name] = { ...end, ...held[index], level, why: end.why?.(text) }; });
  }
}

/** Measures the rows of trials, and notes which hold. */
function judge(trials) {
  startPass();
  const texts = trials.flatMap((trial) => trial.row);
  for (const trial of trials) for (const text of trial.row) text.trial = trial;
  for (const text of texts) measure(text);
  for (const text of texts) text.worse = problemsOf(text).find((one) => isWorse(text, one)) ?? null;
  findOverlaps(texts, (text, other, edges) => {
    // Other rows grow, too, more than they would in any language.
    if (text.trial !== other.trial) return;
    const one = problem('overlap', width(edges), 'it lies on another text');
    if (!text.worse && isWorse(text, one)) text.worse = one;
  });
  for (const trial of trials) {
    const broken = trial.row.find((text) => text.worse);
    if (broken) {
      const { worse } = broken;
      trial.broken = broken;
      trial.kind = worse.kind;
      trial.why = (text) => text === broken ? worse.why : `'${broken.text.slice(0, 40)}' breaks beside it: ${worse.why}`;
      trial.high = trial.level;
    } else {
      trial.held = trial.growing.map(sizeOf);
      trial.low = trial.level;
    }
  }
}

/** Whether a problem is of a kind that a text does not have anyway. */
function isWorse(text, { kind }) {
  return !harmless.includes(kind) && !text.problems.some((one) => one.kind === kind);
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
  const { together, word } = text;
  const room = { by: 'probe' };
  const alone = text.alone ?? (together.why ? null : together);
  if (!alone) return room;
  if (word && !alone.why) return word.why ? { ...room, width: round(word.width), why: word.why } : room;
  if (word) room.word = round(word.width);
  if (alone.why) {
    Object.assign(room, { width: round(alone.width), lines: alone.lines, why: alone.why });
    if (alone.broken !== text) room.breaks = positions.get(alone.broken);
  }
  if (!together.why || row.length === 1) return room;
  // Texts that grow one by one may show more room than all at once.
  const sums = row.map((other) => row.reduce((sum, one) => sum + (one === other ? one.alone ?? one.usual : one.usual).width, 0));
  const sum = Math.max(row.reduce((all, one) => all + one.together.width, 0), ...sums);
  const neighbours = row.filter((other) => other !== text).map((other) => positions.get(other));
  const breaksTogether = together.broken === text ? undefined : positions.get(together.broken);
  return { ...room, why: room.why ?? together.why, neighbours, together: round(sum), breaksTogether };
}
