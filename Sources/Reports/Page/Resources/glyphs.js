// Glyphs: each shape is added to the page once, when first needed, and referenced wherever it occurs.

const shapeCount = shelf.shapes.length / 2;
const shapeMade = new Uint8Array(shapeCount);

/** Adds a shape to the page, unless it is there, and returns whether it has ink. */
function ensureShape(shape) {
  if (shapeMade[shape] === 0) {
    const ink = shelf.shapes[shape * 2 + 1];
    shapeMade[shape] = ink === 0 ? 1 : 2;
    if (typeof ink === 'string') {
      element('glyphs').append(draw('path', { id: `g${shape}`, d: ink }));
    } else if (ink !== 0) {
      const [png, x, y, width, height] = ink;
      element('glyphs').append(draw('image', {
        id: `g${shape}`, href: `data:image/png;base64,${png}`, x, y, width, height, preserveAspectRatio: 'none',
      }));
    }
  }
  return shapeMade[shape] === 2;
}

/** The space after a glyph, in points. */
function spacingAfter(spacing, metrics) {
  return (spacing & 1 ? metrics.letters : 0) + (spacing & 2 ? metrics.tracking : 0);
}

/** The total width of glyphs in a row, in points. */
function widthOf(glyphs, metrics) {
  return glyphs.reduce((width, number) => {
    const units = shelf.fonts[shelf.shapes[shelf.placed[number * 5] * 2]].units;
    return width + shelf.placed[number * 5 + 1] * metrics.size / units
      + spacingAfter(shelf.placed[number * 5 + 4], metrics);
  }, 0);
}

/**
 * Draws glyphs from left to right, the first at x = 0 on the baseline: one run per font, in font units, so that places are
 * exact sums of advances. Glyphs entirely before `from` or after `to` are omitted.
 */
function drawGlyphs(glyphs, metrics, from, to) {
  const line = draw('g', { class: 'line' });
  let run = null;
  let font = -1;
  let scale = 0;
  let start = 0;
  let across = 0;
  let spacing = 0;
  for (const number of glyphs) {
    const at = number * 5;
    const shape = shelf.placed[at];
    if (shelf.shapes[shape * 2] !== font) {
      start += across * scale + spacing;
      across = 0;
      spacing = 0;
      font = shelf.shapes[shape * 2];
      scale = metrics.size / shelf.fonts[font].units;
      run = draw('g', { class: 'run', transform: `translate(${start} 0) scale(${scale})` });
      line.append(run);
    }
    const place = start + across * scale + spacing;
    // Ink may extend a little beyond the glyph's advance.
    const isSeen = place < to + metrics.size && place + shelf.placed[at + 1] * scale > from - metrics.size;
    if (isSeen && ensureShape(shape)) {
      const x = across + shelf.placed[at + 2] + spacing / scale;
      run.append(draw('use', { href: `#g${shape}`, x, y: -shelf.placed[at + 3] }));
    }
    across += shelf.placed[at + 1];
    spacing += spacingAfter(shelf.placed[at + 4], metrics);
  }
  line.dataset.width = start + across * scale + spacing;
  return line;
}
