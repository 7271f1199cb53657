extension PreviewPage {
  /// The page's CSS.
  static let style = """
    :root{color-scheme:light}
    *{box-sizing:border-box}
    body *{unicode-bidi:isolate}
    body{margin:0;font:14px/1.4 -apple-system,"Helvetica Neue",Arial,sans-serif;color:#1d2433;\
    background:#eef0f4}
    header{display:flex;gap:1.2em;align-items:baseline;padding:.6em 1em;background:#fff;\
    border-bottom:1px solid #d5dae3}
    h1{font-size:1.15em;margin:0}
    header p{margin:0;flex:1;color:#667}
    h2{font-size:.85em;margin:.9em 0 .4em;color:#556;text-transform:uppercase;letter-spacing:.04em}
    #name,#viewName{text-transform:none;letter-spacing:0;font-size:1em;color:#1d2433}
    main{display:grid;grid-template-columns:300px 1fr 340px;gap:1em;padding:0 1em 1em;\
    height:calc(100vh - 52px)}
    nav,aside{overflow:auto}
    #grid{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:6px}
    #grid button{display:flex;flex-direction:column;align-items:center;justify-content:space-between;\
    height:128px;font-size:10px;padding:4px}
    #grid .canvas{max-width:84px;max-height:94px;width:auto;height:auto;pointer-events:none}
    button{background:#fff;border:1px solid #d5dae3;border-radius:6px;cursor:pointer;color:inherit;\
    font:inherit}
    button.chosen{border-color:#2f6fed;box-shadow:0 0 0 1px #2f6fed}
    #devices button{display:block;width:100%;text-align:left;padding:3px 8px;margin-bottom:3px;\
    font-size:12px}
    .count{float:right;min-width:1.6em;text-align:center;border-radius:1em;background:#f4b400;\
    color:#000;font-size:11px}
    .count.error{background:#d93025;color:#fff}
    .count.note{background:#d2e3fc}
    #stage{display:flex;flex-direction:column;min-width:0;min-height:0}
    #drawing{flex:1;min-height:0;display:flex;align-items:center;justify-content:center}
    #drawing .canvas{width:auto;height:auto;max-width:100%;max-height:100%;box-shadow:0 1px 6px #0003}
    #drawing .view:hover:not(:has(.view:hover))>.hit{stroke:#2f6fed;stroke-width:1.5}
    #images{position:absolute;width:0;height:0}
    .noghosts .ghost{display:none}
    .nomarks .finding{display:none}
    #transition{display:flex;gap:.8em;align-items:center;padding:.8em 0}
    #slider{flex:1}
    select{max-width:180px}
    #play{padding:3px 12px}
    table{border-collapse:collapse;width:100%;font-size:12px}
    td{padding:2px 4px;border-top:1px solid #e2e6ee;vertical-align:top;overflow-wrap:anywhere}
    td:last-child{color:#667;white-space:nowrap}
    .overridden{color:#99a;text-decoration:line-through}
    .item{border-left:4px solid #f4b400;background:#fff;padding:4px 8px;margin-bottom:6px;\
    font-size:12px}
    .item.error{border-color:#d93025}
    .item.note{border-color:#8ab4f8}
    """

  /// The page's script. It sets only text from the page's data, never markup.
  static let script = """
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = id => document.getElementById(id);
    const NS = "http://www.w3.org/2000/svg";
    const main = byId("drawing").querySelector("svg");
    let chosen = 0;
    function make(tag, text, name) {
      const element = document.createElement(tag);
      if (text !== undefined) element.textContent = text;
      if (name) element.className = name;
      return element;
    }
    function place(element, frame) {
      ["x", "y", "width", "height"].forEach((name, i) =>
        element.setAttribute(name, i > 1 ? Math.max(.01, frame[i]) : frame[i]));
    }
    const views = data.views;
    const stored = document.getElementById("shapes").content.firstElementChild.children;
    function template(width, height) {
      const svg = main.cloneNode(false), paper = main.querySelector("rect").cloneNode(false);
      size(svg, width, height);
      paper.setAttribute("width", width);
      paper.setAttribute("height", height);
      svg.append(paper);
      return svg;
    }
    function shape(index, number) {
      const element = document.importNode(stored[number], true), title = document.createElementNS(NS, "title");
      const { name, kind, id } = views[index];
      title.textContent = `${name} (${kind} ${id})`;
      element.prepend(title);
      return element;
    }
    // Adds views at frames of the canvas, each to the element of its superview.
    function fill(svg, frames, number, finish) {
      const drawn = [];
      views.forEach((view, index) => {
        const frame = frames[index], own = frame ? number(index) : -1;
        if (own < 0) return;
        const element = shape(index, own), outer = drawn[view.parent] && frames[view.parent];
        const [x, y, width, height] = frame, [left, top] = outer || [0, 0];
        place(element, [x - left, y - top, width, height]);
        finish?.(element, index);
        drawn[index] = element;
        (outer ? drawn[view.parent].querySelector(".inner") : svg).append(element);
      });
    }
    function draw(canvas) {
      const svg = template(canvas.width, canvas.height);
      fill(svg, canvas.frames, index => canvas.shapes[index]);
      for (const [kind, severity, index, message] of canvas.findings) {
        const frame = canvas.frames[index];
        if (!frame) continue;
        const mark = document.createElementNS(NS, "rect");
        mark.setAttribute("class", "finding " + severity);
        place(mark, frame);
        svg.append(mark);
      }
      return svg;
    }
    function size(svg, width, height) {
      svg.setAttribute("width", width);
      svg.setAttribute("height", height);
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    function show(svg) {
      byId("drawing").replaceChildren(svg);
      svg.querySelectorAll(".view").forEach(element => {
        element.addEventListener("mouseenter", () => describe(+element.dataset.view));
        element.addEventListener("click", () => describe(+element.dataset.view));
      });
    }
    function describe(index) {
      const view = data.views[index], canvas = data.canvases[chosen];
      byId("viewName").textContent = view.name + " \\u2014 " + view.kind + " " + view.id;
      const box = byId("view"), table = make("table"), frame = canvas.frames[index];
      box.replaceChildren();
      if (canvas.reasons[index] !== 0) box.append(make("p", "Loaded, not active: " + canvas.reasons[index]));
      if (frame) box.append(make("p", "On the canvas: " + frame.join(", ")));
      const wins = new Set(view.wins[canvas.class]);
      view.rows.forEach(([variation, path, value], number) => {
        const row = make("tr"), holds = wins.has(number);
        [path, value, variation].forEach(text => row.append(make("td", text, holds ? "" : "overridden")));
        table.append(row);
      });
      box.append(table);
    }
    function choose(index) {
      chosen = index;
      const canvas = data.canvases[index];
      document.querySelectorAll("button[data-canvas]").forEach(button =>
        button.classList.toggle("chosen", +button.dataset.canvas === index));
      byId("name").textContent = `${canvas.name} \\u2014 ${canvas.width} \\u00d7 ${canvas.height} points`;
      show(draw(canvas));
      const list = byId("findings");
      list.replaceChildren();
      for (const [kind, severity, view, message] of canvas.findings) {
        const item = make("div", message + " [" + kind + "]", "item " + severity);
        if (view >= 0) item.addEventListener("click", () => describe(view));
        list.append(item);
      }
      if (!canvas.findings.length) list.append(make("p", "None on this canvas."));
    }
    function between(from, to, part) {
      const mix = (a, b) => a + (b - a) * part;
      const svg = template(mix(from.width, to.width), mix(from.height, to.height));
      const frames = views.map((view, index) => {
        const a = from.frames[index] || to.frames[index], b = to.frames[index] || a;
        return a && a.map((value, i) => mix(value, b[i]));
      });
      const near = part < .5 ? from : to, far = part < .5 ? to : from;
      const isActive = (canvas, index) => canvas.reasons[index] === 0 && canvas.shapes[index] >= 0;
      fill(svg, frames, index => {
        if (isActive(near, index)) return near.shapes[index];
        return isActive(far, index) ? far.shapes[index] : -1;
      }, (element, index) => {
        const fades = mix(isActive(from, index) ? 1 : 0, isActive(to, index) ? 1 : 0);
        if (fades < 1) element.setAttribute("opacity", fades);
      });
      return svg;
    }
    function slide() {
      const from = data.canvases[byId("from").value], to = data.canvases[byId("to").value];
      const part = byId("slider").value / 1000;
      byId("name").textContent = `${from.name} \\u2192 ${to.name}, ${Math.round(part * 100)} %`;
      show(between(from, to, part));
    }
    function play() {
      const start = performance.now();
      function step(now) {
        const part = Math.min(1, (now - start) / 600);
        byId("slider").value = 1000 * part * part * (3 - 2 * part);
        slide();
        if (part < 1) requestAnimationFrame(step);
      }
      requestAnimationFrame(step);
    }
    function button(canvas, index) {
      const button = make("button");
      button.dataset.canvas = index;
      button.addEventListener("click", () => choose(index));
      button.append(make("span", canvas.name));
      const order = ["note", "warning", "error"];
      const worst = order[Math.max(-1, ...canvas.findings.map(finding => order.indexOf(finding[1])))];
      if (worst) button.append(make("span", canvas.findings.length, "count " + worst));
      return button;
    }
    data.canvases.forEach((canvas, index) => {
      const entry = button(canvas, index);
      if (canvas.kind === "sizeClass") {
        entry.prepend(draw(canvas));
        byId("grid").append(entry);
      } else {
        byId("devices").append(entry);
      }
      for (const name of ["from", "to"]) {
        const option = make("option", canvas.name);
        option.value = index;
        byId(name).append(option);
      }
    });
    const grid = data.canvases.map((canvas, index) => [canvas, index])
      .filter(([canvas]) => canvas.kind === "sizeClass");
    const at = name => (grid.find(([canvas]) => canvas.name === name) || [0, 0])[1];
    byId("from").value = at("compact-regular");
    byId("to").value = at("compact-compact");
    byId("slider").addEventListener("input", slide);
    byId("from").addEventListener("change", slide);
    byId("to").addEventListener("change", slide);
    byId("play").addEventListener("click", play);
    for (const [id, name] of [["ghosts", "noghosts"], ["marks", "nomarks"]]) {
      byId(id).addEventListener("change", event =>
        document.body.classList.toggle(name, !event.target.checked));
    }
    const link = new URLSearchParams(location.hash.slice(1));
    const wanted = data.canvases.findIndex(canvas => canvas.name === link.get("canvas"));
    choose(Math.max(0, wanted));
    if (link.has("at")) { byId("slider").value = 1000 * link.get("at"); slide(); }
    if (link.has("view")) describe(Math.max(0, data.views.findIndex(view => view.id === link.get("view"))));
    """
}
