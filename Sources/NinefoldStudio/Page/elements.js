// Builds elements. Text is inserted as text. The page parses no markup from a project except the drawing,
// which the server escapes.

export const byId = id => document.getElementById(id);

// make("button", {class: "x", onclick: f}, "text", child, …)
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

export function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// Replaces the children of an element. If the old and new children have the same structure, only differing
// attributes and texts are changed, so the browser redraws little.
export function refill(element, children) {
  const old = [...element.childNodes];
  if (old.length !== children.length || !old.every((child, place) => isLike(child, children[place]))) {
    element.replaceChildren(...children);
    return;
  }
  old.forEach((child, place) => become(child, children[place]));
}

const isLike = (old, wanted) => old.nodeName === wanted.nodeName
  && String(old.getAttributeNames?.()) === String(wanted.getAttributeNames?.());

function become(old, wanted) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== wanted.data) old.data = wanted.data;
    return;
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  refill(old, [...wanted.childNodes]);
}

export const shortClass = name => {
  const [width, height] = name.split("-");
  const letter = { any: "Any", compact: "C", regular: "R" };
  return letter[width] && letter[height] ? `w${letter[width]} h${letter[height]}` : name;
};
