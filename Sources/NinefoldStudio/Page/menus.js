// A menu with submenus, for the mouse and the keyboard, with the roles of ARIA. An item that does not apply
// stays in the menu and says why.
import { byId, make } from "./elements.js";

const menuMargin = 6;

export class Menu {
  constructor(label) {
    this.label = label;
    this.panels = [];
    document.addEventListener("pointerdown", event => {
      if (!this.panels.some(panel => panel.contains(event.target)) && !this.opener?.contains(event.target)) this.close();
    }, { capture: true });
    window.addEventListener("resize", () => this.close());
  }

  get isOpen() { return this.panels.length > 0; }

  // Opens the menu at a point. An entry is { id, title, keys, reason, run } or { title, entries }, or undefined for
  // a separator. Closing gives the focus back to an element.
  open(entries, [x, y], focused, opener) {
    this.close();
    this.focused = focused;
    this.opener = opener;
    opener?.setAttribute("aria-expanded", "true");
    this.add(entries, this.label, () => [x, y]);
  }

  add(entries, label, place) {
    const reason = make("p", { class: "reason", "aria-hidden": "true", hidden: true });
    const panel = make("div", {
      class: "menu", role: "menu", "aria-label": label, onkeydown: event => this.key(event, panel),
      oncontextmenu: event => event.preventDefault(),
    }, ...entries.map(entry => (entry ? this.item(entry, reason) : make("hr", { role: "separator" }))), reason);
    this.panels.push(panel);
    document.body.append(panel);
    const [x, y] = place(panel.getBoundingClientRect());
    const { width, height } = panel.getBoundingClientRect();
    // The content security policy allows styles that a script sets.
    panel.style.left = `${Math.max(menuMargin, Math.min(x, innerWidth - width - menuMargin))}px`;
    panel.style.top = `${Math.max(menuMargin, Math.min(y, innerHeight - height - menuMargin))}px`;
    this.items(panel)[0]?.focus();
  }

  item(entry, reason) {
    const element = make("button", {
      role: "menuitem", tabindex: -1, "data-gesture": entry.id, "data-menu": entry.entries && entry.title,
      "aria-haspopup": entry.entries && "menu", "aria-expanded": entry.entries && "false",
      "aria-disabled": entry.reason && "true", "aria-description": entry.reason, "aria-keyshortcuts": entry.shortcut,
      onclick: () => this.run(entry, element),
      onpointerenter: () => this.enter(entry, element),
      onfocus: () => {
        reason.hidden = !entry.reason;
        reason.textContent = entry.reason ?? "";
      },
    }, make("span", {}, entry.title), make("small", {}, entry.entries ? "▸" : entry.keys ?? ""));
    element.opens = entry.entries && (() => this.openBeside(element, entry));
    return element;
  }

  items(panel) { return [...panel.querySelectorAll("[role=menuitem]")]; }

  run(entry, element) {
    if (entry.reason) return undefined;
    if (entry.entries) return this.openBeside(element, entry);
    this.close(true);
    return entry.run();
  }

  enter(entry, element) {
    this.closeAfter(element);
    element.focus();
    if (entry.entries && !entry.reason) {
      this.openBeside(element, entry);
      element.focus();
    }
  }

  openBeside(element, entry) {
    if (entry.reason) return;
    this.closeAfter(element);
    element.setAttribute("aria-expanded", "true");
    const box = element.getBoundingClientRect();
    this.add(entry.entries, entry.title, ({ width }) => {
      const right = box.right - 3;
      return [right + width > innerWidth - menuMargin ? box.left - width + 3 : right, box.top - 6];
    });
  }

  // Closes the submenus of the panel that has an item.
  closeAfter(element) {
    const last = this.panels.findIndex(panel => panel.contains(element));
    while (this.panels.length > last + 1) this.panels.pop().remove();
    for (const item of this.items(this.panels[last])) if (item.opens) item.setAttribute("aria-expanded", "false");
  }

  close(returnsFocus = false) {
    if (!this.isOpen) return;
    for (const panel of this.panels.splice(0)) panel.remove();
    this.opener?.setAttribute("aria-expanded", "false");
    if (returnsFocus && this.focused?.isConnected) this.focused.focus();
  }

  key(event, panel) {
    event.stopPropagation();
    const items = this.items(panel);
    const at = items.indexOf(document.activeElement);
    const count = items.length;
    const next = {
      ArrowDown: items[(at + 1) % count], ArrowUp: items[(at + count - (at < 0 ? 0 : 1)) % count],
      Home: items[0], End: items[count - 1],
    }[event.key] ?? (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey ? this.named(event.key, items, at) : undefined);
    if (next) next.focus();
    else if (event.key === "ArrowRight" && items[at]?.opens) items[at].opens();
    else if (event.key === "ArrowLeft" && this.panels.length > 1) this.back();
    else if (event.key === "Escape" && this.panels.length > 1) this.back();
    else if (event.key === "Escape" || event.key === "Tab") this.close(true);
    else return;  // Return and the space bar click the item.
    event.preventDefault();
  }

  back() {
    this.panels.pop().remove();
    const panel = this.panels[this.panels.length - 1];
    const item = this.items(panel).find(one => one.getAttribute("aria-expanded") === "true");
    item?.setAttribute("aria-expanded", "false");
    item?.focus();
  }

  // The next item whose title begins with a letter.
  named(letter, items, at) {
    const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    return order.find(item => item.textContent.toLowerCase().startsWith(letter.toLowerCase()));
  }
}

// Asks a question in a dialog. Returns the value of the button that was pressed; undefined for Escape.
export function ask(id, content, buttons) {
  return new Promise(done => {
    byId(id)?.remove();
    const dialog = make("dialog", { id, "aria-labelledby": `${id}Title`, onclose: () => {
      dialog.remove();
      done(dialog.returnValue || undefined);
    } }, ...content, make("p", { class: "buttons" }, ...buttons.map(([title, value], place) => make("button", {
      value, "data-answer": value, autofocus: place === 0, onclick: () => dialog.close(value),
    }, title))));
    document.body.append(dialog);
    dialog.showModal();
  });
}
