// The device bar: a device, its orientation, and the app's share of its screen.
import { byId, make } from "./elements.js";

export class DeviceBar {
  constructor(studio) {
    this.studio = studio;
    const devices = studio.project.devices.map(device => make("option", { value: device.name }, device.name));
    this.device = make("select", { id: "device", "aria-label": "Device", onchange: () => this.changed() },
      make("option", { value: "" }, "Size class canvas"), ...devices);
    this.orientation = make("button", {
      id: "orientation", "aria-pressed": "false", title: "Rotate the device",
      onclick: () => {
        this.isLandscape = !this.isLandscape;
        this.changed();
      },
    }, "Landscape");
    this.share = make("select", { id: "share", "aria-label": "Share of the screen", onchange: () => this.changed() });
    byId("devices").append(this.device, this.orientation, this.share);
  }

  get query() {
    if (!this.device.value) return {};
    return {
      device: this.device.value, orientation: this.isLandscape ? "landscape" : "portrait",
      share: this.share.value || "full",
    };
  }

  clear() { this.device.value = ""; }

  changed() {
    this.show();
    this.studio.attempt(() => this.studio.refresh());
  }

  show() {
    const chosen = this.studio.project.devices.find(device => device.name === this.device.value);
    const held = this.isLandscape ? "landscape" : "portrait";
    const shares = chosen?.shares.filter(share => share.orientation === held) ?? [];
    const before = this.share.value;
    if (shares.map(share => share.share).join() !== [...this.share.options].map(option => option.value).join()) {
      this.share.replaceChildren(...shares.map(share => make("option", { value: share.share }, share.name)));
      this.share.value = shares.some(share => share.share === before) ? before : "full";
    }
    this.share.hidden = shares.length < 2;
    this.orientation.hidden = !chosen;
    this.orientation.setAttribute("aria-pressed", String(Boolean(this.isLandscape)));
  }
}
