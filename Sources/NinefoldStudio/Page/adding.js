// Adds views by dragging from the library onto the canvas, and constraints by dragging a line from one view
// to another with Control or Alt, as in Interface Builder. Buttons do both from the keyboard.
import { byId, make, makeSVG } from "./elements.js";

// The kinds of the library: title, and default width and height in points.
const library = {
  label: ["Label", 42, 21], button: ["Button", 60, 30], textField: ["Text Field", 120, 34],
  textView: ["Text View", 200, 100], imageView: ["Image View", 120, 90], switch: ["Switch", 51, 31],
  slider: ["Slider", 118, 30], view: ["View", 200, 120], stackView: ["Stack View", 200, 120],
  tableView: ["Table View", 240, 128], activityIndicatorView: ["Activity Indicator", 20, 20],
};

// The kinds of views that take subviews.
export const holders = new Set(["view", "scrollView", "stackView", "tableViewCellContentView", "customView"]);

const number = value => String(Math.round(value * 2) / 2);
const quoted = id => `"${id.replace(/[\\"]/g, "\\$&")}"`;
const plus = value => (Math.abs(value) < 0.25 ? "" : value < 0 ? ` - ${number(-value)}` : ` + ${number(value)}`);

export class Adding {
  constructor(studio) {
    this.studio = studio;
    this.menu = make("div", { id: "addMenu", role: "menu", "aria-label": "Add", hidden: true, onkeydown: event => this.key(event) });
    this.button = make("button", {
      id: "add", "aria-haspopup": "menu", "aria-expanded": "false", title: "Add a view or a constraint (A)",
      onclick: () => this.toggle(),
    }, "Add");
    byId("adding").append(this.button, this.menu);
    document.addEventListener("pointerdown", event => {
      if (!byId("adding").contains(event.target)) this.close();
    });
  }

  // The menu: kinds of views, and constraints for the selected view.

  toggle() { return this.menu.hidden ? this.open(this.entries()) : this.close(); }

  entries() {
    const views = Object.entries(library).map(([kind, [name]]) =>
      this.item(name, () => this.add(kind), { "data-kind": kind, onpointerdown: event => this.carry(event, kind) }));
    const { selection } = this.studio;
    const holder = this.studio.object(selection)?.parent;
    const ties = this.studio.canvas.frames.has(selection) ? this.ties(selection, selection) : [];
    if (ties.length && this.studio.canvas.frames.has(holder)) ties.push(...this.ties(selection, holder));
    return [make("h3", {}, "View"), ...views, ...(ties.length ? [make("h3", {}, "Constraint"), ...ties] : [])];
  }

  open(entries) {
    this.menu.replaceChildren(...entries);
    this.menu.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.menu.querySelector("button").focus();
  }

  close(returnsFocus = false) {
    if (this.menu.hidden) return;
    this.menu.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (returnsFocus) this.button.focus();
  }

  item(name, action, more = {}) {
    return make("button", {
      role: "menuitem", onclick: () => {
        this.close(true);
        action();
      }, ...more,
    }, name);
  }

  key(event) {
    const items = [...this.menu.querySelectorAll("button")];
    const at = items.indexOf(document.activeElement);
    const next = { ArrowDown: items[at + 1], ArrowUp: items[at - 1], Home: items[0], End: items[items.length - 1] }[event.key];
    if (event.key === "Escape") this.close(true);
    else if (next) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Views

  // Adds a view to the selected view or its nearest container, at its center or at the drop point.
  async add(kind, into = this.holder(this.studio.selection), point = undefined) {
    const outer = this.studio.canvas.frames.get(into);
    if (!outer) return this.studio.say("This scene has no view to add to.", true);
    const [, width, height] = library[kind];
    const at = point ?? [outer[0] + outer[2] / 2, outer[1] + outer[3] / 2];
    const frame = [at[0] - outer[0] - width / 2, at[1] - outer[1] - height / 2, width, height].map(number).join(" ");
    const done = await this.studio.edit({ action: "add", object: into, value: kind, frame, place: "canvas" });
    if (done?.subject) this.studio.select(done.subject);
    return undefined;
  }

  // Returns the nearest view that takes subviews, starting with the object itself.
  holder(id) {
    for (let object = this.studio.object(id); object; object = this.studio.object(object.parent)) {
      if (object.role === "view" && holders.has(object.kind)) return object.id;
    }
    return this.studio.canvas.canvas.views[0];
  }

  // Drags a kind from the menu onto the canvas.
  carry(event, kind) {
    const listeners = new AbortController();
    const ghost = make("div", { class: "carried", "aria-hidden": "true" }, library[kind][0]);
    const start = [event.clientX, event.clientY];
    const done = () => {
      listeners.abort();
      ghost.remove();
    };
    document.addEventListener("pointermove", move => {
      if (Math.hypot(move.clientX - start[0], move.clientY - start[1]) < 4) return;
      if (!ghost.isConnected) document.body.append(ghost);
      // The content security policy allows styles that a script sets.
      ghost.style.translate = `${move.clientX}px ${move.clientY}px`;
    }, { signal: listeners.signal });
    document.addEventListener("pointerup", up => {
      const isCarried = ghost.isConnected;
      done();
      const place = document.elementFromPoint(up.clientX, up.clientY);
      if (!isCarried || !place?.closest("#canvas")) return;
      this.close();
      const canvas = this.studio.canvas;
      this.add(kind, this.holder(canvas.view(place)), canvas.point(up));
    }, { signal: listeners.signal });
    document.addEventListener("pointercancel", done, { signal: listeners.signal });
  }

  // Constraints

  // Draws a line from a view to the drop point, then shows the possible constraints of both views.
  draw(event, id) {
    if (this.studio.isPast) return;
    const { canvas } = this.studio;
    const listeners = new AbortController();
    const [x1, y1] = canvas.point(event);
    const line = makeSVG("line", { class: "drawn", x1, y1, x2: x1, y2: y1 });
    canvas.overlay.append(line);
    document.addEventListener("pointermove", move => {
      const [x2, y2] = canvas.point(move);
      line.setAttribute("x2", x2);
      line.setAttribute("y2", y2);
    }, { signal: listeners.signal });
    const done = () => {
      listeners.abort();
      line.remove();
    };
    document.addEventListener("pointerup", up => {
      done();
      const other = canvas.view(document.elementFromPoint(up.clientX, up.clientY));
      const ties = other ? this.ties(id, other) : [];
      if (!ties.length) return this.studio.say("No constraint is possible here. Draw the line to another view.");
      return this.open([make("h3", {}, "Constraint"), ...ties]);
    }, { signal: listeners.signal });
    document.addEventListener("pointercancel", done, { signal: listeners.signal });
  }

  // Returns menu items for constraints that keep the present distances of two views, or the size of one.
  ties(id, other) {
    const { frames } = this.studio.canvas;
    const [a, b] = [frames.get(id), frames.get(other)];
    if (!a || !b) return [];
    const [one, two] = [quoted(id), quoted(other)];
    const tie = (name, text) => this.item(name, () => this.constrain(id, text), { "data-tie": text });
    if (id === other) {
      return [tie("Width", `${one}.width = ${number(a[2])}`), tie("Height", `${one}.height = ${number(a[3])}`)];
    }
    const lines = [];
    const add = (name, first, second, constant) => lines.push(tie(name, `${first} = ${second}${plus(constant)}`));
    const [right, bottom] = [a[0] + a[2], a[1] + a[3]];
    const [otherRight, otherBottom] = [b[0] + b[2], b[1] + b[3]];
    if (this.holds(other, id)) {
      add("Leading space to container", `${one}.leading`, `${two}.leading`, a[0] - b[0]);
      add("Trailing space to container", `${two}.trailing`, `${one}.trailing`, otherRight - right);
      add("Top space to container", `${one}.top`, `${two}.top`, a[1] - b[1]);
      add("Bottom space to container", `${two}.bottom`, `${one}.bottom`, otherBottom - bottom);
    } else if (!this.holds(id, other)) {
      const isBelow = a[1] >= b[1];
      const isBehind = a[0] >= b[0];
      add("Vertical spacing", ...(isBelow ? [`${one}.top`, `${two}.bottom`, a[1] - otherBottom] : [`${two}.top`, `${one}.bottom`, b[1] - bottom]));
      add("Horizontal spacing", ...(isBehind ? [`${one}.leading`, `${two}.trailing`, a[0] - otherRight] : [`${two}.leading`, `${one}.trailing`, b[0] - right]));
      add("Leading", `${one}.leading`, `${two}.leading`, a[0] - b[0]);
      add("Trailing", `${one}.trailing`, `${two}.trailing`, right - otherRight);
      add("Top", `${one}.top`, `${two}.top`, a[1] - b[1]);
      add("Bottom", `${one}.bottom`, `${two}.bottom`, bottom - otherBottom);
    }
    add("Center horizontally", `${one}.centerX`, `${two}.centerX`, a[0] + a[2] / 2 - b[0] - b[2] / 2);
    add("Center vertically", `${one}.centerY`, `${two}.centerY`, a[1] + a[3] / 2 - b[1] - b[3] / 2);
    lines.push(tie("Equal widths", `${one}.width = ${two}.width`), tie("Equal heights", `${one}.height = ${two}.height`));
    return lines;
  }

  holds(holder, id) {
    for (let above = this.studio.object(id)?.parent; above; above = this.studio.object(above)?.parent) {
      if (above === holder) return true;
    }
    return false;
  }

  constrain(id, text) {
    return this.studio.edit({ action: "constrain", object: id, value: text, place: "canvas" });
  }
}
