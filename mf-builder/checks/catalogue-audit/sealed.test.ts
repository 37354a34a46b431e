/** @jest-environment node */
import { type CatalogueType, type Part, specSchemas } from '../../src/catalogue/schema';
import { builtIn } from '../../src/catalogue/source';
import { hashOf, sealPart } from './seal';
import sealed from './sealed.json';

const isType = (name: string): name is CatalogueType => name in specSchemas;

const seals: Readonly<Record<string, Readonly<Record<string, string>>>> = sealed;

let parts: readonly Part[] = [];

beforeAll(async () => {
  const lists: (readonly Part[])[] = await Promise.all(
    Object.keys(specSchemas)
      .filter(isType)
      .map((type) => builtIn.load(type)),
  );
  parts = lists.flat();
});

// A fact that was changed on purpose is sealed anew: pnpm --filter mf-builder catalogue:seal <folder of OpenDB>.
test('each fact that OpenDB states is still the one that was compared with OpenDB', () => {
  const changed = parts.flatMap((part) => {
    const specs: Readonly<Record<string, unknown>> = part.specs;
    return Object.entries(seals[part.id] ?? {})
      .filter(([fact, hash]) => hashOf(part.id, fact, specs[fact]) !== hash)
      .map(([fact]) => `${part.id} ${fact}: ${JSON.stringify(specs[fact])}`);
  });
  expect(changed).toEqual([]);
});

test('each fact that names OpenDB as its source was compared, and no part is sealed that is not listed', () => {
  expect(Object.keys(seals)).toEqual(parts.map(({ id }) => id));
  const open = parts.flatMap((part) =>
    Object.keys(sealPart(part, undefined))
      .filter((fact) => seals[part.id]?.[fact] === undefined)
      .map((fact) => `${part.id} ${fact}`),
  );
  expect(open).toEqual([]);
  expect(Object.values(seals).flatMap((facts) => Object.keys(facts)).length).toBeGreaterThan(2000);
});

test('another value, of another fact or another part, has another hash', () => {
  const hash = hashOf('cpu1', 'tdpW', 65);
  expect(hashOf('cpu1', 'tdpW', 65)).toBe(hash);
  expect([hashOf('cpu1', 'tdpW', 66), hashOf('cpu2', 'tdpW', 65), hashOf('cpu1', 'cores', 65)]).not.toContain(hash);
});

test('what a record confirms is sealed whatever its source; a recalled fact that it does not know is not', () => {
  const [cpu] = parts.filter(({ id }) => id === 'cpu1');
  const record = { id: 'bc:1', name: 'One', brand: 'AMD', tdpW: 65, cores: 99 };
  const recalled = cpu && { ...cpu, basis: { tdpW: 'recalled', cores: 'recalled', threads: 'recalled' } as const };
  expect(recalled && Object.keys(sealPart(recalled, record))).toEqual(['tdpW']);
});
