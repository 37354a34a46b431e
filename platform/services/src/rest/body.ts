import { RestError } from './errors';

/** Bytes of a body that is read. */
export const bodyLimit = 1024 * 1024;

/** Bytes after which the rest of a body is not even waited for. */
const patience = 16 * bodyLimit;

const nesting = 100;

const invalid = (details: string): RestError => new RestError(400, 'PGRST102', 'Empty or invalid json', details);

/** The body as text. One that is too long is read to its end all the same: a client that is still sending would not see the answer. */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw invalid(`The body broke off: ${String(error)}`);
    });
    if (done) break;
    length += value.length;
    if (length <= bodyLimit) chunks.push(value);
    if (length > patience) {
      await reader.cancel();
      break;
    }
  }
  if (length > bodyLimit)
    throw new RestError(413, 'PGRST102', 'Payload too large', `The body may have ${bodyLimit} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalid('The body is not UTF-8.');
  }
}

/**
 * How deep lists and objects stand inside one another. One pass, sign by sign: a pattern would take the square of the
 * length on a hostile text.
 */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inText && sign === '\\') at++;
    else if (sign === '"') inText = !inText;
    else if (inText) continue;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Rows {
  /** The names in each row. */
  keys: readonly (readonly string[])[];
  /** The array of rows as it was sent, so that no number is rounded. */
  text: string;
  /** It was one object, without an array around it. */
  one: boolean;
}

/** Checks that a body is an object or an array of objects. */
export function parseRows(body: string): Rows {
  if (depthOf(body) > nesting) throw invalid(`More than ${nesting} lists and objects stand inside one another.`);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw invalid(error instanceof Error ? error.message.slice(0, 200) : '');
  }
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) throw invalid('The body must be an object or an array of objects.');
  return {
    keys: rows.map((row) => Object.keys(row)),
    text: Array.isArray(value) ? body : `[${body}]`,
    one: !Array.isArray(value),
  };
}
