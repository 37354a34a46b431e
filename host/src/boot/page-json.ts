/** JSON that the gateway wrote into the page. Throws an Error that names what is missing or unreadable. */
export function readPageJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page came without its ${id}. Serve it through the gateway, which writes it in.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The page's ${id} is not readable: ${String(error)}`, { cause: error });
  }
}
