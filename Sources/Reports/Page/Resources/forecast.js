// Forecasts for missing translations: the maximum widths of 50, 75, 90, 95 and 99 % of translations.

/** The maximum need of shares of translations at the current text size. */
function sharesOf(cell, room) {
  const usual = room && room.grows && (isWidth(cell.unit) || cell.unit === 'lines') ? room.usual : [];
  const sizes = usual.map((metrics) => report.metrics[metrics][0]);
  const growth = sizes.length > state.step ? sizes[state.step] / sizes[0] : 1;
  const shares = [];
  for (let index = 0; index < cell.shares.length; index += 2) {
    shares.push({ share: cell.shares[index], need: cell.shares[index + 1] * growth });
  }
  return shares;
}

/** The maximum need of 95 % of translations and the available room at the current text size. */
function forecastOf(cell, room) {
  if (cell.has === undefined) return null;
  const share = sharesOf(cell, room).find((one) => one.share === 0.95);
  const need = share ? share.need : cell.need;
  if (cell.unit !== 'lines') return { need, has: cell.has, unit: cell.unit };
  const metrics = room && report.metrics[room.usual[state.step]];
  const limit = room && metrics ? lineLimitOf(room, metrics[1]) : Infinity;
  return { need: Math.ceil(need - 0.001), has: isFinite(limit) ? limit : cell.has, unit: 'lines' };
}

/** Draws bars against the edge of the box; a count is drawn as if its limit were 160 points. */
function drawForecast(cell, room) {
  const shares = sharesOf(cell, room);
  const isWide = isWidth(cell.unit);
  const has = isWide && room && room.width !== undefined ? room.width : cell.has || 0;
  const scale = isWide || has <= 0 ? 1 : 160 / has;
  const box = has * scale;
  const usual = room && room.usual[state.step] !== undefined ? report.metrics[room.usual[state.step]][1] : 20;
  const height = Math.max(14, Math.min(usual, 40));
  const reach = Math.max(0, ...shares.map((share) => share.need).filter(Number.isFinite)) * scale;
  const width = Math.min(Math.max(box, reach), widestPicture(box));
  const mirror = (x, wide) => (cell.rtl ? width - x - wide : x);
  const svg = draw('svg', {
    class: 'picture quantiles', width: width * state.zoom, height: (height + 12) * state.zoom,
    viewBox: `0 0 ${width} ${height + 12}`, 'aria-hidden': 'true', focusable: 'false',
  });
  for (const { share, need } of [...shares].reverse()) {
    const wide = Math.min(need * scale, width);
    const rank = Math.round(share * 100);
    svg.append(draw('rect', { class: `share s${rank}`, x: mirror(0, wide), y: 0, width: wide, height }));
  }
  svg.append(draw('rect', { class: 'edge', x: mirror(0, box), y: 0, width: box, height }));
  const edge = mirror(box, 0);
  svg.append(draw('line', { class: 'limit', x1: edge, x2: edge, y1: 0, y2: height }));
  let free = -Infinity;
  for (const { share, need } of shares) {
    const x = need * scale;
    // Skips marks that would overlap the previous one.
    if (x > width || x - free < 22) continue;
    free = x;
    const at = Math.min(Math.max(mirror(x, 0), 8), width - 8);
    const mark = draw('text', { class: 'mark', x: at, y: height + 10, 'text-anchor': 'middle' });
    mark.textContent = `${Math.round(share * 100)}%`;
    svg.append(mark);
  }
  return { svg, width, isAtLeft: cell.rtl, isFaded: reach > width };
}
