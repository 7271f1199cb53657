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

// The element of a view's drawing that has its subviews.
const isInner = node => node.classList?.contains("inner");

const areAlike = (old, wanted) => old.childNodes.length === wanted.childNodes.length
  && [...old.childNodes].every((child, place) => {
    const other = wanted.childNodes[place];
    return isLike(child, other) && (isInner(child) || areAlike(child, other));
  });

// Changes what a view draws into what another one draws. The subviews stay where they are, so the browser need not
// lay them out again. Returns false if the drawings have different structures.
export function redraw(view, wanted) {
  if (!areAlike(view, wanted)) return false;
  [...view.childNodes].forEach((child, place) => become(child, wanted.childNodes[place]));
  return true;
}

// Returns a copy of a view's drawing without subviews.
export function shell(view) {
  const copy = view.cloneNode(false);
  if (!isInner(view)) copy.append(...[...view.childNodes].map(shell));
  return copy;
}

const isLike = (old, wanted) => old.nodeName === wanted.nodeName
  && String(old.getAttributeNames?.()) === String(wanted.getAttributeNames?.());

function become(old, wanted) {
  if (isInner(old)) return;
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== wanted.data) old.data = wanted.data;
    return;
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  refill(old, [...wanted.childNodes]);
}

// Calls a function when the page is painted as it is now.
export const afterPaint = body => requestAnimationFrame(() => setTimeout(body));

export const shortClass = name => {
  const [width, height] = name.split("-");
  const letter = { any: "Any", compact: "C", regular: "R" };
  return letter[width] && letter[height] ? `w${letter[width]} h${letter[height]}` : name;
};
