// The places of badges: on their line if there is room, else beside it, never over the views that they describe.

const overlap = ([x, y, width, height], [left, top, across, down]) =>
  Math.max(0, Math.min(x + width, left + across) - Math.max(x, left))
  * Math.max(0, Math.min(y + height, top + down) - Math.max(y, top));

const contains = (outer, inner) => outer[0] <= inner[0] && outer[1] <= inner[1]
  && outer[0] + outer[2] >= inner[0] + inner[2] && outer[1] + outer[3] >= inner[1] + inner[3];

// Returns the frames that a badge must not cover: those of the described views, without one around the other.
export function described(first, second) {
  if (!second) return [first];
  return [first, second].filter((frame, place, both) => !contains(frame, both[1 - place]) || contains(both[1 - place], frame));
}

// Returns the distance of a badge's center from the middle of its line. A badge has a width and a height, hard
// frames it must not cover, and soft ones it should not. In a narrow gap it goes beside the views, in line with
// the gap; views are the frames at both ends, and axis is that of the line.
export function badgeOffset([x, y], [width, height], { hard, soft, views, axis, unit }) {
  const room = [width / 2 + 5 * unit, height / 2 + 4 * unit];
  const candidates = [[0, 0, 0]];
  const across = 1 - axis;
  for (const edge of [
    Math.min(...views.map(view => view[across])) - room[across],
    Math.max(...views.map(view => view[across] + view[across + 2])) + room[across],
  ]) {
    const offset = [0, 0];
    offset[across] = edge - [x, y][across];
    candidates.push([...offset, 1.2]);
  }
  for (const radius of [1, 1.6, 2.4, 3.4, 5]) {
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = turn * Math.PI / 8;
      candidates.push([Math.cos(angle) * radius * room[0], Math.sin(angle) * radius * room[1], radius * 0.7]);
    }
  }
  let best;
  for (const [dx, dy, cost] of candidates) {
    const frame = [x + dx - width / 2 - unit, y + dy - height / 2 - unit, width + 2 * unit, height + 2 * unit];
    const sum = frames => frames.reduce((total, other) => total + overlap(frame, other), 0) / (width * height);
    const whole = cost + sum(hard) * 1000 + sum(soft) * 2;
    if (!best || whole < best.whole) best = { whole, offset: [dx, dy] };
    if (whole === 0) break;
  }
  return best.offset;
}
