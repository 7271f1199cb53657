// The selection of several objects. Shift or Command adds a view on the canvas; in the outline, Command or
// Space adds a row and Shift takes all rows between. The first one is the one that an alignment keeps.
import { byId, makeSVG } from "./elements.js";

export class Picking {
  constructor(studio) {
    this.studio = studio;
    this.ids = [];
    this.list = byId("outline");
    this.list.setAttribute("aria-multiselectable", "true");
    const first = { capture: true };  // Before the listeners that choose one object.
    byId("canvas").addEventListener("pointerdown", event => this.press(event), first);
    this.list.addEventListener("click", event => this.click(event), first);
    this.list.addEventListener("keydown", event => this.key(event), first);
  }

  has(id) { return id !== undefined && this.ids.includes(id); }

  get objects() { return this.ids.map(id => this.studio.object(id)).filter(Boolean); }

  // Takes objects in their order; the inspector shows the last one.
  take(ids) { return this.studio.select(ids[ids.length - 1], ids); }

  toggle(id) {
    return this.take(this.has(id) ? this.ids.filter(one => one !== id) : [...this.ids, id]);
  }

  // Forgets objects that are gone. Returns the object for the inspector.
  prune(selection) {
    this.ids = this.ids.filter(id => this.studio.object(id));
    return this.has(selection) ? selection : this.ids[this.ids.length - 1];
  }

  // All views beside the selected one.
  takeSiblings() {
    const { objects } = this.studio.scene;
    const parent = this.studio.object(this.studio.selection)?.parent ?? this.studio.canvas.canvas.views[0];
    const ids = objects.filter(object => object.role === "view" && object.parent === parent).map(object => object.id);
    return ids.length ? this.take(ids) : undefined;
  }

  // The outlines of the other objects on the canvas.
  shapes(frames) {
    const others = this.ids.filter(id => id !== this.studio.selection && frames.has(id));
    return others.map(id => frames.get(id)).filter(Boolean).map(([x, y, width, height]) =>
      makeSVG("rect", { class: "selected also", x, y, width: Math.max(0, width), height: Math.max(0, height) }));
  }

  // Input

  press(event) {
    if (event.button !== 0 || !(event.shiftKey || event.metaKey)) return;
    if (event.target.closest("[data-constraint], [data-handle]")) return;
    const id = this.studio.canvas.view(event.target);
    if (!id) return;
    event.stopPropagation();
    this.toggle(id);
  }

  click(event) {
    const row = event.target.closest("[data-object]");
    if (!row || !(event.shiftKey || event.metaKey || event.ctrlKey)) return;
    event.stopPropagation();
    if (event.shiftKey) this.extend(row);
    else this.toggle(row.dataset.object);
    this.studio.outline.focus(row);
  }

  key(event) {
    const row = event.target.closest("[data-object]");
    if (!row || event.altKey) return;
    const next = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (event.shiftKey && next) {
      const other = row[next];
      if (other?.dataset.object) {
        this.extend(other);
        this.studio.outline.focus(other);
      }
    } else if (event.key === " ") {
      this.toggle(row.dataset.object);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // Takes all rows from the first one to a row.
  extend(row) {
    const rows = [...this.list.querySelectorAll("[data-object]")];
    const to = rows.indexOf(row);
    const from = Math.max(0, rows.findIndex(one => one.dataset.object === (this.ids[0] ?? row.dataset.object)));
    const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(one => one.dataset.object);
    this.take(to < from ? between.reverse() : between);
  }
}
