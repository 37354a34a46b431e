/** @jest-environment node */
import fc from 'fast-check';
import { depthOf, parseRows } from './body';
import { RestError } from './errors';
import { parseList } from './filters';
import { question, tables } from './fixtures';
import { parse } from './parse';
import { parseQuery } from './query-string';
import { statementsFor } from './sql';

const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((value) => !value.includes('\0'));

test('a query is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (pairs) => {
      const search = `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
      expect(parseQuery(search)).toEqual(pairs);
      expect(parseQuery(`?${new URLSearchParams(pairs).toString()}`)).toEqual(pairs);
    }),
  );
});

test('a list is read back as it was written, in quotes or, where it may, without', () => {
  const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  const written = (value: string, quotes: boolean): string =>
    quotes || /^"|[,()]/.test(value) ? quoted(value) : value;
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean()), { minLength: 1, maxLength: 5 }), (items) => {
      fc.pre(items.length > 1 || items[0]?.[0] !== '');
      expect(parseList(items.map(([value, quotes]) => written(value, quotes)).join(','))).toEqual(
        items.map(([value]) => value),
      );
    }),
  );
});

test('depth is counted outside of texts only', () => {
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(depthOf(JSON.stringify(value))).toBe(depth(value))));
  expect(depthOf(`"${'\\"'.repeat(500_000)}[`)).toBe(0);
});

test('rows keep their text, whatever their numbers', () => {
  expect(parseRows('{"n":1e400,"m":12345678901234567890}')).toEqual({
    keys: [['n', 'm']],
    text: '[{"n":1e400,"m":12345678901234567890}]',
    one: true,
  });
});

test('whatever is sent, the answer is a plan or a refusal of the 400s', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'id',
      'name',
      'select',
      'order',
      'limit',
      'columns',
      'on_conflict',
      '__proto__',
      'eq.',
      'in.(',
      'is.null',
      '*',
      'not.',
      'a.desc',
      ',',
    ),
    text,
  );
  const search = fc.oneof(
    fc.string(),
    fc.array(fc.tuple(word, word)).map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'TRACE');
  const body = fc.oneof(fc.string(), fc.json(), fc.constantFrom('{}', '[]', '[{}]', '{"name":1}', '{"__proto__":1}'));
  const prefer = fc.constantFrom('', 'return=representation', 'resolution=merge-duplicates,count=exact', 'x=y');
  fc.assert(
    fc.property(
      method,
      search,
      body,
      prefer,
      fc.constantFrom('shelf', 'constructor', '__proto__'),
      (verb, query, content, wish, table) => {
        try {
          statementsFor(
            parse(question({ method: verb, search: query, body: content, table, headers: { prefer: wish } }), tables),
          );
        } catch (error) {
          if (!(error instanceof RestError)) throw error;
          expect(error.status).toBeGreaterThanOrEqual(400);
          expect(error.status).toBeLessThan(500);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
