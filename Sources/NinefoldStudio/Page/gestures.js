// The gestures of Interface Builder's menus: the Editor menu, the context menu of the canvas and the outline,
// and keys. Each gesture is one edit. A gesture that would move other views lists them first.
import { Clipboard } from "./clipboard.js";
import { byId, make } from "./elements.js";
import { ask, Menu } from "./menus.js";
import { askPlace } from "./places.js";
import { post } from "./server.js";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const pastReason = "A past state can't be edited. Return to the present first.";
const signs = { Mod: ["⌘", "Ctrl+"], Alt: ["⌥", "Alt+"], Shift: ["⇧", "Shift+"] };
const signsOfKeys = { Equal: "=", BracketLeft: "[", BracketRight: "]", Delete: isMac ? "⌫" : "Delete" };

// The text of a shortcut: Mod is Command on a Mac, else Control.
const shown = keys => keys.split("+").map(part => signs[part]?.[isMac ? 0 : 1] ?? signsOfKeys[part] ?? part).join("");
const spoken = keys => keys.split("+").map(part => (part === "Mod" ? (isMac ? "Meta" : "Control") : signsOfKeys[part] ?? part)).join("+");

function isPressed(keys, event) {
  const parts = keys.split("+");
  const key = parts.pop();
  const wants = name => parts.includes(name);
  return (event.metaKey || event.ctrlKey) === wants("Mod") && event.altKey === wants("Alt") && event.shiftKey === wants("Shift")
    // A letter by its name, a sign by its place: Shift and Option change its name.
    && (event.code === key || event.key.toLowerCase() === key.toLowerCase());
}

export class Gestures {
  constructor(studio) {
    this.studio = studio;
    this.clipboard = new Clipboard(studio);
    this.menu = new Menu("Editor");
    this.button = make("button", {
      id: "editorMenu", "aria-haspopup": "menu", "aria-expanded": "false", title: "Gestures for the selection (E)",
      onclick: () => this.toggle(),
    }, "Editor");
    byId("adding").before(this.button);
    document.addEventListener("keydown", event => this.key(event), { capture: true });
    for (const id of ["canvas", "outlinePanel"]) {
      const element = byId(id);
      element.addEventListener("contextmenu", event => this.context(event));
      element.addEventListener("pointerdown", event => this.press(event));
    }
    this.explain();
  }

  // What the gestures are

  get picks() { return this.studio.picking.objects; }

  // Returns why a gesture doesn't apply to the selection; undefined if it does.
  reason(...wants) {
    const { picks } = this;
    const isRoot = object => !this.studio.canvas.frames.has(object.parent);
    const facts = {
      some: [picks.length > 0, "Choose an object first."],
      one: [picks.length === 1, "Choose one object."],
      two: [picks.length > 1, "Choose at least two views."],
      views: [picks.every(object => object.role === "view"), "Choose views only."],
      inner: [!picks.some(isRoot), "A root view has no superview."],
      siblings: [new Set(picks.map(object => object.parent)).size === 1, "Choose subviews of one view."],
      scenes: [Boolean(this.studio.scene?.scene), "Only a storyboard has scenes."],
      installable: [picks.every(object => ["view", "constraint"].includes(object.role)), "Only views and constraints are installed by size class."],
      holder: [picks.some(object => this.holdsViews(object)), "It has no subviews or child controllers."],
      documents: [this.studio.project.documents.length > 1, "There is no other document."],
      present: [!this.studio.isPast, pastReason],
    };
    return ["present", ...wants].map(want => facts[want]).find(([holds]) => !holds)?.[1];
  }

  holdsViews(object) {
    return ["navigationController", "tabBarController"].includes(object.kind)
      || this.studio.scene.objects.some(one => one.parent === object.id && one.role === "view");
  }

  // Returns the menu, with the reasons and titles for the present selection.
  entries() {
    const inner = ["some", "views", "inner"];
    const { scene } = this.studio;
    const make = (id, title, wants, run, keys) => ({
      id, title, run, wants, reason: this.reason(...wants), keys: keys && shown(keys), shortcut: keys && spoken(keys), pressed: keys,
    });
    const does = (id, title, wants, gesture, members, keys) => make(id, title, wants, () => this.perform(gesture, members), keys);
    const group = (title, entries) => {
      const reasons = entries.map(entry => entry?.reason);
      const isDead = entries.filter(Boolean).every(entry => entry.reason);
      return { title, entries, reason: isDead ? reasons.find(Boolean) : undefined };
    };
    const embed = (container, title, wants = [...inner, "siblings"]) => does(`embed ${container}`, title, wants, "embed", { container });
    const align = (alignment, title, wants = ["two", "views", "inner"]) => does(`align ${alignment}`, title, wants, "align", { alignment });
    const pin = (id, title, pins, wants = inner) => does(`pin ${id}`, title, wants, "pin", { pins });
    const edge = name => ({ edge: name });
    const edges = ["top", "leading", "bottom", "trailing"].map(edge);
    const arrange = (arrangement, title, keys) => does(`arrange ${arrangement}`, title, [...inner, "siblings"], "arrange", { arrangement }, keys);
    const resolve = (gesture, title, keys) => does(gesture, title, ["some", "views"], gesture, {}, keys);
    const all = (gesture, title) => does(`all ${gesture}`, title, [], gesture, { objects: [], scene: scene?.scene ?? undefined });
    const isOut = this.picks.some(object => object.inactive);
    const where = this.studio.state.sizeClass;
    return [
      make("cut", "Cut", ["some"], () => this.cut(), "Mod+X"),
      { ...make("copy", "Copy", ["some"], () => this.copy(), "Mod+C"), reason: this.picks.length ? undefined : "Choose an object first." },
      make("paste", "Paste", [], () => this.pasteFromMenu(), "Mod+V"),
      make("duplicate", "Duplicate", ["some"], () => this.perform("duplicate"), "Mod+D"),
      make("duplicate to", "Duplicate to Document…", ["some", "documents"], () => this.performElsewhere("duplicate", "Duplicate")),
      make("move to", "Move to Document…", ["some", "documents"], () => this.performElsewhere("move", "Move")),
      make("delete", "Delete", ["some"], () => this.remove("canvas", false), "Delete"),
      does("uninstall", `${isOut ? "Install in" : "Uninstall from"} ${where}`, ["some", "installable"], isOut ? "install" : "uninstall", {}),
      undefined,
      group("Embed In", [
        embed("view", "View"), embed("stack-view", "Stack View"), embed("scroll-view", "Scroll View"),
        embed("navigation-controller", "Navigation Controller", ["some", "scenes"]),
        embed("tab-bar-controller", "Tab Bar Controller", ["some", "scenes"]),
      ]),
      does("unembed", "Unembed", ["one", "holder"], "unembed", {}),
      undefined,
      group("Align", [
        align("leading", "Leading Edges"), align("trailing", "Trailing Edges"), align("top", "Top Edges"), align("bottom", "Bottom Edges"),
        align("horizontal-centers", "Horizontal Centers"), align("vertical-centers", "Vertical Centers"), align("baselines", "Baselines"),
        align("horizontally-in-container", "Horizontally in Container", inner), align("vertically-in-container", "Vertically in Container", inner),
      ]),
      group("Distribute", [
        does("distribute horizontal", "Horizontal Spacing", ["two", "views", "inner", "siblings"], "distribute", { axis: "horizontal" }),
        does("distribute vertical", "Vertical Spacing", ["two", "views", "inner", "siblings"], "distribute", { axis: "vertical" }),
      ]),
      group("Pin", [
        make("pin", "Add New Constraints…", inner, () => this.pin()),
        undefined,
        pin("edges", "All Edges", edges), pin("leading", "Leading Edge", [edge("leading")]), pin("trailing", "Trailing Edge", [edge("trailing")]),
        pin("top", "Top Edge", [edge("top")]), pin("bottom", "Bottom Edge", [edge("bottom")]),
        undefined,
        pin("width", "Width", [{ length: "horizontal" }]), pin("height", "Height", [{ length: "vertical" }]), pin("ratio", "Aspect Ratio", [{ ratio: "canvas" }]),
        pin("widths", "Equal Widths", [{ equal: "horizontal" }], ["two", "views"]), pin("heights", "Equal Heights", [{ equal: "vertical" }], ["two", "views"]),
      ]),
      group("Arrange", [
        arrange("front", "Send to Front", "Mod+Shift+BracketRight"), arrange("forward", "Send Forward", "Mod+BracketRight"),
        arrange("backward", "Send Backward", "Mod+BracketLeft"), arrange("back", "Send to Back", "Mod+Shift+BracketLeft"),
      ]),
      undefined,
      group("Resolve Auto Layout Issues", [
        resolve("update-frames", "Update Frames", "Mod+Alt+Equal"), resolve("update-constants", "Update Constraint Constants", "Mod+Shift+Equal"),
        resolve("add-missing", "Add Missing Constraints"), resolve("reset", "Reset to Suggested Constraints"), resolve("clear", "Clear Constraints"),
        undefined,
        all("update-frames", "Update All Frames"), all("update-constants", "Update All Constants"), all("add-missing", "Add All Missing Constraints"),
        all("reset", "Reset All to Suggested Constraints"), all("clear", "Clear All Constraints"),
      ]),
    ];
  }

  get commands() { return this.entries().flatMap(entry => entry?.entries ?? [entry]).filter(Boolean); }

  // Adds the shortcuts to the overlay.
  explain() {
    const lines = this.commands.filter(entry => entry.keys && entry.id !== "delete");
    const list = make("dl", {}, ...[
      ["Shift click", "Add to the selection; in the outline, select everything between"],
      [isMac ? "⌘ click, Space" : "Ctrl click, Space", "In the outline, add a row to the selection, or remove it"],
      [shown("Mod+A"), "Select all views of the superview"],
      ["E", "Editor menu"], ["Right click, Shift F10", "Context menu on the canvas and in the outline"],
      ...lines.map(entry => [entry.keys, entry.title]),
    ].flatMap(([keys, text]) => [make("dt", {}, keys), make("dd", {}, text)]));
    byId("help").querySelector("form").before(make("h3", {}, "Editor menu"), list);
  }

  // Opening the menu

  toggle() {
    if (this.menu.isOpen) return this.menu.close(true);
    const box = this.button.getBoundingClientRect();
    return this.menu.open(this.entries(), [box.left, box.bottom + 6], this.button, this.button);
  }

  async context(event) {
    event.preventDefault();
    // Control and the left button draw a constraint, also where they mean a right click.
    if (this.menu.isOpen || document.querySelector(".drawn")) return;
    const row = event.target.closest("[data-object]");
    const id = row?.dataset.object ?? this.studio.canvas.view(event.target);
    // Keys give no point.
    await (event.button === 2 || event.pointerType === "touch" ? this.openAt([event.clientX, event.clientY], id) : this.openAtSelection(event.target));
  }

  async openAt(point, id) {
    const focused = document.activeElement;
    if (id && !this.studio.picking.has(id)) await this.studio.select(id);
    this.menu.open(this.entries(), point, focused);
  }

  openAtSelection(element) {
    const row = element.closest("#outlinePanel [data-object]");
    const place = (row ?? document.querySelector("#canvas .selected") ?? byId("canvas")).getBoundingClientRect();
    this.openAt([place.left + Math.min(place.width, 60) / 2, place.top + Math.min(place.height, 40) / 2], row?.dataset.object);
  }

  // A long press opens the menu where no mouse is. Chromium does so by itself, Safari does not.
  press(event) {
    if (event.pointerType !== "touch") return;
    const target = event.target;
    const listeners = new AbortController();
    const timer = setTimeout(() => {
      listeners.abort();
      target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: event.pointerId }));
      if (!this.menu.isOpen) this.openAt([event.clientX, event.clientY], target.closest("[data-object]")?.dataset.object ?? this.studio.canvas.view(target));
    }, 600);
    const stop = () => {
      clearTimeout(timer);
      listeners.abort();
    };
    document.addEventListener("pointermove", move => {
      if (Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > 8) stop();
    }, { signal: listeners.signal });
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, stop, { signal: listeners.signal });
  }

  key(event) {
    if (this.clipboard.isForText(event.target) || this.menu.isOpen || event.defaultPrevented) return;
    const isMenuKey = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (isMenuKey && event.target.closest("#canvas, #outlinePanel")) {
      this.openAtSelection(event.target);
    } else if (event.key.toLowerCase() === "e" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.toggle();
    } else if (isPressed("Mod+A", event) && event.target.closest("#canvas, #outlinePanel")) {
      this.studio.picking.takeSiblings();
    } else {
      // The browser gives the text to paste with its own event, and copies a text that is selected.
      const isText = !getSelection().isCollapsed;
      const entry = this.commands.find(one => one.pressed && !["paste", "delete"].includes(one.id) && isPressed(one.pressed, event));
      if (!entry || (isText && ["copy", "cut"].includes(entry.id))) return;
      if (entry.reason) this.studio.say(`${entry.title}: ${entry.reason}`, true);
      else entry.run();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // Doing

  get ids() { return this.studio.picking.ids; }

  // Makes a gesture. If it moves other views, or leaves conflicts or ambiguities, asks first.
  async perform(gesture, members = {}) {
    if (this.studio.isPast) return this.studio.say(pastReason, true);
    const body = { document: this.studio.document, gesture, objects: this.ids, ...members };
    let refused;
    let done;
    const send = async more => {
      try {
        done = await post("gesture", { ...body, ...more });
        await this.took(done);
      } catch (error) {
        if (!error.answer?.moved && !error.answer?.added) throw error;
        refused = error.answer;
      }
    };
    await this.studio.attempt(() => send({}));
    if (refused && await this.accepts(refused)) await this.studio.attempt(() => send({ force: true }));
    else if (refused) this.studio.say("Nothing changed.");
    if (done) await this.selectResult(gesture, done.result);
    return done;
  }

  // Duplicates or moves the selection to another document.
  async performElsewhere(gesture, title) {
    const to = await askPlace(this.studio, title, this.picks.every(object => object.role === "view"));
    if (to) await this.perform(gesture, { to });
  }

  async took({ state, result, moved, ambiguous }) {
    const name = id => this.studio.object(id)?.name ?? id;
    await this.studio.took({ state, edit: result.edit, meanings: result.edit === null ? [] : [
      result.meaning, ...result.notes,
      ...(moved.length ? [`${moved.map(entry => name(entry.object)).join(", ")} moved too`] : []),
      ...(ambiguous.length ? [`still ambiguous: ${ambiguous.map(name).join(", ")}`] : []),
    ] });
  }

  async accepts({ moved, added }) {
    const entries = moved ?? added;
    const lines = entries.slice(0, 100).map(entry => make("li", {},
      make("b", {}, this.studio.object(entry.object)?.name ?? entry.object),
      ...(entry.message ? [` ${entry.message} `] : []),
      make("small", {}, entry.classes.length === 9 ? "in all size classes" : entry.classes.join(", "))));
    if (entries.length > 100) lines.push(make("li", {}, `and ${entries.length - 100} more`));
    const title = moved ? "Other views would move" : "The layout would have new conflicts or ambiguities";
    return await ask("moves", [
      make("h2", { id: "movesTitle" }, title), make("ul", { class: "moves" }, ...lines),
    ], [["Cancel", "no"], ["Do it anyway", "yes"]]) === "yes";
  }

  // Selects what is new.
  async selectResult(gesture, { steps, added }) {
    const isNew = new Set(added);
    const known = this.studio.scene.objects;
    if (gesture === "embed" && this.studio.object(steps[0]?.object)) await this.studio.select(steps[0].object);
    if (!["duplicate", "paste", "unembed"].includes(gesture)) return;
    const roots = known.filter(object => isNew.has(object.id) && object.role === "view" && !isNew.has(object.parent));
    if (roots.length) await this.studio.picking.take(roots.map(object => object.id));
  }

  async remove(place, command, ids = this.ids) {
    if (!ids.length) return;
    const holder = this.studio.object(ids[0])?.parent;
    await this.perform("delete", { objects: ids, place, command });
    if (!this.studio.selection && this.studio.object(holder)) this.studio.select(holder);
  }

  async copy() {
    let copied;
    await this.studio.attempt(async () => {
      copied = await this.clipboard.copy(this.ids);
      const count = copied.objects.length === 1 ? "1 object" : `${copied.objects.length} objects`;
      this.studio.say(copied.isShared ? `Copied ${count}.` : `Copied ${count}, for this page only: the browser keeps the clipboard from the page.`);
    });
    return copied;
  }

  async cut() {
    const ids = [...this.ids];
    if (await this.copy()) await this.remove("canvas", false, ids);
  }

  pasteFromMenu() { return this.studio.attempt(async () => this.paste(await this.clipboard.read())); }

  paste(text) {
    const refusal = this.studio.isPast ? pastReason : this.clipboard.refusal(text);
    if (refusal) return this.studio.say(refusal, true);
    return this.perform("paste", { objects: undefined, into: this.target(), xml: text });
  }

  // The view to paste into: the selected one or its nearest container. A copy of the selection goes beside it.
  target() {
    const { selection, adding } = this.studio;
    const isCopied = selection && this.clipboard.copied?.has(selection);
    const parent = isCopied ? this.studio.object(selection).parent : selection;
    return adding.holder(this.studio.object(parent) ? parent : selection);
  }

  // The popover Add New Constraints.
  async pin() {
    const field = (name, title) => make("label", {}, make("input", { type: "checkbox", "data-pin": name }), ` ${title} `,
      make("input", { "data-points": name, inputmode: "decimal", size: 7, placeholder: "canvas", "aria-label": `${title}: points` }));
    const names = { top: "Top", leading: "Leading", trailing: "Trailing", bottom: "Bottom", horizontal: "Width", vertical: "Height" };
    const fields = Object.entries(names).map(([name, title]) => field(name, title));
    const margins = make("input", { type: "checkbox", id: "pinMargins" });
    const ratio = make("input", { type: "checkbox", id: "pinRatio" });
    const form = make("div", { class: "pins", oninput: event => {
      const box = event.target.dataset.points && form.querySelector(`[data-pin=${event.target.dataset.points}]`);
      if (box) box.checked = event.target.value !== "";
    } }, ...fields, make("label", {}, margins, " Constrain to margins"), make("label", {}, ratio, " Aspect ratio"));
    const answer = await ask("pins", [make("h2", { id: "pinsTitle" }, "Add New Constraints"), form], [["Add", "add"], ["Cancel", ""]]);
    if (answer !== "add") return;
    const pins = [...form.querySelectorAll("[data-pin]:checked")].map(({ dataset }) => {
      const text = form.querySelector(`[data-points=${dataset.pin}]`).value.trim();
      const points = text === "" ? undefined : Number(text.replace(",", "."));
      return ["horizontal", "vertical"].includes(dataset.pin)
        ? { length: dataset.pin, points } : { edge: dataset.pin, points, toMargin: margins.checked };
    });
    if (ratio.checked) pins.push({ ratio: "canvas" });
    if (pins.some(one => Number.isNaN(one.points))) this.studio.say("Enter a number of points for each distance and length.", true);
    else if (pins.length) await this.perform("pin", { pins });
  }
}
