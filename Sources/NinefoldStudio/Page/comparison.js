// Two revisions of a scene side by side: both drawings with changed views outlined, and the list of changes.
import { byId, make, shortClass } from "./elements.js";
import { get } from "./server.js";

export class Comparison {
  constructor(studio) {
    this.studio = studio;
    this.dialog = byId("comparison");
    this.dialog.addEventListener("close", () => this.dialog.replaceChildren());
  }

  // Compares the state after an edit with the state shown, the older one on the left.
  async show(number) {
    const { at, state, document: name, view } = this.studio;
    const [from, to] = [number, at ?? state.edit].sort((a, b) => a - b);
    const scene = this.studio.scene?.scene;
    const [before, after, changes] = await Promise.all([
      // Before it was added, the scene has no picture, and the message says so.
      get("scene", { ...view, scene, at: from }).catch(error => error),
      get("scene", { ...view, scene, at: to }).catch(error => error),
      get("diff", { document: name, from, to }),
    ]);
    const changed = new Set(changes.map(change => change.object));
    this.dialog.replaceChildren(
      make("h2", { id: "comparisonTitle" }, `Edit ${from} and edit ${to}`),
      make("div", { class: "sides" },
        this.side(`After edit ${from}`, before, changed), this.side(`After edit ${to}`, after, changed)),
      make("ul", { class: "changes", "aria-label": "Changes" },
        ...changes.map(change => this.item(change)),
        ...(changes.length ? [] : [make("li", { class: "quiet" }, "Nothing differs in this document.")])),
      make("form", { method: "dialog" }, make("button", {}, "Close")));
    this.dialog.showModal();
  }

  side(title, scene, changed) {
    const figure = make("figure", {}, make("figcaption", {}, title));
    if (scene instanceof Error) {
      figure.append(make("p", { class: "quiet" }, scene.message));
      return figure;
    }
    const drawing = document.importNode(
      new DOMParser().parseFromString(scene.svg, "image/svg+xml").documentElement, true);
    for (const shape of drawing.querySelectorAll("svg.view")) {
      const id = scene.canvas.views[shape.dataset.view];
      const ties = scene.constraints.filter(entry => changed.has(entry.id));
      const isChanged = changed.has(id) || ties.some(entry => entry.firstItem === id);
      shape.classList.toggle("changed", isChanged);
      shape.dataset.object = id;
    }
    figure.append(drawing);
    return figure;
  }

  item(change) {
    const words = [change.kind];
    if (change.path) words.push(change.path);
    if (change.old !== undefined || change.new !== undefined) words.push(`${change.old ?? "–"} → ${change.new ?? "–"}`);
    if (change.sizeClass) words.push(`in ${shortClass(change.sizeClass)}`);
    return make("li", { class: change.kind, "data-changed": change.object },
      make("b", {}, change.name), ` ${words.join(" ")}`);
  }
}
