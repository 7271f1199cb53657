// The look of the scenes: appearance, language, text size and direction. The document does not change.
import { byId, make } from "./elements.js";
import { get } from "./server.js";

const sizeNames = {
  xs: "Extra small", s: "Small", m: "Medium", l: "Large (default)", xl: "Extra large", xxl: "XX large", xxxl: "XXX large",
  ax1: "Accessibility 1", ax2: "Accessibility 2", ax3: "Accessibility 3", ax4: "Accessibility 4", ax5: "Accessibility 5",
};
const pseudoNames = { long: "Long texts", accented: "Accented", bounded: "Bounded [# #]", "right-to-left": "Right to left" };

function languageName(code) {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code.replaceAll("_", "-"));
  } catch {
    return code;
  }
}

export class LookBar {
  constructor(studio) {
    this.studio = studio;
    this.query = {};
    this.appearance = make("button", {
      id: "appearance", "aria-pressed": "false", title: "Show the screen in dark colors (D)",
      onclick: () => this.toggleAppearance(),
    }, "Dark");
    this.button = make("button", {
      id: "looksButton", "aria-expanded": "false", "aria-controls": "looks", title: "Language, text size and direction (L)",
      onclick: () => this.toggle(),
    }, "Text");
    this.panel = make("div", { id: "looks", role: "group", "aria-label": "Language, text size and direction", hidden: true });
    byId("canvasName").after(make("span", { class: "group" }, this.appearance, this.button), this.panel);
    this.panel.addEventListener("keydown", event => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.toggle();
      this.button.focus();
    });
    document.addEventListener("pointerdown", event => {
      if (!this.panel.hidden && !event.target.closest("#looks, #looksButton")) this.toggle();
    });
  }

  toggleAppearance() {
    this.set("appearance", this.query.appearance ? undefined : "dark");
  }

  async toggle() {
    const isOpen = this.panel.hidden;
    if (isOpen) await this.studio.attempt(() => this.fill());
    this.panel.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.panel.querySelector("select").focus();
  }

  async fill() {
    const { languages, pseudo, sizes } = await get("languages", { document: this.studio.document });
    const option = (value, text) => make("option", { value }, text);
    const language = make("select", {
      id: "language", onchange: () => {
        const [kind, code] = language.value.split(" ");
        this.set("language", kind === "language" ? code : undefined, "pseudo", kind === "pseudo" ? code : undefined);
      },
    }, option("", "As in the document"),
    ...languages.map(code => option(`language ${code}`, `${languageName(code)} (${code})`)),
    make("optgroup", { label: "Pseudo-languages" }, ...pseudo.map(name => option(`pseudo ${name}`, pseudoNames[name] ?? name))));
    language.value = this.query.pseudo ? `pseudo ${this.query.pseudo}` : this.query.language ? `language ${this.query.language}` : "";
    const size = make("select", { id: "textSize", onchange: () => this.set("size", size.value === "l" ? undefined : size.value) },
      ...sizes.map(name => option(name, sizeNames[name] ?? name)));
    size.value = this.query.size ?? "l";
    const direction = make("select", { id: "direction", onchange: () => this.set("direction", direction.value || undefined) },
      option("", "That of the language"), option("left-to-right", "Left to right"), option("right-to-left", "Right to left"));
    direction.value = this.query.direction ?? "";
    this.panel.replaceChildren(
      make("label", {}, "Language", language), make("label", {}, "Text size", size), make("label", {}, "Direction", direction),
      make("p", { class: "quiet" }, languages.length
        ? "The document keeps its own texts, and edits change those." : "This document has no translations beside it."),
      make("button", { id: "plainLook", onclick: () => this.clear() }, "As in the document"));
  }

  // Sets pairs of a name and a value.
  set(...pairs) {
    for (let place = 0; place < pairs.length; place += 2) this.query[pairs[place]] = pairs[place + 1];
    this.changed();
  }

  clear() {
    this.query = { appearance: this.query.appearance };
    this.changed();
    this.toggle();
  }

  async changed() {
    const { language, pseudo, size, direction, appearance } = this.query;
    this.appearance.setAttribute("aria-pressed", String(Boolean(appearance)));
    const isOwn = !language && !pseudo && !size && !direction;
    this.button.setAttribute("aria-pressed", String(!isOwn));
    const before = { ...this.shown };
    await this.studio.attempt(async () => {
      try {
        await this.studio.refresh();
        this.shown = { ...this.query };
      } catch (error) {
        this.query = before;
        throw error;
      }
    });
  }
}
