// Drags a view with a stored frame, its handles, or a constraint's constant. While the pointer moves, the
// server computes previews. The drop makes one edit, and Escape cancels.
import { axisOf } from "./canvas.js";
import { alignment, guidePlaces } from "./guides.js";
import { post } from "./server.js";

const reach = 6;  // The distance in pixels within which a view aligns.

const rounded = number => Math.round(number * 2) / 2;

export class Dragging {
  constructor(canvas) {
    this.canvas = canvas;
  }

  get studio() { return this.canvas.studio; }

  get isBusy() { return this.drag !== undefined; }

  // What can be dragged

  beginConstant(event, entry) {
    this.studio.select(entry.id);
    const axis = axisOf(entry.firstAttribute);
    const sign = this.sign(entry);
    const from = entry.constant;
    this.begin(event, (dx, dy) => [{
      action: "set", object: entry.id, path: "constant", place: "canvas", sizeClass: entry.row,
      value: String(rounded(from + sign * (axis === 0 ? dx : dy))),
    }]);
  }

  // A constant is measured from the second item. If the first item contains the second, the sign is reversed.
  sign(entry) {
    for (let above = this.studio.object(entry.secondItem); above; above = this.studio.object(above.parent)) {
      if (above.id === entry.firstItem && entry.secondItem !== entry.firstItem) return -1;
    }
    return 1;
  }

  beginFrame(event, id, handle) {
    const steps = this.frameSteps(id, handle);
    if (steps) this.begin(event, steps);
  }

  // Returns the edit that moves a view, or that moves the handle at a fraction of its width and height.
  frameSteps(id, handle) {
    const object = this.studio.object(id);
    const frame = this.canvas.frames.get(id);
    if (!frame || !object) return undefined;
    if (!object.isFramed || !this.canvas.frames.has(object.parent)) return undefined;
    const outer = this.canvas.frames.get(object.parent) ?? [0, 0];
    const [x, y, width, height] = [frame[0] - outer[0], frame[1] - outer[1], frame[2], frame[3]];
    const places = this.places(object, outer);
    return (dx, dy, aligns) => {
      if (aligns) [dx, dy] = this.aligned([frame[0], frame[1], width, height], handle, [dx, dy], places);
      let result = [x + dx, y + dy, width, height];
      if (handle) {
        const [h, v] = handle;
        result = [
          h === 0 ? x + dx : x, v === 0 ? y + dy : y,
          Math.max(0, h === 0 ? width - dx : h === 1 ? width + dx : width),
          Math.max(0, v === 0 ? height - dy : v === 1 ? height + dy : height),
        ];
      }
      return [{ action: "set", object: id, path: "frame", value: result.map(rounded).join(" "), place: "canvas" }];
    };
  }

  // What a view aligns with: its siblings and its superview.
  places(object, outer) {
    const { frames, studio } = this.canvas;
    const siblings = studio.scene.objects.filter(other =>
      other.parent === object.parent && other.id !== object.id && other.role === "view" && frames.has(other.id));
    return guidePlaces(frames, siblings.map(sibling => sibling.id), outer);
  }

  // Returns the movement that aligns a frame with places in reach, and shows the guides.
  aligned(old, handle, move, places) {
    const frame = [...old];
    for (const axis of [0, 1]) {
      const part = handle?.[axis];
      if (!handle || part === 0) frame[axis] += move[axis];
      if (handle && part !== 0.5) frame[axis + 2] = Math.max(0, old[axis + 2] + (part === 0 ? -move[axis] : move[axis]));
    }
    const guides = { lines: [], gaps: [] };
    const result = [0, 1].map(axis => {
      const part = handle?.[axis];
      if (part === 0.5) return move[axis];
      const parts = handle ? [part] : [0, 0.5, 1];
      const { distance, lines, gaps } = alignment(frame, axis, places[axis], parts, reach * this.canvas.unit);
      guides.lines.push(...lines);
      guides.gaps.push(...gaps);
      return move[axis] + distance;
    });
    this.canvas.showGuides(guides);
    return result;
  }

  nudge(id, dx, dy) {
    const steps = this.frameSteps(id);
    if (steps) this.studio.edit(...steps(dx, dy));
    else if (id) this.studio.say("Constraints place this view. Drag the constant of one of them.");
  }

  // Dragging

  begin(event, steps) {
    if (this.isBusy || this.studio.isPast) return;
    const { element, scale } = this.canvas;
    const listeners = new AbortController();
    this.drag = {
      listeners, steps, x: event.clientX, y: event.clientY, moved: false, asked: new Set(), number: 0, newest: 0, waiting: [],
    };
    element.setPointerCapture(event.pointerId);
    const { signal } = listeners;
    element.addEventListener("pointermove", move => this.move(move, scale), { signal });
    element.addEventListener("pointerup", () => this.end(listeners, true), { signal });
    element.addEventListener("pointercancel", () => this.end(listeners, false), { signal });
    document.addEventListener("keydown", key => {
      if (key.key !== "Escape") return;
      key.stopPropagation();
      this.end(listeners, false);
    }, { signal, capture: true });
  }

  move(event, scale) {
    const [dx, dy] = [(event.clientX - this.drag.x) * scale, (event.clientY - this.drag.y) * scale];
    // Ignore small movements of a click.
    if (!this.drag.moved && Math.hypot(dx, dy) < 3 * scale) return;
    this.drag.moved = true;
    // With the Command key a view moves freely.
    this.drag.last = this.drag.wanted = this.drag.steps(dx, dy, !event.metaKey && !event.ctrlKey);
    this.ask(this.drag);
  }

  // Requests only the newest state, so a slow response delays no other. At most three requests are pending: one
  // is computed while the others are on their way.
  ask(drag) {
    if (!drag.wanted || drag.asked.size === 3) return;
    const [steps, number] = [drag.wanted, drag.number += 1];
    drag.wanted = undefined;
    const asked = this.preview(drag, steps, number).finally(() => {
      drag.asked.delete(asked);
      this.ask(drag);
    });
    drag.asked.add(asked);
  }

  async preview(drag, steps, number) {
    try {
      const { moved, shapes } = await post("preview", { document: this.studio.document, steps }, this.studio.view);
      if (number > drag.newest) this.take(drag, number, moved, shapes, steps[0]);
    } catch (error) {
      this.studio.say(error.message, true);
    }
  }

  // Draws one state per display frame. If two arrive in one frame, the second waits for the next frame.
  take(drag, number, ...state) {
    drag.newest = number;
    drag.waiting = [...drag.waiting.slice(-1), state];
    if (drag.waiting.length === 1) requestAnimationFrame(() => this.draw(drag));
  }

  draw(drag) {
    if (this.drag !== drag) return;
    this.show(...drag.waiting.shift());
    if (drag.waiting.length) requestAnimationFrame(() => this.draw(drag));
  }

  // The badge on a constraint's line shows its constant. The status shows a frame after the drop.
  show(moved, shapes, step) {
    const entry = this.studio.scene.constraints.find(one => one.id === step.object);
    if (entry) entry.constant = Number(step.value);
    this.canvas.preview(moved, shapes);
  }

  // Ends a drag without an edit, as for a second finger.
  cancel() {
    if (this.drag) this.end(this.drag.listeners, false);
  }

  async end(listeners, isKept) {
    listeners.abort();
    const { drag } = this;
    this.canvas.showGuides({ lines: [], gaps: [] });
    drag.wanted = undefined;
    await Promise.all(drag.asked);
    this.drag = undefined;
    if (!drag.moved) return;
    if (isKept) await this.studio.edit(...drag.last);
    else await this.studio.refresh();
  }
}
