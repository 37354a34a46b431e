import { partsMark, saveBuild, savedBuild, sumOf, verdictOf, type BuildComponents } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { loadByIds } from '../src/catalogue/load-types';
import { readBuild } from '../src/components/dialogs/read-pasted-build';
import { compareBuilds } from '../src/domain/comparison/build-comparison';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { rulesEdition } from '../src/domain/compatibility/rules-edition';
import { verdictSummary } from '../src/domain/compatibility/verdict-summary';
import { formats } from '../src/domain/exports/formats';
import { toJson } from '../src/domain/exports/json';
import { decodeBuild } from '../src/domain/link/read-link';
import { resolveLines } from '../src/domain/link/parts-of-link';
import { encodeBuild } from '../src/domain/link/write-link';

const now = new Date('2026-11-28T12:00:00.000Z');
const lines = [
  { type: 'cpu', id: 'cpu3', quantity: 1 },
  { type: 'motherboard', id: 'motherboard~100', quantity: 1 },
  { type: 'gpu', id: 'gpu~123', quantity: 1 },
  { type: 'ram', id: 'ram2', quantity: 2 },
  { type: 'ram', id: 'ram~4828', quantity: 1 },
  { type: 'case', id: 'case~3747', quantity: 1 },
] as const;

/** A build of parts of both shelves, and what its check says. */
async function bothShelves() {
  const resolved = resolveLines(lines, await loadByIds(lines.map(({ id }) => id)));
  if (!resolved.ok) throw new Error(resolved.message);
  const { components } = resolved;
  const found = check(fromComponents(components));
  return { components, found, verdict: verdictSummary(components, found, now) };
}

test('by link', async () => {
  const { components } = await bothShelves();
  const encoded = encodeBuild(components);
  if (!encoded.ok) throw new Error(encoded.outside.join());
  expect(decodeBuild(encoded.hash)).toEqual({ ok: true, lines });
  expect(await readBuild(`https://rig4u.example/pc-part-picker${encoded.hash}`)).toEqual({
    ok: true,
    build: { ok: true, components },
  });
});

test('saved in this browser, with what the check said', async () => {
  const { components, verdict } = await bothShelves();
  const kept: unknown = JSON.parse(JSON.stringify(saveBuild([], components, now, verdict)));
  const [build] = v.parse(v.array(savedBuild), kept);
  expect(build?.components).toEqual(components);
  expect(build && verdictOf(build, rulesEdition)).toEqual(verdict);
});

test('as JSON and back', async () => {
  const { components, verdict } = await bothShelves();
  const read = await readBuild(toJson({ name: 'Both', components, verdict, today: now }));
  expect(read).toEqual({ ok: true, build: { name: 'Both', components } });
  expect(read.ok && partsMark(read.build.components)).toBe(partsMark(components));
});

test.each(formats)('as $label: each part by its name, and how many have no price', async ({ write }) => {
  const { components, verdict } = await bothShelves();
  const text = write({ name: 'Both', components, verdict, today: now }).replaceAll(/[\\\u200b]|""/g, '');
  const names = Object.values<BuildComponents[keyof BuildComponents]>(components).flatMap((chosen) =>
    chosen && 'name' in chosen ? [chosen.name] : [],
  );
  expect(names).toHaveLength(4);
  for (const name of names) expect(text).toContain(name);
  expect(sumOf(components).unpriced).toBe(4);
  expect(text).toMatch(/4 parts without a price|"partsWithoutPrice": 4/);
});

test('beside another build', async () => {
  const { components, found } = await bothShelves();
  const own = { components, check: found };
  const rows = compareBuilds({ first: own, second: { components: {}, check: check({}) } }, now).flatMap(
    (group) => group.rows,
  );
  expect(rows.find(({ label }) => label === 'Graphics Card')?.first.text).toBe('no price known');
  expect(rows.find(({ label }) => label === 'Total')?.first.text).toMatch(/ \+ 4 parts without a price$/);
});
