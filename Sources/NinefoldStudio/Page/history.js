// The history: every edit, newest first. Selecting an edit shows the project as it was after the edit.
import { byId, make, shortClass } from "./elements.js";
import { get } from "./server.js";

export class History {
  constructor(studio) {
    this.studio = studio;
    this.panel = byId("history");
    byId("historyToggle").addEventListener("click", () => this.toggle());
  }

  toggle() {
    this.panel.hidden = !this.panel.hidden;
    byId("historyToggle").setAttribute("aria-expanded", String(!this.panel.hidden));
    document.body.classList.toggle("withHistory", !this.panel.hidden);
    this.show();
  }

  async show() {
    if (this.panel.hidden) return;
    let entries;
    try {
      entries = await get("history");
    } catch (error) {
      return this.studio.say(error.message, true);
    }
    const { at, state } = this.studio;
    this.panel.replaceChildren(make("h2", {}, "History"), make("ol", {}, ...entries.map(entry => {
      const isShown = at === undefined ? entry.number === state.edit : entry.number === at;
      const made = new Date(entry.timeMs);
      const isToday = made.toDateString() === new Date().toDateString();
      const when = made.toLocaleString([], { timeStyle: "short", ...(isToday ? {} : { dateStyle: "medium" }) });
      return make("li", {}, make("button", {
        "data-edit": entry.number, "aria-current": isShown ? "true" : undefined,
        onclick: () => this.studio.travel(entry.number === state.edit ? undefined : entry.number),
      }, make("b", {}, `${entry.number}`), make("span", { class: "meaning", title: entry.meaning }, entry.meaning),
        make("small", { title: `${made.toLocaleString()} ${entry.author}` },
          [when, shortClass(entry.sizeClass), entry.author.replace(/ <.*/, "")].filter(Boolean).join(" · "))),
      isShown ? "" : make("button", {
        class: "compare", "data-compare": entry.number, title: "Compare with the state shown",
        "aria-label": `Compare edit ${entry.number} with the state shown`,
        onclick: () => this.studio.attempt(() => this.studio.comparison.show(entry.number)),
      }, "⇄"));
    })));
  }
}
