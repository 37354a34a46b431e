/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPresets, presets } from '../../src/domain/presets';
import { claims } from './claims';
import { bestAtTable, isBest, rivalOf } from './table';

test('each preset has one claim and one reason, and no two say the same', () => {
  expect(claims.map(({ id }) => id)).toEqual(presets.map(({ id }) => id));
  expect(new Set(claims.map(({ why }) => why)).size).toBe(34);
  for (const { id, why } of claims) expect([id, why]).toEqual([id, expect.stringMatching(/^[A-Z].{20,130}\.$/)]);
});

test('each preset is best at what is claimed, alone', async () => {
  const builds = await loadPresets();
  const wrong = claims.filter((claim) => {
    const build = builds.find(({ id }) => id === claim.id);
    return !build || !isBest(build, claim, builds);
  });
  expect(wrong).toEqual([]);
});

test('a draw is no claim, nor is a comparison with nobody or in a group that it is not of', async () => {
  const builds = await loadPresets();
  const [cheapest] = builds;
  if (!cheapest) throw new Error('There is no preset.');
  const claim = { id: cheapest.id, best: 'price', among: {}, why: '' } as const;
  expect(isBest(cheapest, claim, builds)).toBe(true);
  expect(isBest(cheapest, claim, [...builds, { ...cheapest, id: 'as-cheap' }])).toBe(false);
  expect(isBest(cheapest, { ...claim, best: 'cores' }, builds)).toBe(false);
  expect(isBest(cheapest, claim, [cheapest])).toBe(false);
  expect(isBest(cheapest, { ...claim, among: { use: 'trading' } }, builds)).toBe(false);
  expect(rivalOf(cheapest, builds)?.useCase).toContain(cheapest.useCase[0]);
  expect(rivalOf(cheapest, [cheapest])).toBeUndefined();
});

test('the page says what is computed: `pnpm --silent --filter mf-builder presets --best-at` writes it', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../src/domain/presets/best-at.md'), 'utf8');
  expect(page.slice(page.indexOf('| preset'))).toBe(`${bestAtTable(claims, await loadPresets())}\n`);
});
