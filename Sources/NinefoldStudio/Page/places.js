// Asks for a place in another document: the document and, for views, the scene and the view that takes them.
import { holders } from "./adding.js";
import { byId, make } from "./elements.js";
import { ask } from "./menus.js";
import { get } from "./server.js";

const option = (value, text) => make("option", { value, title: text }, text);

// Returns the place as `ninefold move --to` takes it; undefined if the question is cancelled.
export async function askPlace(studio, title, isForViews) {
  const [file, scene, view] = ["Document", "Scene", "View"].map(name => make("select", { id: `place${name}`, "aria-label": name }));
  const others = [...byId("document").options].filter(one => one.value !== studio.document);
  file.append(...others.map(one => one.cloneNode(true)));
  // Answers can come out of order.
  const load = async (path, query, show) => {
    const wanted = [file.value, scene.value];
    const answer = await get(path, { document: file.value, ...query });
    if (wanted.join("\n") === [file.value, scene.value].join("\n")) await show(answer);
  };
  const loadViews = () => {
    view.replaceChildren();
    return load("scene", { scene: scene.value }, ({ objects }) => view.replaceChildren(
      ...objects.filter(one => one.role === "view" && holders.has(one.kind)).map(one => option(one.id, one.name))));
  };
  const loadScenes = () => {
    scene.replaceChildren();
    view.replaceChildren();
    return load("scenes", {}, scenes => {
      scene.replaceChildren(...scenes.map(one => option(one.id, one.title)));
      scene.parentElement.hidden = scenes.length === 0;
      return loadViews();
    });
  };
  const label = (name, select) => make("label", {}, `${name} `, select);
  const fields = [label("Document", file), ...(isForViews ? [label("Scene", scene), label("View", view)] : [])];
  if (isForViews) {
    file.onchange = () => studio.attempt(loadScenes);
    scene.onchange = () => studio.attempt(loadViews);
    studio.attempt(loadScenes);
  }
  const answer = await ask("place", [
    make("h2", { id: "placeTitle" }, title), make("div", { class: "places" }, ...fields),
  ], [[title, "go"], ["Cancel", ""]]);
  if (answer !== "go") return undefined;
  return view.value ? `${file.value}:${view.value}` : file.value;
}
