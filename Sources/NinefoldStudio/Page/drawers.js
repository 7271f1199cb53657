// The panels of narrow windows: drawers over the canvas, of which one is open.
import { byId } from "./elements.js";

const drawers = { outlineToggle: "outlinePanel", sideToggle: "side" };

export class Drawers {
  constructor() {
    for (const [toggle, panel] of Object.entries(drawers)) {
      byId(toggle).addEventListener("click", () => this.open(byId(panel).classList.contains("open") ? undefined : panel));
    }
    byId("editor").addEventListener("pointerdown", () => this.open(undefined));
    document.addEventListener("keydown", event => {
      if (event.key !== "Escape" || !document.querySelector(".drawer.open")) return;
      event.stopPropagation();
      this.open(undefined);
    }, { capture: true });
  }

  // Opens a panel by its id and closes the others; undefined closes all.
  open(name) {
    for (const [toggle, panel] of Object.entries(drawers)) {
      byId(panel).classList.toggle("open", panel === name);
      byId(toggle).setAttribute("aria-expanded", String(panel === name));
    }
    if (name) byId(name).querySelector("[tabindex='0'], button, input")?.focus({ preventScroll: true });
  }
}
