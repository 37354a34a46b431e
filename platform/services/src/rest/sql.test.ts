/** @jest-environment node */
import fc from 'fast-check';
import { question, tables } from './fixtures';
import { parse, type Question } from './parse';
import { statementsFor, type Statement } from './sql';

const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((value) => !value.includes('\0'));
const main = (asked: Question): Statement => statementsFor(parse(asked, tables)).main;

test('no value ever stands in the text of a statement: it is the same for each', () => {
  const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'not.eq'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...operators),
      fc.constantFrom('id', 'name', 'data'),
      text,
      fc.constantFrom('GET', 'PATCH', 'DELETE'),
      (operator, column, value, method) => {
        const statement = (given: string) =>
          main(
            question({
              method,
              search: `?${column}=${operator}.${encodeURIComponent(given)}`,
              body: JSON.stringify({ name: given }),
            }),
          );
        expect(statement(value).text).toBe(statement('x').text);
        expect(statement(value).values).toContain(value);
      },
    ),
  );
});

test('the items of a list are one value, and a body goes to the database as it came', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (items) => {
      const list = `(${items.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')})`;
      expect(main(question({ search: `?name=in.${encodeURIComponent(list)}` })).values[0]).toEqual(items);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const body = JSON.stringify([{ data: value }], null, 1);
      expect(main(question({ method: 'POST', body })).values).toEqual([body]);
    }),
  );
});

test('a read', () => {
  const search =
    '?select=name,count&done=is.false&name=ilike.a*&count=not.in.(1,2)&order=made.desc.nullslast,id&limit=5&offset=10';
  const { main: rows, total } = statementsFor(parse(question({ search, headers: { prefer: 'count=exact' } }), tables));
  const where =
    'where "public"."shelf"."done" is false and "public"."shelf"."name" ilike $1::text and not ' +
    '("public"."shelf"."count" = any ($2::integer[]))';
  expect(rows).toEqual({
    text:
      `select coalesce(json_agg(answer)::text, '[]') as body, count(*)::int as found from (select "name", ` +
      `"count" from "public"."shelf" ${where} order by "made" desc nulls last, "id" asc limit $3 offset ` +
      '$4) as answer',
    values: ['a%', ['1', '2'], 5, 10],
  });
  expect(total).toEqual({
    text: `select count(*)::int as total from "public"."shelf" ${where}`,
    values: ['a%', ['1', '2']],
  });
});

test('a read without a limit has one', () => {
  expect(main(question()).values).toEqual([1000, 0]);
  expect(main(question({ search: '?limit=999999999' })).values).toEqual([1000, 0]);
});

test('an insert names its columns; what else a row holds is not looked at', () => {
  const body = '[{"id":"a","name":"b","more":1}]';
  expect(main(question({ method: 'POST', body, search: '?columns="id","name"' }))).toEqual({
    text:
      'insert into "public"."shelf" ("id", "name") select given."id", given."name" from ' +
      'json_to_recordset($1::json) as given ("id" uuid, "name" text)',
    values: [body],
  });
  expect(main(question({ method: 'POST', body: '{}' }))).toEqual({
    text: 'insert into "public"."shelf" default values',
    values: [],
  });
});
