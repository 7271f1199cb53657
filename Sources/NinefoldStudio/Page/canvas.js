// The canvas: the drawing from the server, the findings, and the selection with the handles of its frame
// and its constraints.
import { badgeOffset, described } from "./badges.js";
import { Dragging } from "./dragging.js";
import { byId, makeSVG, redraw, refill, shell } from "./elements.js";
import { Viewport } from "./viewport.js";

const edges = {
  left: [0, 0], leading: [0, 0], leftMargin: [0, 0], leadingMargin: [0, 0], centerX: [0, 0.5],
  right: [0, 1], trailing: [0, 1], rightMargin: [0, 1], trailingMargin: [0, 1],
  top: [1, 0], topMargin: [1, 0], centerY: [1, 0.5], baseline: [1, 1], firstBaseline: [1, 0.5],
  bottom: [1, 1], bottomMargin: [1, 1],
};

// The axis of an attribute (0 or 1), and its position along the frame (0 to 1).
const edge = attribute => edges[attribute];
export const axisOf = attribute => edge(attribute)?.[0] ?? (attribute === "width" ? 0 : 1);

export class Canvas {
  constructor(studio) {
    this.studio = studio;
    this.element = byId("canvas");
    this.dragging = new Dragging(this);
    this.viewport = new Viewport(this.element, {
      margin: [28, 36], changed: () => this.zoomed(), pinched: () => this.dragging.cancel(),
      pansAt: event => event.pointerType === "touch" && !event.target.closest("svg.view, [data-handle], [data-constraint]"),
    });
    this.element.addEventListener("pointerdown", event => this.press(event));
    this.element.addEventListener("keydown", event => this.key(event));
  }

  get isDragging() { return this.dragging.isBusy; }

  show() {
    const { canvas, svg, objects, constraints } = this.studio.scene;
    this.constraints = new Map(constraints.map(entry => [entry.id, entry]));
    this.known = new Set(objects.map(object => object.id));
    // What badges should not cover: a view with subviews is the ground of its badges.
    const holders = new Set(objects.map(object => object.parent));
    this.leaves = canvas.views.filter(id => !holders.has(id));
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    this.drawing = document.importNode(parsed, true);
    this.drawing.querySelector("title")?.remove();  // It would show as a tooltip everywhere.
    this.marks = makeSVG("g", { class: "marks" });
    this.overlay = makeSVG("g", { class: "overlay" });
    this.guides = makeSVG("g", { class: "guides" });
    this.drawing.append(this.marks, this.overlay, this.guides);
    this.element.replaceChildren(this.drawing);
    this.shapes = [];
    this.outer = [];
    this.redrawn = new Map();
    this.placed = [];
    for (const shape of this.drawing.querySelectorAll("svg.view")) {
      this.shapes[shape.dataset.view] = shape;
      this.outer[shape.dataset.view] = shape.parentElement.closest("svg.view")?.dataset.view;
    }
    const shown = JSON.stringify([this.studio.document, this.studio.scene.scene, canvas.width, canvas.height]);
    this.offsets = new Map();
    this.canvas = canvas;
    this.place(canvas.frames);
    this.viewport.show(this.drawing, [0, 0, canvas.width, canvas.height], shown === this.shown);
    this.shown = shown;
    // The device bar beside it shows the device.
    const name = byId("canvasName");
    name.textContent = `${Math.round(canvas.width)} × ${Math.round(canvas.height)}, ${canvas.sizeClass}`;
    name.title = canvas.name === canvas.sizeClass ? name.textContent : `${canvas.name}: ${name.textContent}`;
  }

  // Shows an edit that is not made: the frames of the views that it moves, and the drawings of those that get
  // another size, by index.
  preview(moved, shapes) {
    const frames = [...this.canvas.frames];
    for (const [index, frame] of Object.entries(moved)) frames[index] = frame;
    this.place(frames, shapes);
  }

  // Moves the views to their frames, and changes only those that moved. Shapes are the drawings of the views that
  // have another size than in the scene.
  place(frames, shapes = {}) {
    this.frames = new Map(this.canvas.views.map((id, index) => [id, frames[index]]));
    for (const index of this.redrawn.keys()) if (!(index in shapes)) this.restore(index);
    for (const [index, markup] of Object.entries(shapes)) this.redraw(index, markup);
    frames.forEach((frame, index) => {
      const shape = this.shapes[index];
      if (!shape || !frame) return;
      const [left, top] = frames[this.outer[index]] ?? [0, 0];
      const place = [frame[0] - left, frame[1] - top, Math.max(0.01, frame[2]), Math.max(0.01, frame[3])];
      const before = this.placed[index];
      ["x", "y", "width", "height"].forEach((name, part) => {
        if (before?.[part] !== place[part]) shape.setAttribute(name, place[part]);
      });
      this.placed[index] = place;
    });
    this.mark(this.studio.findings ?? []);
    this.select();
  }

  redraw(index, markup) {
    const shape = this.shapes[index];
    const known = this.redrawn.get(index);
    // Views without a background of their own are drawn alike in any size.
    if (!shape || known?.markup === markup) return;
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement.firstElementChild;
    this.redrawn.set(index, { markup, original: known?.original ?? shell(shape) });
    const fresh = document.importNode(parsed, true);
    fresh.prepend(shape.querySelector("title").cloneNode(true));
    this.become(index, fresh);
  }

  restore(index) {
    this.become(index, this.redrawn.get(index).original);
    this.redrawn.delete(index);
  }

  // Gives a view another drawing, and keeps its subviews.
  become(index, element) {
    const shape = this.shapes[index];
    if (redraw(shape, element)) return;
    element.querySelector(".inner").replaceChildren(...shape.querySelector(".inner").children);
    shape.replaceWith(element);
    this.shapes[index] = element;
    delete this.placed[index];
  }

  // The overlay keeps its size on the page at any zoom.
  zoomed() {
    this.studio.showZoom();
    if (this.zoom === this.viewport.zoom) return;
    this.zoom = this.viewport.zoom;
    this.offsets.clear();
    this.select();
  }

  // Findings

  mark(findings) {
    if (!this.studio.scene) return;  // The next one is on its way.
    const marks = findings.filter(finding => this.known.has(finding.object)).map(finding => {
      const tied = this.constraints.get(finding.object);
      const frame = this.frames.get(finding.object) ?? this.frames.get(tied?.firstItem);
      if (!frame) return undefined;
      const [x, y, width, height] = frame;
      return makeSVG("rect", { class: `finding ${finding.severity}`, x, y, width: Math.max(0, width), height: Math.max(0, height) });
    });
    refill(this.marks, marks.filter(Boolean));
  }

  // Selection

  select() {
    const { selection, scene } = this.studio;
    if (!scene) return;
    const constraint = this.constraints.get(selection);
    const frame = this.frames.get(constraint ? constraint.firstItem : selection);
    const parts = this.studio.picking.shapes(this.frames);
    if (frame) parts.push(...this.frameParts(frame, selection));
    const tied = !selection ? [] : constraint ? [constraint]
      : scene.constraints.filter(entry => [entry.firstItem, entry.secondItem].includes(selection));
    const shown = tied.filter(entry => entry.isActive || entry === constraint);
    parts.push(...this.constraintParts(shown, selection));
    refill(this.overlay, parts);
  }

  frameParts([x, y, width, height], selection) {
    const parts = [makeSVG("rect", { class: "selected", x, y, width: Math.max(0, width), height: Math.max(0, height) })];
    const unit = this.unit;
    const object = this.studio.object(selection);
    // The size class or the device determines the size of a root view.
    if (this.studio.isPast || !object?.isFramed || !this.frames.has(object.parent)) return parts;
    for (const [dx, dy] of [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]]) {
      parts.push(makeSVG("rect", {
        class: "handle", "data-handle": `${dx} ${dy}`, x: x + dx * width - 4 * unit, y: y + dy * height - 4 * unit,
        width: 8 * unit, height: 8 * unit,
      }));
    }
    return parts;
  }

  // The number of points of a pixel on the page.
  get unit() { return 1 / this.viewport.zoom; }

  // Returns the lines of constraints, and badges with their constants, which can be dragged.
  constraintParts(entries, selection) {
    const taken = [];
    const frame = this.frames.get(selection);
    const leaves = this.leaves.map(id => this.frames.get(id)).filter(Boolean);
    const sides = {};
    return entries.flatMap(entry => {
      const line = this.line(entry, sides, selection);
      return line ? [this.constraintPart(entry, line, selection, { taken, leaves, frame })] : [];
    });
  }

  constraintPart(entry, [x1, y1, x2, y2], selection, { taken, leaves, frame }) {
    const unit = this.unit;
    const text = `${entry.relation === "equal" ? "" : entry.relation === "lessThanOrEqual" ? "≤" : "≥"}${entry.constant}`;
    const size = [(10 + text.length * 6.8) * unit, 16 * unit];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const views = described(this.frameOfItem(entry.firstItem), this.frameOfItem(entry.secondItem));
    const hard = [...views, ...taken];
    // The line of a size is at one view, and so is its badge.
    const sized = this.sized(entry, selection);
    if (frame && !hard.includes(frame) && entry.firstItem !== selection && entry.secondItem !== selection) hard.push(frame);
    // While it is dragged, a badge keeps its place beside its line.
    const offset = (this.isDragging && this.offsets.get(entry.id))
      || badgeOffset([x, y], size, { hard, soft: leaves, views: sized ? [sized.frame] : views, axis: y1 === y2 ? 0 : 1, unit });
    this.offsets.set(entry.id, offset);
    const [left, top] = [x + offset[0] - size[0] / 2, y + offset[1] - size[1] / 2];
    taken.push([left - unit, top - unit, size[0] + 2 * unit, size[1] + 2 * unit]);
    return makeSVG("g", { class: entry.id === selection ? "tie chosen" : "tie", "data-constraint": entry.id },
      makeSVG("line", { x1, y1, x2, y2 }),
      makeSVG("path", { class: "ends", d: this.ends(x1, y1, x2, y2) }),
      makeSVG("line", { class: "leader", x1: x, y1: y, x2: x + offset[0], y2: y + offset[1] }),
      makeSVG("rect", { class: "badge", x: left, y: top, width: size[0], height: size[1], rx: 8 * unit }),
      makeSVG("text", { x: x + offset[0], y: y + offset[1] + 4 * unit, "text-anchor": "middle", "font-size": 11 * unit }, text));
  }

  // The short strokes across both ends of a line.
  ends(x1, y1, x2, y2) {
    const half = 4 * this.unit;
    return y1 === y2 ? `M${x1} ${y1 - half}v${2 * half}M${x2} ${y2 - half}v${2 * half}`
      : `M${x1 - half} ${y1}h${2 * half}M${x2 - half} ${y2}h${2 * half}`;
  }

  // The frame of a view, or that of the view that has a layout guide.
  frameOfItem(id) { return id === undefined ? undefined : this.frames.get(id) ?? this.frames.get(this.holder(id)); }

  // Returns the view whose size a constraint sets, or the selected one of two; undefined for other constraints.
  sized({ firstItem, firstAttribute, secondItem, secondAttribute }, selection) {
    const sizes = ["width", "height"];
    if (!sizes.includes(firstAttribute)) return undefined;
    const isSecond = secondItem === selection && sizes.includes(secondAttribute);
    const [item, attribute] = isSecond ? [secondItem, secondAttribute] : [firstItem, firstAttribute];
    const frame = this.frameOfItem(item);
    return frame && { item, attribute, frame };
  }

  // Returns the line of a constraint. That of a size is beside its view; sides counts these lines by view and side.
  line(entry, sides, selection) {
    const sized = this.sized(entry, selection);
    if (sized) {
      const [x, y, width, height] = sized.frame;
      const key = `${sized.item} ${sized.attribute}`;
      const away = (8 + 22 * (sides[key] ?? 0)) * this.unit;
      sides[key] = (sides[key] ?? 0) + 1;
      if (sized.attribute === "width") return [x, y + height + away, x + width, y + height + away];
      return [x + width + away, y, x + width + away, y + height];
    }
    const first = this.frameOfItem(entry.firstItem);
    if (!first) return undefined;
    const place = edge(entry.firstAttribute);
    const second = this.frameOfItem(entry.secondItem);
    const other = edge(entry.secondAttribute);
    if (!place || !second || !other || place[0] !== other[0]) return undefined;
    const [axis, part] = place;
    const from = first[axis] + part * first[axis + 2];
    const to = second[axis] + other[1] * second[axis + 2];
    // On the other axis, the line is at the center of the smaller view.
    const narrow = first[3 - axis] < second[3 - axis] ? first : second;
    const across = narrow[1 - axis] + narrow[3 - axis] / 2;
    return axis === 0 ? [from, across, to, across] : [across, from, across, to];
  }

  // The parent, such as the view of a layout guide.
  holder(id) { return this.studio.object(id)?.parent; }

  // Pointer

  press(event) {
    if (event.button !== 0) return;
    const tie = event.target.closest("[data-constraint]");
    const handle = event.target.closest("[data-handle]");
    const shape = event.target.closest("svg.view");
    if (tie) {
      const id = tie.dataset.constraint;
      this.dragging.beginConstant(event, this.studio.scene.constraints.find(entry => entry.id === id));
    } else if (handle) {
      this.dragging.beginFrame(event, this.studio.selection, handle.dataset.handle.split(" ").map(Number));
    } else if (shape) {
      const id = this.canvas.views[shape.dataset.view];
      if (id !== this.studio.selection) this.studio.select(id);
      if (event.ctrlKey || event.altKey) this.studio.adding.draw(event, id);
      else this.dragging.beginFrame(event, id);
    } else {
      this.studio.select(undefined);
    }
  }

  // Returns the view that an element of the drawing belongs to.
  view(element) {
    const shape = element?.closest("#canvas svg.view");
    return shape && this.canvas.views[shape.dataset.view];
  }

  // Shows lines along which views align, and gaps of a standard length with their numbers.
  showGuides({ lines, gaps }) {
    const line = ([x1, y1, x2, y2]) => makeSVG("line", { x1, y1, x2, y2 });
    const { unit } = this;
    const numbers = gaps.map(([x1, y1, x2, y2]) => {
      const [x, y] = x1 === x2 ? [x1 + 4 * unit, (y1 + y2) / 2 + 4 * unit] : [(x1 + x2) / 2, y1 - 4 * unit];
      const number = makeSVG("text", { x, y, "font-size": 11 * unit, "text-anchor": x1 === x2 ? "start" : "middle" });
      number.textContent = String(Math.abs(x2 - x1 + y2 - y1));
      return number;
    });
    refill(this.guides, [...lines.map(line), ...gaps.map(line), ...numbers]);
  }

  // Returns the position of the pointer on the canvas, in points.
  point(event) {
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.drawing.getScreenCTM().inverse());
    return [place.x, place.y];
  }

  // The number of canvas points per pixel of the page.
  get scale() {
    return 1 / (this.drawing.getScreenCTM()?.a || 1);
  }

  // Keys

  key(event) {
    if (event.ctrlKey || event.metaKey || !this.canvas) return undefined;
    const step = event.shiftKey ? 10 : 1;
    const nudges = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    const { views } = this.canvas;
    const at = views.indexOf(this.studio.selection);
    const targets = {
      "]": views[(at + 1) % views.length], "[": views[(at + views.length - (at < 0 ? 0 : 1)) % views.length],
      "Escape": this.holder(this.studio.selection),
    };
    if (event.key === "Escape" && !this.studio.selection) return this.studio.showBoard();
    if (nudges[event.key]) this.dragging.nudge(this.studio.selection, ...nudges[event.key]);
    else if (event.key in targets) this.studio.select(targets[event.key]);
    else return undefined;
    event.preventDefault();
    return undefined;
  }
}
