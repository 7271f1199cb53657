// The open conflicts: a card for each choice, with the values of both sides and the base. A choice is an
// edit, which undo reverses.
import { byId, make, shortClass } from "./elements.js";
import { get, post } from "./server.js";

const sides = [["ours", "Ours", "O"], ["theirs", "Theirs", "T"], ["base", "Base", "B"]];
const sentences = {
  bothChanged: "Both sides changed it.",
  bothInstalled: "One side installed it, the other uninstalled it.",
  deletedAndChanged: "One side deleted it, the other changed it.",
  deletedAndExtended: "One side deleted it, the other added something to it.",
  deletedAndReferenced: "One side deleted it, the other refers to it.",
  bothMoved: "Both sides moved it.",
  movedAndReferenced: "One side moved it where the other side's constraint can't refer to it.",
  bothReordered: "Both sides changed the order.",
  bothFilled: "Both sides put another object here.",
};
const paths = { ":installed": "installed", ":parent": "place", ":comment": "title" };

export class Conflicts {
  constructor(studio) {
    this.studio = studio;
    this.panel = byId("conflicts");
    this.button = byId("conflictsToggle");
    this.button.addEventListener("click", () => this.focus());
    this.panel.addEventListener("keydown", event => this.key(event));
  }

  // Fetches conflicts only if some are open, and only after the state changed.
  async show() {
    const { scene, state, isPast } = this.studio;
    const count = isPast ? 0 : scene.conflicts;
    if (!count) {
      this.edit = undefined;
      this.button.hidden = this.panel.hidden = true;
      this.panel.replaceChildren();
    } else if (this.edit !== state.edit) {
      this.edit = state.edit;
      try {
        const entries = await get("conflicts");
        if (this.edit === state.edit) this.list(entries);
      } catch (error) {
        if (this.edit !== state.edit) return;
        // The next call tries again.
        this.edit = undefined;
        this.studio.say(error.message, true);
      }
    }
  }

  list(entries) {
    const at = this.cards.indexOf(document.activeElement?.closest(".conflict"));
    const side = document.activeElement?.dataset.side;
    this.button.hidden = this.panel.hidden = !entries.length;
    this.button.textContent = `${entries.length} ${entries.length === 1 ? "conflict" : "conflicts"}`;
    this.panel.replaceChildren(
      make("h2", {}, "Conflicts ", make("span", { class: "count" }, entries.length)),
      make("ul", {}, ...entries.map(entry => this.card(entry))));
    // Keep the focus, now on the next conflict.
    if (at >= 0) this.enter(Math.min(at, entries.length - 1), side);
  }

  get cards() { return [...this.panel.querySelectorAll(".conflict")]; }

  card(entry) {
    const [first] = entry.parts;
    const name = first.name ?? `${first.objectKind} ${first.object}`;
    const value = entry.takesValue ? make("input", {
      "aria-label": `Another value for ${first.path}`, placeholder: "Another value", spellcheck: "false", autocomplete: "off",
      onkeydown: event => event.key === "Enter" && value.value && this.resolve(entry, { value: value.value }),
    }) : "";
    return make("li", { class: "conflict", "data-conflict": first.object, role: "group", "aria-label": name },
      make("button", {
        class: "name", title: `Show ${first.object}`,
        onclick: () => this.studio.reveal(entry.document, entry.scene, first.object),
      }, name, make("small", {}, `${first.objectKind} · ${entry.document}`)),
      make("p", { class: "quiet" }, [...new Set(entry.parts.map(part => sentences[part.kind]))].join(" ")),
      ...sides.map(([side, label, letter]) => make("button", {
        class: "side", "data-side": side, title: `Take ${side} (${letter})`,
        onclick: () => this.resolve(entry, { choice: side }),
      }, make("b", {}, label), make("span", {}, ...this.values(entry, side)))),
      value);
  }

  // Returns the values of a side, or only "deleted" if the side deleted everything.
  values({ parts }, side) {
    const isGone = side !== "base" && parts.every(part => part.kind.startsWith("deleted") && part[side] === undefined);
    return isGone ? [make("span", { class: "missing" }, "deleted")] : parts.map(part => this.value(part, side));
  }

  value(part, side) {
    const place = [paths[part.path] ?? part.path, part.sizeClass && `in ${shortClass(part.sizeClass)}`].filter(Boolean).join(" ");
    return make("span", { class: part[side] === undefined ? "missing" : "" }, place ? make("small", {}, place) : "", part[side] ?? "not set");
  }

  async resolve(entry, how) {
    const { document: name, root, path, sizeClass } = entry;
    await this.studio.attempt(async () =>
      this.studio.took(await post("resolve", { document: name, root, path, sizeClass, ...how })));
  }

  focus() {
    if (this.panel.hidden) return this.studio.say("No conflict is open.");
    return this.enter(0);
  }

  enter(index, side = "ours") {
    const card = this.cards[index];
    card?.querySelector(`[data-side=${side}]`).focus();
    card?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const card = event.target.closest(".conflict");
    if (!card || event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.cards.indexOf(card);
    const side = sides.find(([, , letter]) => letter === event.key.toUpperCase());
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (side) card.querySelector(`[data-side=${side[0]}]`).click();
    else if (step) this.enter(at + step, event.target.dataset.side);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
