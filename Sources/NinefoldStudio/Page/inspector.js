// The inspector: each setting has a line for any-any and one for each class with its own value. + adds a
// line, x removes one, and a dot marks the line that wins in the class on the canvas.
import { byId, make, shortClass } from "./elements.js";

// Settings that Interface Builder does not vary by size class.
const invariant = ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "id", "userLabel", "customClass"];
const extents = ["any", "compact", "regular"];

export class Inspector {
  constructor(studio) {
    this.studio = studio;
    this.element = byId("inspector");
  }

  show(object) {
    const focused = this.element.contains(document.activeElement) ? document.activeElement.id : undefined;
    this.object = object;
    if (!object) {
      this.element.replaceChildren(make("h2", {}, "Inspector"),
        make("p", { class: "quiet" }, "Choose a view on the canvas or in the outline."));
      return;
    }
    this.element.replaceChildren(
      make("h2", { class: "name" }, this.studio.object(object.id)?.name ?? object.name, make("small", {}, `${object.kind} · ${object.id}`)),
      ...object.settings.map(setting => this.setting(setting)), ...this.constraints(),
    );
    if (focused) byId(focused)?.focus();
  }

  setting(setting) {
    const isVaried = setting.rows.some(row => row.isEditable) && !this.studio.isPast
      && !invariant.includes(setting.name);
    const add = make("button", {
      class: "add", title: `Add a value of ${setting.name} for a size class`, "aria-label": `Add a size class to ${setting.name}`,
      "data-add": setting.name, onclick: () => this.openForm(group, setting),
    }, "+");
    const head = [isVaried ? add : make("span", {}), make("span", { class: "settingName", title: setting.name }, setting.name)];
    const [first, ...others] = setting.rows;
    // The any-any line begins with the name. Without such a line, the name has its own line.
    const group = make("div", { class: "setting", role: "group", "aria-label": setting.name },
      ...(first?.sizeClass === "any-any"
        ? [this.row(setting, first, head), ...others.map(row => this.row(setting, row))]
        : [make("div", { class: "row" }, ...head), ...setting.rows.map(row => this.row(setting, row))]));
    return group;
  }

  // A line: its head, its field, and whether it wins.
  row(setting, row, head) {
    const shown = this.studio.scene.canvas.sizeClass;
    const remove = make("button", {
      class: "remove", title: `Remove the value for ${row.sizeClass}`, "aria-label": `Remove ${setting.name} for ${row.sizeClass}`,
      "data-remove": `${setting.name} ${row.sizeClass}`,
      onclick: () => this.edit("unset", setting, row),
    }, "×");
    return make("div", { class: "row" },
      ...(head ?? [this.studio.isPast ? make("span", {}) : remove, make("span", { class: "class" }, shortClass(row.sizeClass))]),
      this.field(setting, row),
      make("span", {
        class: row.wins.includes(shown) ? "wins" : "loses", role: "img",
        "aria-label": row.wins.includes(shown) ? `wins in ${shown}` : "overridden here",
        title: row.wins.length ? `wins in ${row.wins.join(", ")}` : "overridden everywhere",
      }));
  }

  field(setting, row) {
    const id = `field ${setting.name} ${row.sizeClass}`;
    const label = `${setting.name} for ${row.sizeClass}`;
    const isFixed = !row.isEditable || this.studio.isPast;
    if (isFixed) return make("span", { class: "fixed", title: row.value }, row.value);
    if (["YES", "NO"].includes(row.value)) {
      const box = make("input", {
        type: "checkbox", id, "aria-label": label,
        onchange: event => this.edit("set", setting, row, event.target.checked ? "YES" : "NO"),
      });
      box.checked = row.value === "YES";
      return make("span", {}, box);
    }
    const input = make("input", {
      id, "aria-label": label, spellcheck: "false", autocomplete: "off",
      onkeydown: event => {
        if (event.key === "Enter") input.blur();
        if (event.key === "Escape") {
          input.value = row.value;
          input.blur();
        }
      },
      onblur: () => {
        if (input.value !== row.value) this.edit("set", setting, row, input.value);
      },
    });
    input.value = row.value;
    return input;
  }

  edit(action, setting, row, value) {
    return this.studio.edit({
      action, object: this.object.id, path: setting.name, sizeClass: row.sizeClass, value, place: "inspector",
    });
  }

  // Opens the form for a new line: first the width, then the height, as in Interface Builder.
  openForm(group, setting) {
    group.querySelector("form")?.remove();
    const [width, height] = this.studio.state.sizeClass.split("-");
    const chooser = (id, label, chosen) => {
      const select = make("select", { id, "aria-label": label },
        ...extents.map(extent => make("option", { value: extent }, `${extent[0].toUpperCase()}${extent.slice(1)} ${label}`)));
      select.value = chosen;
      return select;
    };
    const [first, second] = [chooser("addWidth", "Width", width), chooser("addHeight", "Height", height)];
    const here = setting.rows.find(row => row.wins.includes(this.studio.scene.canvas.sizeClass)) ?? setting.rows[0];
    const form = make("form", {
      class: "adding", onsubmit: async event => {
        event.preventDefault();
        const sizeClass = `${first.value}-${second.value}`;
        if (setting.rows.some(row => row.sizeClass === sizeClass)) {
          this.studio.say(`${setting.name} already has a line for ${sizeClass}.`, true);
          return;
        }
        await this.edit("set", setting, { sizeClass }, here.value);
        byId(`field ${setting.name} ${sizeClass}`)?.focus();
        byId(`field ${setting.name} ${sizeClass}`)?.select?.();
      },
      onkeydown: event => event.key === "Escape" && form.remove(),
    }, first, second, make("button", {}, "Add"));
    group.append(form);
    first.focus();
  }

  // The constraints of a view, as the size inspector lists them. Deleting one here has the place
  // "inspector".
  constraints() {
    const { scene } = this.studio;
    const tied = scene.constraints.filter(entry => [entry.firstItem, entry.secondItem].includes(this.object.id));
    if (this.object.role !== "view" || !tied.length) return [];
    return [make("h2", { class: "more" }, "Constraints"), make("ul", { class: "tied" }, ...tied.map(entry => {
      const object = this.studio.object(entry.id);
      return make("li", {}, make("button", {
        class: entry.isActive ? "" : "inactive", "data-tied": entry.id, title: object?.inactive ?? entry.id,
        onclick: () => this.studio.select(entry.id),
        onkeydown: event => {
          if (event.key !== "Delete" && event.key !== "Backspace") return;
          event.preventDefault();
          event.stopPropagation();
          this.studio.remove("inspector", event.metaKey || event.ctrlKey, entry.id);
        },
      }, object?.name ?? entry.id));
    }))];
  }
}
