// The page: the view shown, the selection, and the reactions to changes.
import { Adding } from "./adding.js";
import { Canvas } from "./canvas.js";
import { ClassTool } from "./classes.js";
import { Comparison } from "./comparison.js";
import { Conflicts } from "./conflicts.js";
import { DeviceBar } from "./devices.js";
import { byId, make } from "./elements.js";
import { History } from "./history.js";
import { Inspector } from "./inspector.js";
import { Outline } from "./outline.js";
import { Gestures } from "./gestures.js";
import { Picking } from "./picking.js";
import { get, post } from "./server.js";

// Returns the path of the folder that all names share.
function sharedFolder(names) {
  let shared = names[0].slice(0, names[0].lastIndexOf("/") + 1);
  while (!names.every(name => name.startsWith(shared))) shared = shared.slice(0, shared.slice(0, -1).lastIndexOf("/") + 1);
  return shared;
}

class Studio {
  async start() {
    const { project, scenes, scene } = await get("opening");
    this.project = project;
    this.state = project.state;
    this.document = scene?.document ?? project.documents[0];
    this.turn = 0;
    this.picking = new Picking(this);
    this.outline = new Outline(this);
    this.canvas = new Canvas(this);
    this.adding = new Adding(this);
    this.inspector = new Inspector(this);
    this.classTool = new ClassTool(this);
    this.devices = new DeviceBar(this);
    this.history = new History(this);
    this.comparison = new Comparison(this);
    this.conflicts = new Conflicts(this);
    this.gestures = new Gestures(this);
    byId("project").textContent = this.project.name;
    document.title = `${this.project.name} – Ninefold Studio`;
    this.listen();
    if (scene) {
      this.outline.take(scenes);
      this.take(scene);
      this.inspector.show(undefined);
    } else {
      byId("canvas").replaceChildren(make("p", { class: "quiet" }, "This project has no documents. Import them with 'ninefold import FILE'."));
    }
    document.documentElement.dataset.ready = Math.round(performance.now());
    if (scene) this.showFindings(this.view, this.turn);
    this.follow();
  }

  // The view shown, as query values for the server.
  get view() {
    return {
      document: this.document, scene: this.scene?.scene ?? this.wantedScene, at: this.at,
      ...this.devices.query,
    };
  }

  get isPast() { return this.at !== undefined; }

  // Showing

  async openDocument(name, scene) {
    this.document = name;
    this.scene = undefined;
    this.wantedScene = scene;
    this.selection = undefined;
    this.outline.take([]);
    const query = { document: name, at: this.at };
    const [scenes] = await Promise.all([get("scenes", query), this.refresh()]);
    this.outline.take(scenes);
    this.outline.show();
  }

  async openScene(id) {
    this.scene = undefined;
    this.wantedScene = id;
    this.selection = undefined;
    await this.attempt(() => this.refresh());
  }

  // Fetches and shows the view. If calls overlap, the page shows only the last one, and all calls wait for it.
  refresh() {
    this.turn += 1;
    this.shown = this.load(this.turn);
    return this.shown;
  }

  async load(turn) {
    const view = this.view;
    const scene = await get("scene", view);
    if (turn !== this.turn) return this.shown;
    this.take(scene);
    const inspected = await this.inspected(view);
    if (turn !== this.turn) return this.shown;
    this.inspector.show(inspected);
    this.showFindings(view, turn);
    return undefined;
  }

  // Shows a scene, except for the inspector and the findings, which need separate requests.
  take(scene) {
    this.scene = scene;
    this.state = scene.state;
    this.selection = this.picking.prune(this.selection);
    this.canvas.show();
    this.outline.show();
    this.classTool.show();
    this.devices.show();
    this.history.show();
    this.conflicts.show();
    this.showDocuments();
  }

  async inspected(view) {
    return this.selection && get("object", { ...view, object: this.selection });
  }

  async showFindings(view, turn) {
    const findings = await get("findings", view).catch(() => []);
    if (turn !== this.turn) return;
    this.findings = findings;
    byId("findingCount").textContent = findings.length || "";
    byId("findings").replaceChildren(...findings.map(finding => make("li", {},
      make("button", {
        class: `item ${finding.severity}`, onclick: () => this.select(finding.object),
      }, finding.message, make("small", {}, [finding.kind, this.object(finding.object)?.name].filter(Boolean).join(" · "))))));
    if (!findings.length) byId("findings").append(make("li", { class: "quiet" }, "No findings."));
    this.canvas.mark(findings);
  }

  // Opens the board of the document in a tab of its own, at the scene shown.
  showBoard() {
    const query = new URLSearchParams({ document: this.document, ...(this.at !== undefined && { at: this.at }) });
    const place = this.scene?.scene ? `#scene=${encodeURIComponent(this.scene.scene)}` : "";
    window.open(`/board?${query}${place}`, "_blank", "noopener");
  }

  showDocuments() {
    const chooser = byId("document");
    const { documents } = this.project;
    if ([...chooser.options].map(option => option.value).join("\n") !== documents.join("\n")) {
      const start = sharedFolder(documents);
      chooser.replaceChildren(...documents.map(name => make("option", { value: name, title: name }, name.slice(start.length))));
    }
    chooser.value = this.document;
    chooser.title = this.document;
  }

  object(id) { return id && this.scene?.objects.find(object => object.id === id); }

  // Selects an object, or several of which it is the last one.
  async select(id, picked = [id]) {
    this.selection = this.object(id) ? id : undefined;
    this.picking.ids = picked.filter(one => this.object(one));
    this.outline.mark();
    this.canvas.select();
    const chosen = this.selection;
    await this.attempt(async () => {
      const inspected = await this.inspected(this.view);
      if (chosen === this.selection) this.inspector.show(inspected);
    });
  }

  // Opens the scene of an object, and selects the object if it exists.
  async reveal(document, scene, id) {
    await this.attempt(async () => {
      if (document !== this.document) await this.openDocument(document, scene);
      else if (scene && scene !== this.scene?.scene) await this.openScene(scene);
    });
    await this.select(id);
  }

  // Editing

  async edit(...steps) {
    if (this.isPast) return this.say("A past state can't be edited. Return to the present first.", true);
    let done;
    await this.attempt(async () => {
      done = await post("edit", { document: this.document, steps });
      await this.took(done);
    });
    return done;
  }

  // Shows the result of an edit.
  async took(done) {
    this.state = done.state;
    await this.refresh();
    this.say(done.meanings.length ? `${done.meanings.join("; ")} (edit ${done.edit})` : "Nothing to do.");
  }

  async undo() { await this.attempt(async () => this.took(await post("undo"))); }
  async redo() { await this.attempt(async () => this.took(await post("redo"))); }

  async use(sizeClass) {
    await this.attempt(async () => {
      await post("use", {}, { class: sizeClass });
      this.devices.clear();
      await this.refresh();
      this.say(`Editing ${sizeClass}.`);
    });
  }

  // Deletes as Interface Builder does: from the project, or with the Command key from the size class.
  remove(place, command, id) {
    return this.gestures.remove(place, command, id && [id]);
  }

  async travel(edit) {
    this.at = edit;
    const past = byId("past");
    past.hidden = !this.isPast;
    document.body.classList.toggle("past", this.isPast);
    if (this.isPast) {
      past.replaceChildren(`The state after edit ${edit}, read-only. `,
        make("button", { id: "present", onclick: () => this.travel(undefined) }, "Back to the present"));
    }
    for (const id of ["undo", "redo", "add"]) byId(id).disabled = this.isPast;
    this.say(this.isPast ? `Edit ${edit}.` : "");
    await this.attempt(() => this.refresh());
  }

  // Follows changes by other pages or by the command.
  async follow() {
    for (;;) {
      try {
        const now = await get("changes", { edit: this.state.edit, class: this.state.sizeClass });
        await this.own;  // This page shows its own changes itself.
        const { edit, sizeClass } = this.state;
        if (now.edit === edit && now.sizeClass === sizeClass) continue;
        if (this.canvas.isDragging) continue;
        const before = edit;
        this.project = await get("project");
        const [first] = this.project.documents;
        if (this.project.documents.includes(this.document) || this.isPast) await this.refresh();
        else if (first) await this.openDocument(first);
        else location.reload();
        if (now.edit !== before) this.say(`The project changed elsewhere (edit ${now.edit}).`);
      } catch {
        this.say("The studio does not respond. Start 'ninefold studio' again.", true);
        await new Promise(done => setTimeout(done, 1000));
      }
    }
  }

  // Messages

  say(text, isError = false) {
    const status = byId("status");
    status.textContent = text;
    status.classList.toggle("error", isError);
  }

  attempt(body) {
    this.own = this.reporting(body);
    return this.own;
  }

  async reporting(body) {
    try {
      await body();
    } catch (error) {
      this.say(error.message, true);
    }
  }

  // Keys

  listen() {
    byId("undo").addEventListener("click", () => this.undo());
    byId("redo").addEventListener("click", () => this.redo());
    byId("boardToggle").addEventListener("click", () => this.showBoard());
    byId("helpToggle").addEventListener("click", () => byId("help").showModal());
    byId("document").addEventListener("change", event =>
      this.attempt(() => this.openDocument(event.target.value)));
    document.addEventListener("keydown", event => this.key(event));
  }

  key(event) {
    const command = event.metaKey || event.ctrlKey;
    const isTyping = event.target.matches("input:not([type=checkbox]), textarea, select");
    if (command && event.key.toLowerCase() === "z" && !isTyping) {
      event.preventDefault();
      return event.shiftKey ? this.redo() : this.undo();
    }
    if (isTyping || document.querySelector("dialog[open]")) return undefined;
    if (event.key === "Delete" || event.key === "Backspace") {
      const place = this.place(event.target);
      if (!place) return undefined;
      event.preventDefault();
      return this.remove(place, command);
    }
    if (command || event.altKey) return undefined;
    const actions = {
      "c": () => this.classTool.toggle(), "h": () => this.history.toggle(),
      "a": () => this.adding.toggle(), "m": () => this.conflicts.focus(), "?": () => byId("help").showModal(),
    };
    const action = actions[event.key.toLowerCase()];
    if (action) {
      event.preventDefault();
      action();
    }
    return undefined;
  }

  // Returns the place of a deletion, from the focused element.
  place(element) {
    if (element.closest("#outlinePanel")) return "outline";
    if (element.closest("#side")) return "inspector";
    return element.closest("#canvas") || element === document.body ? "canvas" : undefined;
  }
}

const studio = new Studio();
studio.start()
  .catch(error => studio.say(error.message, true))
  // Show the page when its content is complete, so it is laid out once.
  .finally(() => { document.body.hidden = false; });
