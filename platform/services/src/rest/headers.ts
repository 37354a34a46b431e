import { RestError } from './errors';
import { schema } from './tables';

/** What the headers of a request ask for. */
export interface Wishes {
  single: boolean;
  count: boolean;
  returning: boolean;
  resolution?: 'merge' | 'ignore';
}

/** Each preference that is understood. What is left out of the header is its first value, or nothing. */
const preferences: ReadonlyMap<string, Partial<Wishes>> = new Map([
  ['return=minimal', {}],
  ['return=representation', { returning: true }],
  ['count=exact', { count: true }],
  ['resolution=merge-duplicates', { resolution: 'merge' }],
  ['resolution=ignore-duplicates', { resolution: 'ignore' }],
]);

function readPreferences(header: string): Partial<Wishes> {
  const words = header
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = words.filter((word) => !preferences.has(word));
  if (unknown.length > 0)
    throw new RestError(
      400,
      'PGRST122',
      'Invalid preferences given',
      `Invalid preferences: ${unknown.join(', ').slice(0, 200)}`,
    );
  return words.reduce<Partial<Wishes>>((wishes, word) => ({ ...wishes, ...preferences.get(word) }), {});
}

const object = 'application/vnd.pgrst.object+json';

function wantsObject(accept: string): boolean {
  const types = accept.split(',').map((type) => type.replace(/;\s*q=.*$/, '').trim());
  const known = types.find((type) => [object, 'application/json', 'application/*', '*/*', ''].includes(type));
  if (known === undefined)
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`);
  return known === object;
}

/** Reads the headers; refuses a schema, media type, range or preference that is not understood. */
export function readHeaders(headers: Headers): Wishes {
  for (const name of ['accept-profile', 'content-profile'])
    if ((headers.get(name) ?? schema) !== schema)
      throw new RestError(
        406,
        'PGRST106',
        `Invalid schema: ${headers.get(name)?.slice(0, 100) ?? ''}`,
        null,
        `Only the following schemas are exposed: ${schema}`,
      );
  if (headers.has('range'))
    throw new RestError(
      400,
      'PGRST100',
      'The header Range is not understood',
      null,
      'Use the parameters limit and offset.',
    );
  const type = headers.get('content-type');
  if (type !== null && !/^application\/json\s*(;.*)?$/i.test(type))
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 100)}`);
  return {
    count: false,
    returning: false,
    ...readPreferences(headers.get('prefer') ?? ''),
    single: wantsObject(headers.get('accept') ?? ''),
  };
}
