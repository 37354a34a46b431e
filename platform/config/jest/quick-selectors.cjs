/**
 * What an element must have so that a selector can match it: for each selector of the list, the name, classes and id of the
 * compound that stands last. Undefined where that cannot be told without a real parser.
 */
function needsOf(selectors) {
  if (/[\\"']/.test(selectors)) return undefined;
  const list = [];
  let last = { classes: [] };
  for (let at = 0; at < selectors.length;) {
    const rest = selectors.slice(at);
    const [token, sign, name] = /^(?:([.#])([\w-]+)|\*|[a-zA-Z][\w-]*|::?[\w-]+|\s*[>+~,\s]\s*)/.exec(rest) ?? [];
    if (token === undefined) {
      const end = endOfBrackets(rest);
      if (end === 0) return undefined;
      at += end;
      continue;
    }
    if (sign === '.') last.classes.push(name);
    else if (sign === '#') last.id = name;
    else if (/^[a-zA-Z]/.test(token)) last.tag = token.toLowerCase();
    else if (token.includes(',')) {
      list.push(last);
      last = { classes: [] };
    } else if (/^[\s>+~]+$/.test(token)) last = { classes: [] };
    at += token.length;
  }
  return [...list, last];
}

/** How long the brackets are that a text begins with; 0 where there are none, or no end of them. */
function endOfBrackets(text) {
  const [open, close] = text[0] === '(' ? '()' : text[0] === '[' ? '[]' : [];
  if (!open) return 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return 0;
}

const known = new Map();

/** Whether a selector might match an element of jsdom. It never says no to one that does. A rule of another kind has no selector. */
function mayMatch(element, selectors) {
  if (selectors === undefined) return true;
  if (!known.has(selectors)) known.set(selectors, needsOf(selectors));
  const needs = known.get(selectors);
  if (!needs) return true;
  const tag = element._localName.toLowerCase();
  const has = element.getAttributeNS(null, 'class') ?? '';
  const id = element.getAttributeNS(null, 'id');
  return needs.some(
    (one) =>
      (one.tag === undefined || one.tag === tag) &&
      (one.id === undefined || one.id === id) &&
      one.classes.every((name) => has.includes(name)),
  );
}

module.exports = { mayMatch };
