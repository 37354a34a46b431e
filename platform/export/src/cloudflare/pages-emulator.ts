/** For tests: what Cloudflare Pages makes of `_headers` and `_redirects`, by its documentation. No line of it is Cloudflare's. */
interface HeaderRule {
  path: string;
  unset: string[];
  set: [name: string, value: string][];
}

/** Reads `_headers`. Throws an Error at a line that the documentation does not know. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const rule = rules.at(-1);
    const [, gone] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) rules.push({ path: line, unset: [], set: [] });
    else if (rule && gone) rule.unset.push(gone);
    else if (rule && name && value) rule.set.push([name, value]);
    else throw new Error(`Cloudflare would leave out the line ${line}`);
  }
  return rules;
}

/** Reads `_redirects`. Throws an Error at a line that is no rewrite. */
export function readRewrites(text: string): [from: string, to: string][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, from, to] = /^(\/\S*) (\/\S+) 200$/.exec(line) ?? [];
      if (from === undefined || to === undefined) throw new Error(`Cloudflare would leave out the line ${line}`);
      return [from, to];
    });
}

/** The headers of an answer: all rules that match, one after the other. A header that was given before is joined. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*' });
  const given = new Set<string>();
  for (const { unset, set } of rules.filter((rule) => matches(rule.path, path))) {
    for (const name of unset) headers.delete(name);
    for (const [name, value] of set) {
      if (given.has(name)) headers.append(name, value);
      else headers.set(name, value);
      given.add(name);
    }
  }
  return Object.fromEntries(headers);
}

/** The file that is sent for an address; undefined where the page of all others is. */
export function fileAt(
  rewrites: readonly [string, string][],
  files: ReadonlySet<string>,
  path: string,
): string | undefined {
  const fixed = rewrites.find(([from]) => from === path);
  const [, to] = fixed ?? rewrites.find(([from]) => matches(from, path)) ?? [path, path];
  return [to, `${to}.html`].find((file) => files.has(file));
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '.*')
      .replaceAll(/:[A-Za-z]\w*/g, '[^/]+')}$`,
  ).test(path);
