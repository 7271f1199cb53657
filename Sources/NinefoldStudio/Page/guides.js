// Alignment while a view is dragged: with the edges and centers of its siblings and of its superview, and at the
// standard distances from their edges.

// Interface Builder's distances: between views, and from the edges of a view and of a screen.
const spacings = [8, 16, 20];

// Returns the places that a view can align with, on both axes. A span is where the line of a guide begins at
// least. A place at a distance has the edge from which it is measured, and the part of the view that it is for:
// the edge that faces it.
export function guidePlaces(frames, siblings, outer) {
  const axes = [[], []];
  const add = (axis, at, [x, y, width, height], distance) =>
    axes[axis].push({ at, span: axis === 0 ? [y, y + height] : [x, x + width], ...distance });
  const addSpacings = (axis, edge, sign, frame) => {
    for (const length of spacings) add(axis, edge + sign * length, frame, { edge, part: sign === 1 ? 0 : 1 });
  };
  for (const id of siblings) {
    const frame = frames.get(id);
    if (!frame) continue;
    for (const axis of [0, 1]) {
      for (const part of [0, 0.5, 1]) add(axis, frame[axis] + part * frame[axis + 2], frame);
      addSpacings(axis, frame[axis] + frame[axis + 2], 1, frame);
      addSpacings(axis, frame[axis], -1, frame);
    }
  }
  for (const axis of [0, 1]) {
    for (const part of [0, 0.5, 1]) add(axis, outer[axis] + part * outer[axis + 2], outer);
    addSpacings(axis, outer[axis], 1, outer);
    addSpacings(axis, outer[axis] + outer[axis + 2], -1, outer);
  }
  return axes;
}

// Returns the distance by which a frame moves along an axis to align with the nearest place within reach, the
// lines of all places with which it then aligns, and the gaps that then have a standard length. Parts are the parts
// of the frame that move: 0 for the near edge, 0.5 for the center, 1 for the far edge.
export function alignment(frame, axis, places, parts, reach) {
  const own = [frame[1 - axis], frame[1 - axis] + frame[3 - axis]];
  const distance = ({ at }, part) => at - (frame[axis] + part * frame[axis + 2]);
  // A distance counts only to what lies beside the frame. It holds a view less than an edge does, since there are
  // many of them.
  const isFor = (place, part) => place.part === undefined
    || place.part === part && own[0] < place.span[1] && place.span[0] < own[1];
  let best;
  for (const place of places) {
    const limit = place.part === undefined ? reach : reach / 2;
    for (const part of parts) {
      const found = distance(place, part);
      if (Math.abs(found) > limit || !isFor(place, part)) continue;
      if (best === undefined || Math.abs(found) < Math.abs(best)) best = found;
    }
  }
  if (best === undefined) return { distance: 0, lines: [], gaps: [] };
  const lines = new Map();
  const gaps = new Map();
  for (const place of places) {
    if (!parts.some(part => isFor(place, part) && Math.abs(distance(place, part) - best) < 0.26)) continue;
    const { at, edge, span } = place;
    if (edge === undefined) {
      const known = lines.get(at) ?? own;
      lines.set(at, [Math.min(known[0], span[0]), Math.max(known[1], span[1])]);
    } else if (!gaps.has(at)) {
      gaps.set(at, [edge, (Math.max(own[0], span[0]) + Math.min(own[1], span[1])) / 2]);
    }
  }
  return {
    distance: best,
    lines: [...lines].map(([at, [from, to]]) => (axis === 0 ? [at, from, at, to] : [from, at, to, at])),
    gaps: [...gaps].map(([at, [edge, across]]) => (axis === 0 ? [edge, across, at, across] : [across, edge, across, at])),
  };
}
