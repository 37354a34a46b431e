import { notUnderstood } from './errors';

function decode(text: string): string {
  const plain = text.replaceAll('+', ' ');
  let decoded: string;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    throw notUnderstood('The query is not percent-encoded UTF-8', text.slice(0, 100));
  }
  if (decoded.includes('\0')) throw notUnderstood('The query holds a NUL character');
  return decoded;
}

/**
 * Name and value of each parameter, in order. Unlike URLSearchParams it refuses what it cannot decode, and never puts
 * something else in its place.
 */
export function parseQuery(search: string): [name: string, value: string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) throw notUnderstood('A parameter has no value', pair.slice(0, 100));
      return [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
    });
}
