import type { Place, Policy } from './policy';

const table = 'error_logs';
const of = ({ given, mark }: Place) => ({ id: String(given.error['id']), component: mark });

/** Columns of a report that nobody changes once it is there. */
const fixed = [
  'id',
  'component',
  'error_message',
  'error_stack',
  'priority',
  'metadata',
  'browser_info',
  'timestamp',
  'occurrences',
  'last_seen',
  'fingerprint',
];

const people = ['visitor', 'anna', 'owner'] as const;
const called = { visitor: 'a visitor', anna: 'a user', owner: 'the owner' };

/** Anybody reports; the owner reads and resolves; nobody else does, and nobody deletes. */
export const errorLogPolicies: readonly Policy[] = [
  {
    table,
    rule: 'anybody reports',
    tried: 'a visitor reports an error',
    expected: 'taken, 1 added',
    ask: ({ visitor, newError }) => visitor.from(table).insert(newError()),
  },
  {
    table,
    rule: 'anybody reports',
    tried: 'a user who signed in reports an error',
    expected: 'taken, 1 added',
    ask: ({ anna, newError }) => anna.from(table).insert(newError()),
  },
  {
    table,
    rule: 'anybody reports',
    tried: 'a visitor reports one as resolved already',
    expected: 'refused 42501',
    ask: ({ visitor, newError }) => visitor.from(table).insert(newError({ resolved: true })),
  },
  ...['fingerprint', 'last_seen'].map((column) => ({
    table,
    rule: 'grant insert (columns)',
    tried: `a visitor reports one with a ${column} of his own`,
    expected: 'refused 42501',
    ask: ({ visitor, newError }: Place) =>
      visitor.from(table).insert(newError({ [column]: column === 'last_seen' ? '2020-01-01T00:00:00Z' : 'x' })),
  })),
  ...people.flatMap((who) => [
    {
      table,
      rule: 'the owner reads',
      tried: `${called[who]} reads an error`,
      expected: who === 'owner' ? '1 row' : '0 rows',
      ask: (place: Place) => place[who].from(table).select('*').match(of(place)),
    },
    {
      table,
      rule: 'the owner resolves',
      tried: `${called[who]} resolves an error`,
      expected: who === 'owner' ? '1 row, 1 changed' : '0 rows',
      ask: (place: Place) => place[who].from(table).update({ resolved: true }).match(of(place)).select('id'),
    },
    {
      table,
      rule: 'grant (no delete)',
      tried: `${called[who]} deletes an error`,
      expected: 'refused 42501',
      ask: (place: Place) => place[who].from(table).delete().match(of(place)),
    },
  ]),
  {
    table,
    rule: 'the owner reads',
    tried: 'a visitor reports an error and reads it back',
    expected: 'refused 42501',
    ask: ({ visitor, newError }) => visitor.from(table).insert(newError()).select(),
  },
  ...fixed.map((column) => ({
    table,
    rule: 'grant update (resolved)',
    tried: `the owner changes ${column}`,
    expected: 'refused 42501',
    // To what it is: where this is allowed, nothing is lost by the question.
    ask: (place: Place) =>
      place.owner
        .from(table)
        .update({ [column]: place.given.error[column] })
        .match(of(place)),
  })),
];
