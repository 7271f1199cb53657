// Copies objects as the XML fragment that 'ninefold copy' prints, on the clipboard of the system, so another
// document, another studio or 'ninefold paste' takes it. The text that is pasted can come from anywhere: the
// server reads it as 'ninefold paste' does.
import { post } from "./server.js";

const fragmentLimit = 1024 * 1024;

export class Clipboard {
  constructor(studio) {
    this.studio = studio;
    document.addEventListener("paste", event => {
      if (this.isForText(event.target)) return;
      event.preventDefault();
      this.studio.gestures.paste(event.clipboardData?.getData("text/plain") || this.kept);
    });
  }

  isForText(element) {
    return element.closest?.("input, textarea, select, dialog[open], [contenteditable]") !== null
      || document.querySelector("dialog[open]") !== null;
  }

  // Puts a fragment on the clipboard. Returns true if other programs get it too.
  async copy(ids) {
    const { document: name, view } = this.studio;
    const asked = post("gesture", { document: name, gesture: "copy", objects: ids }, { at: view.at });
    const text = asked.then(answer => answer.xml);
    const isShared = await this.write(text);
    const { objects } = await asked;
    this.copied = new Set(ids);
    this.kept = isShared ? undefined : await text;
    return { objects, isShared };
  }

  // A browser allows the write only soon after a key or click, so it gets a promise and not the text.
  async write(text) {
    try {
      const blob = text.then(content => new Blob([content], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
      return true;
    } catch {
      return this.writeAsEvent(await text);
    }
  }

  // For browsers without the interface, and for pages that are not from this machine.
  writeAsEvent(text) {
    const give = event => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
    };
    document.addEventListener("copy", give, { capture: true, once: true });
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    } finally {
      document.removeEventListener("copy", give, { capture: true });
    }
  }

  // The text on the clipboard, for the menu; the key gets it with its event.
  async read() {
    if (this.kept) return this.kept;
    try {
      return await navigator.clipboard.readText();
    } catch {
      throw new Error("The browser keeps the clipboard from the menu. Press Ctrl+V or ⌘V.");
    }
  }

  // Why a text can't be pasted; undefined if the server should read it.
  refusal(text) {
    if (!text?.trim()) return "The clipboard has no text.";
    if (!text.trimStart().startsWith("<")) return "The text on the clipboard is not an XML fragment.";
    if (new Blob([text]).size > fragmentLimit) return "The text on the clipboard exceeds 1024 KiB. 'ninefold paste' has no such limit.";
    return undefined;
  }
}
