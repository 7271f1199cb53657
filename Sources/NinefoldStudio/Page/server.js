// Talks to the studio. The cookie that the first page set goes along by itself.

async function answer(response) {
  const body = await response.json();
  if (!response.ok) throw new Error(body.error);
  return body;
}

function url(path, query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given).toString();
  return `/api/${path}` + (text && `?${text}`);
}

export const get = async (path, query = {}) => answer(await fetch(url(path, query)));

export const post = async (path, body = {}, query = {}) => answer(await fetch(url(path, query), {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
}));
