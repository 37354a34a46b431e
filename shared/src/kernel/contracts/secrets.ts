import { coverEmails } from './e-mails';
import { lineAt, matchAt, valueAt } from './secret-values';

const covered = '***';
const names = /api key|[\w$-]+/gi;
const secretName = new RegExp(
  'token|passw|passphrase|pwd|secret|api[-_ ]?key|(?:access|private)[-_]?key|authorization|session|signature|' +
    'credential|cookie|(?:^|[-_]|auth|oob)code$|(?:^|[-_])(?:sig|otp)$',
  'i',
);
const header = /(?:authorization|cookie)$/i;
/** Wider, because an address tells little that a log would miss. */
const secretParameter = /token|key|secret|pass|pwd|code|auth|session|signature|credential|cookie|^sig$|^otp$/i;
const separator = /\\{0,3}["'`]?\]?[^\S\n]*(?:=>|={1,3}|:|%3[ad])[^\S\n]*/iy;
const depthLimit = 3;

/**
 * A text that may be sent and kept: tokens, values of names that look like secrets, credentials, secret parameters and fragments of
 * addresses are starred or left out, e-mail addresses become `[e-mail]`. A second time changes nothing. Never throws, and takes time in
 * proportion to the length.
 */
export function stripSecrets(text: string): string {
  let before = text;
  // What is left out may join what stood around it into something new; two or three turns end that.
  for (let turn = 0; turn < 8; turn += 1) {
    const after = coverEmails(cover(before, 0));
    if (after === before) break;
    before = after;
  }
  return before;
}

const cover = (text: string, depth: number): string =>
  coverValues(coverJwts(coverSchemes(coverAddresses(text, depth))));

/** Drops credentials and the fragment, stars secret parameters. */
const coverAddresses = (text: string, depth: number): string =>
  text.replace(/\/\/[^\s"<>`]+/g, (address) => {
    const [rest = ''] = address.split('#', 1);
    const queryAt = rest.indexOf('?');
    const path = withoutCredentials(queryAt < 0 ? rest : rest.slice(0, queryAt));
    return queryAt < 0 ? path : `${path}?${coverQuery(rest.slice(queryAt + 1), depth)}`;
  });

function withoutCredentials(path: string): string {
  const authority = (path.slice(2).split(/[/\\]/, 1)[0] ?? '').length + 2;
  return `//${path.slice(Math.max(path.lastIndexOf('@', authority - 1) + 1, 2))}`;
}

const coverQuery = (query: string, depth: number): string =>
  query.replace(/([^&;=]+)(?:=([^&;]*))?/g, (pair: string, name: string, value: string | undefined) => {
    if (value === undefined) return pair;
    return secretParameter.test(decoded(name)) || hides(decoded(value), depth + 1) ? `${name}=${covered}` : pair;
  });

/** Whether a parameter holds a secret in turn, as an address in an address may. What is wrapped too often is taken for one. */
function hides(text: string, depth: number): boolean {
  if (depth > depthLimit) return /%|\/\//.test(text);
  if (cover(text, depth) !== text) return true;
  const inner = decoded(text);
  return inner !== text && hides(inner, depth + 1);
}

const coverSchemes = (text: string): string =>
  text.replace(/\b(bearer|basic)((?:[^\S\n]|\+|%20)+)[^\s"'`,;]+/gi, `$1$2${covered}`);

const coverJwts = (text: string): string =>
  text.replace(/[\w-]+(?:\.[\w-]+)*/g, (run) => {
    const start = run.indexOf('eyJ');
    return start >= 0 && run.includes('.', start) ? run.slice(0, start) + covered : run;
  });

/** Stars what `name=value`, `name: value` and `"name":"value"` say under a secret name. */
function coverValues(text: string): string {
  let [result, done] = ['', 0];
  names.lastIndex = 0;
  for (let found = names.exec(text); found; found = names.exec(text)) {
    const [name] = found;
    const end = names.lastIndex;
    if (!secretName.test(name)) continue;
    const between = matchAt(separator, text, end);
    if (!between) continue;
    const at = end + between.length;
    const value = (header.test(name) && lineAt(text, at)) || valueAt(text, at);
    if (!value || (/code$/i.test(name) && /^\d{1,5}$/.test(text.slice(value.from, value.to)))) continue;
    result += text.slice(done, value.from) + covered;
    done = value.to;
    names.lastIndex = done;
  }
  return result + text.slice(done);
}

/** Byte by byte, which is enough to look for secrets in it and takes whatever stands there. */
const decoded = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A text that PostgreSQL can keep: without NUL and other control characters but tab and line ends, lone surrogates replaced. */
export const storableText = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/\p{Cs}/gu, '\uFFFD');
