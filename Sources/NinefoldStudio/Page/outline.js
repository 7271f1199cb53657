// The outline: the document's scenes, and the objects of the open scene.
import { byId, make } from "./elements.js";

// Writes an attribute only if it differs, because a document may have hundreds of scenes.
function change(row, name, value) {
  if (row.getAttribute(name) !== value) row.setAttribute(name, value);
}

export class Outline {
  constructor(studio) {
    this.studio = studio;
    this.list = byId("outline");
    this.take([]);
    byId("constraintsToggle").addEventListener("change", () => this.show());
    this.list.addEventListener("keydown", event => this.key(event));
  }

  // Sets the document's scenes. Their rows are kept until the next call.
  take(scenes) {
    this.scenes = scenes;
    this.sceneRows = new Map(scenes.map(entry => [entry.id, this.sceneRow(entry)]));
  }

  show() {
    const { scene } = this.studio;
    if (!scene) return;
    const hadFocus = this.list.contains(document.activeElement);
    const rows = [...this.sceneRows.values()];
    const open = this.sceneRows.get(scene.scene);
    for (const row of rows) change(row, "aria-expanded", String(row === open));
    const place = open ? rows.indexOf(open) + 1 : rows.length;
    this.list.replaceChildren(...rows.slice(0, place), ...this.objectRows(), ...rows.slice(place));
    this.mark();
    if (hadFocus) this.focus(this.current() ?? this.list.firstElementChild);
  }

  sceneRow(entry) {
    return make("li", {
      role: "treeitem", "aria-level": 1, class: "scene", "data-scene": entry.id, tabindex: -1, title: entry.id,
      onclick: () => this.studio.openScene(entry.id),
    }, entry.title);
  }

  objectRows() {
    const { objects } = this.studio.scene;
    const levels = new Map();
    const showsConstraints = byId("constraintsToggle").checked;
    return objects.filter(object => object.role !== "scene").map(object => {
      const level = (levels.get(object.parent) ?? 1) + 1;
      levels.set(object.id, level);
      if (object.role === "constraint" && !showsConstraints) return undefined;
      return make("li", {
        role: "treeitem", "aria-level": level, class: `${object.role} level${Math.min(level, 12)}`,
        "data-object": object.id, tabindex: -1, "aria-selected": "false",
        title: `${object.kind} ${object.id}` + (object.inactive ? ` – ${object.inactive}` : ""),
        "data-inactive": object.inactive,
        onclick: event => {
          this.studio.select(object.id);
          this.focus(event.currentTarget);
        },
      }, object.name, this.kind(object));
    }).filter(Boolean);
  }

  // Shows the kind unless the name already says it.
  kind({ name, kind, inactive, role }) {
    if (inactive) return make("small", {}, "not installed");
    const isSaid = role === "constraint" || name.replaceAll(" ", "").toLowerCase() === kind.toLowerCase();
    return isSaid ? "" : make("small", {}, kind);
  }

  current() {
    return [...this.list.children].find(row => row.dataset.object !== undefined && row.dataset.object === this.studio.selection);
  }

  mark() {
    for (const row of this.list.children) {
      const isChosen = row.dataset.object !== undefined && row.dataset.object === this.studio.selection;
      if (row.dataset.object !== undefined) change(row, "aria-selected", String(this.studio.picking.has(row.dataset.object)));
      change(row, "tabindex", isChosen ? "0" : "-1");
    }
    const current = this.current();
    if (current) current.scrollIntoView({ block: "nearest" });
    else if (this.list.firstElementChild) this.list.firstElementChild.tabIndex = 0;
  }

  focus(row) {
    if (!row) return;
    row.tabIndex = 0;
    row.focus();
  }

  key(event) {
    const row = event.target.closest("li");
    if (!row || event.ctrlKey || event.metaKey) return;
    const moves = {
      ArrowDown: () => row.nextElementSibling, ArrowUp: () => row.previousElementSibling,
      Home: () => this.list.firstElementChild, End: () => this.list.lastElementChild,
      ArrowLeft: () => this.holder(row),
    };
    if (event.key === "Enter" && row.dataset.scene) row.click();
    const next = moves[event.key]?.();
    if (!next) return;
    event.preventDefault();
    row.tabIndex = -1;
    this.focus(next);
    if (next.dataset.object) this.studio.select(next.dataset.object);
  }

  holder(row) {
    const level = Number(row.getAttribute("aria-level"));
    let above = row.previousElementSibling;
    while (above && Number(above.getAttribute("aria-level")) >= level) above = above.previousElementSibling;
    return above;
  }
}
