// Rooms: texts grow in the live page until something breaks. All rows are tried at the same time: first with all their
// texts, then with one of each, and last with words that cannot break. Nothing is drawn meanwhile, and scripts of the
// page do not run.

const steps = 48;
const mostAlone = 24;

/** The screen as it is, with the room of each text. */
function probe(name) {
  const found = survey();
  const texts = found.texts.filter((text) => canGrow(text) && !isCut(text));
  const groups = alike(rowsOf(texts));
  const rows = groups.map(([first]) => first);
  const tables = tablesOf(texts);
  const restore = remember(texts);
  for (const text of texts) prepare(text);
  try {
    tryRows(rows.map((row) => ({ row, growing: row })), 'together');
    const tight = rows.filter(isTight);
    // A table gives the widths of its columns in its own way.
    const free = tight.filter((row) => contestOf(row) === row);
    tryEach(free, 'own', () => true, true);
    tryEach(tight, 'alone', () => true);
    for (const text of rows.flat()) if (needsWord(text)) prepareWord(text);
    tryEach(free.filter((row) => row.every((text) => text.isWord)), 'words', () => true, true);
    for (const text of rows.flat()) if (text.isWord) text.most = mostInWord;
    tryEach(rows, 'word', needsWord);
  } finally {
    for (const text of texts) if (read(text) !== text.before) write(text, text.before);
    restore();
    startPass();
  }
  for (const text of texts) measure(text);
  const positions = new Map(found.texts.map((text, position) => [text, position]));
  for (const text of found.texts) if (isCut(text)) text.room = roomLeft(text);
  for (const group of groups) {
    const [first] = group;
    for (const row of group) {
      const position = (other) => positions.get(row[first.indexOf(other)]);
      row.forEach((text, index) => { text.room = roomOf(first[index], first, position); });
    }
  }
  last = found;
  return screenOf(name, { ...found, tables });
}

function canGrow(text) {
  return text.nodes ? text.lines.length > 0 : text.attribute || text.role === 'popup' && optionNode(text);
}

/** Whether something breaks if all texts of a row grow, and may not if only one does. */
function isTight(row) {
  return row.length > 1 && row[0].together.why;
}

/** Whether it matters how long a word can be: if more lines break nothing, or if a second line is what breaks. */
function needsWord(text) {
  const { why, kind, lines, broken } = text.alone ?? text.together;
  return text.nodes && (why ? kind === 'wrapped' && broken === text && lines === 1 : lines > 1);
}

/**
 * Tries texts one by one: how far each can grow alone, at the same time only those that do not compete; or how far its
 * whole row can until this text breaks. What is beyond the limit stays unknown.
 */
function tryEach(rows, name, isTried, isWhole) {
  const contests = grouped(rows.flatMap((row) => row.filter(isTried).map((text) => ({
    row, contest: isWhole ? row : contestOf(row), from: isWhole && text.isWord ? 0 : levelOf(text),
    growing: isWhole ? row : [text], target: isWhole ? text : undefined,
  }))), ({ contest }) => contest);
  for (let number = 0; number < mostAlone; number += 1) {
    const trials = contests.filter((all) => number < all.length).map((all) => all[number]);
    if (!trials.length) return;
    tryRows(trials, name);
  }
}

/**
 * A level at which a text alone holds, because it did with others; a word does that is narrower than the lines or no
 * longer than another.
 */
function levelOf({ isWord, most, perLetter, space, longest, alone, together }) {
  if (!isWord) return together.level;
  const limit = (alone ?? together).why ? (alone ?? together).width : space;
  const perStep = most / steps;
  return min(steps, max(limit / perLetter / perStep * 0.9 | 0, ceil(longest / perStep)));
}

/** The size of a text at the level from which it is tried. */
function sizeAt({ isWord, most, perLetter, usual, together }, level) {
  if (!level) return usual;
  return isWord ? { width: level / steps * most * perLetter, lines: 1 } : together;
}

/** Finds by halving how far the texts of each trial can grow, from a level that holds, and stores it under a name. */
function tryRows(trials, name) {
  for (const trial of trials) {
    const { growing, from } = trial;
    trial.low = from ?? 0;
    trial.high = steps + 1;
    // The limit is often near what is known to hold, or far away.
    trial.jump = from === undefined ? steps : 1 + (from >> 3);
    trial.level = min(steps, trial.low + trial.jump);
    trial.held = growing.map((text) => sizeAt(text, from));
  }
  let open = trials;
  while (open.length) {
    for (const { growing, level } of open) for (const text of growing) grow(text, text.most * level / steps);
    judge(open);
    const going = [];
    for (const trial of open) {
      const { low, high, growing } = trial;
      if (high - low > 1) {
        trial.jump *= 4;
        trial.level = high > steps ? min(steps, low + trial.jump) : (low + high) >> 1;
        going.push(trial);
      } else {
        for (const text of growing) write(text, text.before);
      }
    }
    open = going;
  }
  for (const { growing, held, low: level, target, ...end } of trials) {
    if (target) target[name] = { held, why: end.why?.(target) };
    else growing.forEach((text, index) => {
      text[name] = { ...end, ...held[index], width: widthUpTo(text, held[index], end.bound), level, why: end.why?.(text) };
    });
  }
}

/** The width that a text can have: what held, or somewhat more if what broke tells how much was too much. */
function widthUpTo({ isWord, most, perLetter }, held, bound) {
  const step = most / steps * perLetter * (isWord ? 3 : 1.5);
  return (isWord || held.lines === 1) && bound > held.width && bound < held.width + step ? bound : held.width;
}

/** The width at which a text begins to break, if it grows alone and that follows from its problem; otherwise 0. */
function boundOf([text, ...others], broken) {
  const { kind, by } = broken.worse;
  if (others.length || text !== broken) return 0;
  return kind === 'wrapped' ? text.space : text.isWord || text.lines.length === 1 ? width(text.area) - by : 0;
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
    const broken = trial.row.find((text) => text.worse && (trial.target ?? text) === text);
    if (broken) {
      const { worse } = broken;
      trial.broken = broken;
      trial.kind = worse.kind;
      trial.bound = boundOf(trial.growing, broken);
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
  return kind !== 'not mirrored' && !hasProblem(text, kind);
}

function hasProblem(text, kind) {
  return text.problems.some((one) => one.kind === kind);
}

/** The size of a text: its widest line or, if it wraps, that of its block. */
function sizeOf(text) {
  const widest = max(...text.lines.map(width));
  const isWrapped = text.nodes && text.lines.length > 1;
  return { width: isWrapped ? max(widest, width(content(blockOf(text.element)))) : widest, lines: text.lines.length };
}

function isCut(text) {
  return hasProblem(text, 'cut');
}

/** The room of a text that is cut as it is: what people see of it. */
function roomLeft(text) {
  const why = text.problems.find((one) => one.kind === 'cut')?.why;
  if (!text.nodes) return { by: 'box', width: round(roomInside(text)), lines: 1, why };
  const seen = text.lines.filter((line) => (line.top + line.bottom) / 2 < text.clip.bottom);
  return { by: 'box', width: round(width(common(text.area, text.clip))), lines: max(1, seen.length), why };
}

/** The room of a text, after all trials. */
function roomOf(text, row, position) {
  const { together, own, word, words } = text;
  const room = { by: 'probe' };
  const alone = text.alone ?? (together.why && row.length > 1 ? null : together);
  if (!alone) return room;
  // If lines may be added, only a word has a limit.
  const isOpen = word && !alone.why;
  const { why: reason, width: most, lines, broken } = isOpen ? word : alone;
  if (reason) {
    Object.assign(room, { width: round(most), lines: isOpen ? undefined : lines, why: reason });
    if (broken !== text) room.breaks = position(broken);
  }
  if (isOpen) return room;
  if (word) room.word = round(word.width);
  // What is broken anyway, such as what is beyond the part that people see before they scroll, takes nothing from others.
  const rivals = row.filter((one) => !hasProblem(one, together.kind));
  if (!together.why || rivals.length < 2 || !rivals.includes(text)) return room;
  // Texts that grow one by one may show more room than all at once.
  const sums = rivals.map((other) => rivals.reduce((sum, one) => (
    sum + (one === other ? one.alone ?? one.usual : one.usual).width), 0));
  const sumOf = ({ held }) => rivals.reduce((sum, one) => sum + held[row.indexOf(one)].width, 0);
  const first = { held: row.map((one) => one.together) };
  const sum = max(sumOf(own?.why ? own : first), ...sums);
  const neighbours = rivals.filter((other) => other !== text).map(position);
  const breaksTogether = own?.why || together.broken === text ? undefined : position(together.broken);
  const wordsTogether = words?.why ? round(sumOf(words)) : undefined;
  const why = room.why ?? own?.why ?? together.why;
  return { ...room, why, neighbours, together: round(sum), breaksTogether, wordsTogether };
}
