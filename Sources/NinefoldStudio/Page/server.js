// Sends requests to the studio. The browser adds the cookie that the first response set.

async function answer(response) {
  const body = await response.json();
  if (!response.ok) throw Object.assign(new Error(body.error), { answer: body });
  return body;
}

function url(path, query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  // Not URLSearchParams: it encodes a space as +, which only forms decode.
  const text = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `/api/${path}` + (text && `?${text}`);
}

export const get = async (path, query = {}) => answer(await fetch(url(path, query)));

export const post = async (path, body = {}, query = {}) => answer(await fetch(url(path, query), {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
}));
