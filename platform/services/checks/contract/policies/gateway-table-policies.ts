import type { Place, Policy } from './policy';

const people = ['visitor', 'anna', 'owner'] as const;
const called = { visitor: 'a visitor', anna: 'a user', owner: 'the owner' };

interface GatewayTable {
  table: string;
  /** Its given row. */
  of: (place: Place) => Record<string, unknown>;
  change: Record<string, unknown>;
  /** What somebody would like to add. */
  row: (place: Place) => Record<string, unknown>;
}

const tables: readonly GatewayTable[] = [
  {
    table: 'load_minutes',
    of: ({ mark }) => ({ gateway: mark }),
    change: { visits: 1 },
    row: ({ mark }) => ({ minute: new Date().toISOString(), gateway: mark, part: 'mf-other', version: '0.0.0' }),
  },
  {
    table: 'release_revisions',
    of: ({ mark, given }) => ({ by: mark, revision: given.revision }),
    change: { why: 'changed' },
    row: ({ mark, given }) => ({
      epoch: 0,
      revision: given.revision + 1,
      at: new Date().toISOString(),
      by: mark,
      command: 'none',
      changes: [],
      state: {},
    }),
  },
];

/** Gateways write these tables by a connection of their own. By the endpoint the owner reads them, and nobody writes. */
export const gatewayTablePolicies: readonly Policy[] = tables.flatMap(({ table, of, change, row }) =>
  people.flatMap((who): Policy[] => [
    {
      table,
      rule: 'the owner reads',
      tried: `${called[who]} reads a row`,
      expected: who === 'owner' ? '1 row' : '0 rows',
      ask: (place) => place[who].from(table).select('*').match(of(place)),
    },
    {
      table,
      rule: 'grant (select alone)',
      tried: `${called[who]} adds a row`,
      expected: 'refused 42501',
      ask: (place) => place[who].from(table).insert(row(place)),
    },
    {
      table,
      rule: 'grant (select alone)',
      tried: `${called[who]} changes a row`,
      expected: 'refused 42501',
      ask: (place) => place[who].from(table).update(change).match(of(place)),
    },
    {
      table,
      rule: 'grant (select alone)',
      tried: `${called[who]} deletes a row`,
      expected: 'refused 42501',
      ask: (place) => place[who].from(table).delete().match(of(place)),
    },
  ]),
);
