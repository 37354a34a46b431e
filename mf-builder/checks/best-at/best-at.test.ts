/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPresets, presets } from '../../src/domain/presets';
import { bestAtPage } from './page';
import { reasons } from './reasons';
import { claimOf, isBest, rivalOf } from './table';

test('each preset has one reason, and no two say the same', () => {
  expect(reasons.map(({ id }) => id)).toEqual(presets.map(({ id }) => id));
  expect(new Set(reasons.map(({ why }) => why)).size).toBe(34);
  for (const { id, why } of reasons) expect([id, why]).toEqual([id, expect.stringMatching(/^[A-Z].{20,130}\.$/)]);
});

test('each preset is best at something, alone, and most at what they are made for', async () => {
  const builds = await loadPresets();
  const found = reasons.map(({ id, first }) => {
    const build = builds.find((one) => one.id === id);
    const claim = build && claimOf(build, first, builds);
    expect([id, build && claim && isBest(build, claim, builds)]).toEqual([id, true]);
    return claim?.best === first;
  });
  expect(found.filter(Boolean).length).toBeGreaterThan(25);
});

test('a draw is no claim, nor is a comparison with nobody or in a group that it is not of', async () => {
  const builds = await loadPresets();
  const [cheapest] = builds;
  if (!cheapest) throw new Error('There is no preset.');
  const claim = { best: 'price', among: {} } as const;
  expect(isBest(cheapest, claim, builds)).toBe(true);
  expect(isBest(cheapest, claim, [...builds, { ...cheapest, id: 'as-cheap' }])).toBe(false);
  expect(isBest(cheapest, { ...claim, best: 'cores' }, builds)).toBe(false);
  expect(isBest(cheapest, claim, [cheapest])).toBe(false);
  expect(isBest(cheapest, { ...claim, among: { use: 'trading' } }, builds)).toBe(false);
  expect(rivalOf(cheapest, builds)?.useCase).toContain(cheapest.useCase[0]);
  expect(rivalOf(cheapest, [cheapest])).toBeUndefined();
});

test('the page says what is computed: `pnpm --filter mf-builder presets --write` writes it', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../src/domain/presets/best-at.md'), 'utf8');
  expect(page).toBe(bestAtPage(await loadPresets()));
});
