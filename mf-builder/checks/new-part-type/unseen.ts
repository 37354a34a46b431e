import type { Place } from './place';

/** A place that neither the compiler nor a search for tables finds. */
export interface Unseen extends Place {
  /** The path; `<type>` stands for the name of the type. */
  file: string;
  /** What is written there of the types that there are; where the path has the name, the file itself is meant. */
  has?: string;
}

export const unseen: readonly Unseen[] = [
  {
    file: 'mf-builder/src/domain/link/link-layout.ts',
    has: "'capture', 'os'",
    asks: 'a link has one bit for each type: the new one comes last, and builds with it are written as version 2',
  },
  { file: 'mf-builder/src/catalogue/data/<type>.json', asks: '20 parts with ids in order, each fact with its basis' },
  {
    file: 'mf-builder/src/catalogue/catalogue.test.ts',
    has: 'toHaveLength(24)',
    asks: 'the number of types, and of parts in all',
  },
  { file: 'shared/src/look/art/<type>.svg', asks: 'the drawing; `art/README.md` says how one is drawn' },
  { file: 'shared/src/look/art/compact/parts.svg', has: '<symbol id="os"', asks: 'the bold drawing' },
  { file: 'shared/src/look/art/full.ts', has: 'os:', asks: 'the address of the drawing' },
  { file: 'shared/src/look/art/small.ts', has: 'os:', asks: 'the address of the bold drawing' },
  {
    file: 'shared/src/builds/accessories/categories.ts',
    has: "partType: 'monitor'",
    asks: 'where accessories of the same kind are offered: their `partType`',
  },
  {
    file: 'mf-builder/checks/any-build.ts',
    has: 'fc.record(',
    asks: 'random builds of the property tests: if a rule reads the type',
  },
  {
    file: 'mf-builder/checks/oracle/generate/outside.ts',
    has: "part(mix, 'thermalPaste'",
    asks: 'random builds of engine and oracle: if a rule reads the type',
  },
  {
    file: 'mf-builder/checks/catalogue-audit/sealed.json',
    has: '"os1"',
    asks: 'hashes of its facts: `pnpm --filter mf-builder catalogue:seal`',
  },
  {
    file: 'platform/e2e/builder.test.ts',
    has: "'capture', 'os'",
    asks: 'the build of all types that is printed',
  },
  {
    file: 'platform/e2e/picker-measures.test.ts',
    has: 'toHaveLength(24)',
    asks: 'the number of categories',
  },
  {
    file: 'platform/bench/bytes/budgets.json',
    has: '/host/assets/os.svg',
    asks: 'bytes of the drawings and of what each screen carries: `pnpm bench bytes --write`',
  },
  {
    file: 'platform/docs/spec-statements.md',
    has: 'of 24 types',
    asks: 'what the specification says of the types (3.9)',
  },
  { file: 'mf-builder/README.md', has: 'in 24 types', asks: 'the number of types' },
  { file: 'mf-builder/src/catalogue/README.md', has: 'There are 24 types', asks: 'the number of types and parts' },
  { file: 'mf-builder/src/domain/drawings/README.md', has: 'the 24 types', asks: 'the number of types' },
];
