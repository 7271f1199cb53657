// The size class tool: the class's name, a 3 by 3 grid with a dot in every affected class, and a description
// of the class. The toolbar is blue while the class is not any-any.
import { byId, make, shortClass } from "./elements.js";

export class ClassTool {
  constructor(studio) {
    this.studio = studio;
    this.button = make("button", {
      id: "classButton", "aria-haspopup": "dialog", "aria-expanded": "false",
      title: "Size class tool (C)", onclick: () => this.toggle(),
    });
    this.title = make("h3", { id: "classTitle" });
    this.heading = make("strong");
    this.text = make("p", {});
    this.cells = studio.project.classes.map(entry => make("button", {
      role: "gridcell", "data-class": entry.name, "aria-label": entry.title, tabindex: -1,
      onmouseenter: () => this.look(entry), onfocus: () => this.look(entry),
      onclick: () => this.choose(entry),
    }, make("span", { class: "dot", "aria-hidden": "true" })));
    const rows = [0, 3, 6].map(first => make("div", { role: "row" }, ...this.cells.slice(first, first + 3)));
    this.popover = make("div", {
      id: "classPopover", role: "dialog", "aria-labelledby": "classTitle", hidden: true,
      onkeydown: event => this.key(event),
    }, this.title,
      make("div", { role: "grid", id: "classGrid", "aria-label": "Size classes", onmouseleave: () => this.look(this.current) }, ...rows),
      make("div", { class: "about", "aria-live": "polite" }, this.heading, this.text));
    byId("classTool").append(this.button, this.popover);
    document.addEventListener("pointerdown", event => {
      if (!byId("classTool").contains(event.target)) this.close();
    });
  }

  get current() {
    const { classes } = this.studio.project;
    return classes.find(entry => entry.name === this.studio.state.sizeClass) ?? classes[4];
  }

  show() {
    const { current } = this;
    this.button.replaceChildren(shortClass(current.name));
    this.button.setAttribute("aria-label", `Size class: ${current.title}`);
    byId("toolbar").classList.toggle("specific", current.name !== "any-any");
    if (this.popover.hidden) this.look(current);
  }

  // Shows a class and the classes that it affects, without selecting it.
  look(entry) {
    this.title.textContent = entry.title;
    this.heading.textContent = entry.heading;
    this.text.textContent = entry.description;
    for (const cell of this.cells) {
      const name = cell.dataset.class;
      cell.classList.toggle("affected", entry.affects.includes(name));
      cell.classList.toggle("looked", name === entry.name);
      cell.setAttribute("aria-selected", String(name === this.current.name));
      cell.tabIndex = name === entry.name ? 0 : -1;
    }
  }

  toggle() { return this.popover.hidden ? this.open() : this.close(true); }

  open() {
    this.popover.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.look(this.current);
    this.cells.find(cell => cell.tabIndex === 0).focus();
  }

  close(returnsFocus = false) {
    if (this.popover.hidden) return;
    this.popover.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (returnsFocus) this.button.focus();
  }

  choose(entry) {
    this.close(true);
    this.studio.use(entry.name);
  }

  key(event) {
    const at = this.cells.indexOf(document.activeElement);
    const column = at % 3;
    const next = {
      ArrowLeft: column > 0 ? at - 1 : at, ArrowRight: column < 2 ? at + 1 : at,
      ArrowUp: at > 2 ? at - 3 : at, ArrowDown: at < 6 ? at + 3 : at,
    }[event.key];
    if (event.key === "Escape") this.close(true);
    else if (next !== undefined && at >= 0) this.cells[next].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
