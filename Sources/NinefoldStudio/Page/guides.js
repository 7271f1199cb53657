// Alignment while a view is dragged: with the edges and centers of its siblings, and with the edges, margins and
// center of its superview.

// Returns the places that a view can align with, on both axes. A span is where the line of a guide begins at
// least.
export function guidePlaces(frames, siblings, outer, margin) {
  const axes = [[], []];
  const add = (axis, at, [x, y, width, height]) =>
    axes[axis].push({ at, span: axis === 0 ? [y, y + height] : [x, x + width] });
  for (const id of siblings) {
    const frame = frames.get(id);
    if (!frame) continue;
    for (const axis of [0, 1]) for (const part of [0, 0.5, 1]) add(axis, frame[axis] + part * frame[axis + 2], frame);
  }
  for (const axis of [0, 1]) {
    for (const part of [0, 0.5, 1]) add(axis, outer[axis] + part * outer[axis + 2], outer);
    add(axis, outer[axis] + margin[axis], outer);
    add(axis, outer[axis] + outer[axis + 2] - margin[axis], outer);
  }
  return axes;
}

// Returns the distance by which a frame moves along an axis to align with the nearest place within reach, and
// the lines of all places with which it then aligns. Parts are the parts of the frame that move: 0 for the near
// edge, 0.5 for the center, 1 for the far edge.
export function alignment(frame, axis, places, parts, reach) {
  let best;
  for (const { at } of places) {
    for (const part of parts) {
      const distance = at - (frame[axis] + part * frame[axis + 2]);
      if (Math.abs(distance) <= reach && (best === undefined || Math.abs(distance) < Math.abs(best))) best = distance;
    }
  }
  if (best === undefined) return { distance: 0, lines: [] };
  const lines = new Map();
  const own = [frame[1 - axis], frame[1 - axis] + frame[3 - axis]];
  for (const { at, span } of places) {
    if (!parts.some(part => Math.abs(frame[axis] + best + part * frame[axis + 2] - at) < 0.26)) continue;
    const known = lines.get(at) ?? own;
    lines.set(at, [Math.min(known[0], span[0]), Math.max(known[1], span[1])]);
  }
  return {
    distance: best,
    lines: [...lines].map(([at, [from, to]]) => (axis === 0 ? [at, from, at, to] : [from, at, to, at])),
  };
}
