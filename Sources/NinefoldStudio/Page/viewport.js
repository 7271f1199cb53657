// The part of a drawing that an element shows. The wheel pans, the wheel with Control and a pinch zoom, and the
// middle button or the space bar with the pointer pans. The drawing's view box follows, so that points of the
// drawing keep their meaning.
const limits = [0.02, 16];
const step = 1.25;

export class Viewport {
  // Margin is the room around a drawing that fits, in pixels: at the sides, and above and below. Most is the
  // largest zoom that fit chooses.
  constructor(element, { margin = [24, 24], most = 8, changed = () => {}, pinched = () => {}, pansAt = () => false }) {
    Object.assign(this, { element, margin, most, changed, pinched, pansAt });
    this.pointers = new Map();
    this.zoom = 1;
    this.left = this.top = 0;
    this.isFitted = true;
    this.listen();
  }

  // Shows a drawing, an svg element, whose content lies in a rectangle. Keeps the place and the zoom if wanted.
  show(drawing, rectangle, keeps = false) {
    this.drawing = drawing;
    this.rectangle = rectangle;
    if (keeps && !this.isFitted) this.apply();
    else this.fit();
  }

  get size() { return [this.element.clientWidth, this.element.clientHeight]; }

  // The visible rectangle in points.
  get visible() {
    const [width, height] = this.size;
    return [this.left, this.top, width / this.zoom, height / this.zoom];
  }

  apply() {
    const [, , width, height] = this.visible;
    if (!this.drawing || !width || !height) return;
    this.drawing.setAttribute("viewBox", `${this.left} ${this.top} ${width} ${height}`);
    this.changed();
  }

  // Zooming

  fit() {
    if (!this.rectangle) return;
    this.showRectangle(this.rectangle, this.most, true);
  }

  // Centers a rectangle, as large as the margins allow.
  showRectangle([x, y, width, height], most, isFitted = false) {
    const [across, down] = this.size;
    if (!across || !down) return;
    const zoom = Math.min(most, (across - 2 * this.margin[0]) / width, (down - 2 * this.margin[1]) / height);
    this.center([x + width / 2, y + height / 2], zoom, isFitted);
  }

  center([x, y], zoom = this.zoom, isFitted = false) {
    const [across, down] = this.size;
    this.zoom = Math.min(limits[1], Math.max(limits[0], zoom));
    this.left = x - across / this.zoom / 2;
    this.top = y - down / this.zoom / 2;
    this.isFitted = isFitted;
    this.apply();
  }

  // Zooms to points per pixel around a place of the element, in pixels; around its center without one.
  zoomTo(zoom, place = this.size.map(extent => extent / 2)) {
    const wanted = Math.min(limits[1], Math.max(limits[0], zoom));
    this.left += place[0] / this.zoom - place[0] / wanted;
    this.top += place[1] / this.zoom - place[1] / wanted;
    this.zoom = wanted;
    this.isFitted = false;
    this.apply();
  }

  zoomIn() { this.zoomTo(this.zoom * step); }
  zoomOut() { this.zoomTo(this.zoom / step); }

  // Moves by pixels.
  pan(dx, dy) {
    this.left -= dx / this.zoom;
    this.top -= dy / this.zoom;
    this.isFitted = false;
    this.apply();
  }

  // Pointers and wheels

  listen() {
    const { element } = this;
    new ResizeObserver(() => (this.isFitted ? this.fit() : this.apply())).observe(element);
    element.addEventListener("wheel", event => this.wheel(event), { passive: false });
    // Before the element's own listeners, so that a pinch begins no drag.
    element.addEventListener("pointerdown", event => this.down(event), { capture: true });
    element.addEventListener("pointermove", event => this.move(event), { capture: true });
    for (const name of ["pointerup", "pointercancel"]) {
      element.addEventListener(name, event => this.up(event), { capture: true });
    }
    for (const name of ["keydown", "keyup"]) {
      document.addEventListener(name, event => {
        if (event.key !== " ") return;
        const isHere = event.target === document.body || element.contains(event.target);
        this.isSpaceDown = name === "keydown" && isHere;
        if (isHere) event.preventDefault();
        element.classList.toggle("pans", this.isSpaceDown);
      });
    }
  }

  place(event) {
    const box = this.element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.size[1] : 1;
    if (event.ctrlKey || event.metaKey) {
      const turned = Math.max(-100, Math.min(100, event.deltaY * unit));
      this.zoomTo(this.zoom * Math.exp(-turned * 0.006), this.place(event));
    } else if (event.shiftKey && !event.deltaX) {
      this.pan(-event.deltaY * unit, 0);
    } else {
      this.pan(-event.deltaX * unit, -event.deltaY * unit);
    }
  }

  down(event) {
    const isTouch = event.pointerType === "touch";
    const pans = event.button === 1 || (event.button === 0 && (this.isSpaceDown || this.pansAt(event)));
    if (!isTouch && !pans) return;
    this.pointers.set(event.pointerId, { place: this.place(event), pans, moved: 0 });
    if (this.pointers.size === 2) {
      this.pinched();
      for (const pointer of this.pointers.values()) pointer.pans = true;
    }
    if (this.pointers.size > 1 || event.button === 1 || this.isSpaceDown) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer?.pans) return;
    const [before, now] = [pointer.place, this.place(event)];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    pointer.moved += Math.hypot(dx, dy);
    // Ignore small movements of a click.
    if (this.pointers.size === 1 && pointer.moved < 4) return;
    pointer.place = now;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1].place;
    if (other) {
      const distance = place => Math.max(1, Math.hypot(place[0] - other[0], place[1] - other[1]));
      this.pan(dx / 2, dy / 2);
      this.zoomTo(this.zoom * distance(now) / distance(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    } else {
      // Only now, because a click on a captured pointer has another target.
      this.element.setPointerCapture(event.pointerId);
      this.element.classList.add("pans");
      this.pan(dx, dy);
    }
    event.stopPropagation();
  }

  up(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.pointers.delete(event.pointerId);
    // The click that follows a pan selects nothing.
    this.hasPanned = pointer.moved >= 4;
    if (!this.isSpaceDown) this.element.classList.remove("pans");
  }
}
