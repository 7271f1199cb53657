// The page: the view shown, the selection, and the reactions to changes.
import { Adding } from "./adding.js";
import { Board } from "./board.js";
import { Canvas } from "./canvas.js";
import { ClassTool } from "./classes.js";
import { Comparison } from "./comparison.js";
import { Conflicts } from "./conflicts.js";
import { DeviceBar } from "./devices.js";
import { Drawers } from "./drawers.js";
import { afterPaint, byId, make } from "./elements.js";
import { History } from "./history.js";
import { Inspector } from "./inspector.js";
import { LookBar } from "./looks.js";
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
    const { project, scenes, scene, board } = await get("opening");
    this.project = project;
    this.state = project.state;
    this.document = scene?.document ?? project.documents[0];
    this.turn = 0;
    this.picking = new Picking(this);
    this.looks = new LookBar(this);
    this.drawers = new Drawers();
    this.outline = new Outline(this);
    this.board = new Board(this);
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
      this.turnTo(scenes.length > 1);
      if (board) this.board.take(board);
    } else {
      byId("toolbar").hidden = true;
      byId("canvas").replaceChildren(make("p", { class: "quiet" }, "This project has no documents. Import them with 'ninefold import FILE'."));
    }
    document.documentElement.dataset.ready = Math.round(performance.now());
    // A large board follows when the rest of the page is painted.
    if (this.board.isOpen && !board) afterPaint(() => this.attempt(() => this.board.refresh()));
    if (scene) this.showFindings(this.view, this.turn);
    this.follow();
  }

  // The view shown, as query values for the server.
  get view() {
    return {
      document: this.document, scene: this.scene?.scene ?? this.wantedScene, at: this.at,
      ...this.devices.query, ...this.looks.query,
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
    if (scene === undefined && scenes.length > 1) await this.showBoard();
    else this.turnTo(false);
  }

  // Shows a scene in place of the board.
  async openScene(id) {
    this.turnTo(false);
    this.drawers.open(undefined);
    this.board.choose(id);
    if (id === this.scene?.scene) return;
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
    if (this.board.isOpen) await this.board.refresh();
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
    this.showNotes();
  }

  // Shows what the picture leaves out or guesses: that of the board while it is open, else that of the scene.
  showNotes() {
    const notes = (this.board.isOpen ? this.board.board : this.scene)?.notes ?? [];
    const section = byId("pictureNotes");
    section.hidden = !notes.length;
    section.querySelector("ul").replaceChildren(...notes.map(note => make("li", { class: "quiet" }, note)));
  }

  async inspected(view) {
    return this.selection && get("object", { ...view, object: this.selection });
  }

  async showFindings(view, turn) {
    let findings;
    try {
      findings = await get("findings", view);
    } catch (error) {
      if (turn !== this.turn) return;
      byId("findings").replaceChildren();
      byId("findingCount").textContent = "";
      this.canvas.mark([]);
      return this.say(error.message, true);
    }
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

  // Shows all scenes of the document, with the scene shown before marked.
  async showBoard() {
    if (!this.scene?.scene) return this.say("A xib has no board.");
    this.turnTo(true);
    this.select(undefined);
    await this.attempt(() => this.board.refresh());
    this.board.choose(this.scene?.scene);
    byId("board").focus();
    return undefined;
  }

  // Turns between the board and the canvas of a scene.
  turnTo(isBoard) {
    if (byId("board").hidden !== isBoard) return;
    if (document.activeElement?.closest("#board, #canvas")) document.activeElement.blur();
    byId("board").hidden = !isBoard;
    byId("canvas").hidden = isBoard;
    byId("boardToggle").setAttribute("aria-pressed", String(isBoard));
    document.body.classList.toggle("onBoard", isBoard);
    // The keys of the part that was hidden go to the other.
    if (document.activeElement === document.body) byId(isBoard ? "board" : "canvas").focus();
    this.showZoom();
    this.showNotes();
  }

  // The part of the page that zooms.
  get viewport() { return this.board.isOpen ? this.board.viewport : this.canvas.viewport; }

  showZoom() {
    if (this.canvas) byId("zoom").textContent = `${Math.round(this.viewport.zoom * 100)} %`;
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
    if (this.selection) this.turnTo(false);
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
    this.say(done.meanings.length ? `${done.meanings.join("; ")} (edit ${done.edit})` : "The edit changes nothing.");
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
        if (now.edit !== before) this.say(`Another program changed the project (edit ${now.edit}).`);
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
    byId("boardToggle").addEventListener("click", () => this.toggleBoard());
    byId("zoomIn").addEventListener("click", () => this.viewport.zoomIn());
    byId("zoomOut").addEventListener("click", () => this.viewport.zoomOut());
    byId("zoom").addEventListener("click", () => this.viewport.zoomTo(1));
    byId("zoomFit").addEventListener("click", () => this.viewport.fit());
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
      "b": () => this.toggleBoard(), "d": () => this.looks.toggleAppearance(), "l": () => this.looks.toggle(),
      "+": () => this.viewport.zoomIn(), "=": () => this.viewport.zoomIn(), "-": () => this.viewport.zoomOut(),
      "0": () => this.viewport.fit(), "1": () => this.viewport.zoomTo(1),
      "a": () => this.adding.toggle(), "m": () => this.conflicts.focus(), "?": () => byId("help").showModal(),
    };
    const action = actions[event.key.toLowerCase()];
    if (action) {
      event.preventDefault();
      action();
    } else if (event.target === document.body) {
      if (this.board.isOpen) this.board.key(event);
      else if (event.key === "Escape") this.canvas.key(event);
    }
    return undefined;
  }

  toggleBoard() { return this.board.isOpen ? this.turnTo(false) : this.showBoard(); }

  // Returns the place of a deletion, from the focused element.
  place(element) {
    if (element.closest("#outlinePanel")) return "outline";
    if (element.closest("#side")) return "inspector";
    return element.closest("#canvas") || element === document.body ? "canvas" : undefined;
  }
}

const studio = new Studio();
globalThis.studio = studio;  // For the console, and for tools/studio/session.
studio.start()
  .catch(error => studio.say(error.message, true))
  // Show the page when its content is complete, so it is laid out once.
  .finally(() => { document.body.hidden = false; });
