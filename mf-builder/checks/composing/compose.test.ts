/** @jest-environment node */
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import { check } from '../../src/domain/compatibility/check';
import { presetTypes } from '../../src/domain/presets/preset';
import { random } from '../random';
import type { Brief } from './brief';
import { compose, dollarsPerPoint, isAired, isBalanced, pointsOf } from './compose';
import { composedText } from './composed-text';
import { hasFloors } from './floors-of-brief';
import { optionOf, type Option } from './option';
import { optionsOf } from './options-of-brief';
import { shelfFromFiles, type Shelf } from './shelf';

const whole = shelfFromFiles();

/** Parts that can go together, so that there is something to find. */
const together: Brief['only'] = {
  cpu: ['cpu5', 'cpu8', 'cpu9', 'cpu16'],
  motherboard: ['motherboard6', 'motherboard9', 'motherboard10', 'motherboard15'],
  gpu: ['gpu9', 'gpu11', 'gpu12', 'gpu14'],
  ram: ['ram4', 'ram21', 'ram13', 'ram19'],
  storage: ['storage3', 'storage23', 'storage25', 'storage19'],
  case: ['case4', 'case11', 'case13', 'case19'],
  psu: ['psu3', 'psu6', 'psu9', 'psu17'],
  cooling: ['cooling5', 'cooling7', 'cooling12', 'cooling17'],
  caseFan: ['caseFan7', 'caseFan14'],
};

const allowed = (picked: readonly Option[], mayWarn: readonly string[]): boolean => {
  const build = picked.reduce((all: CheckedBuild, { checked }) => ({ ...all, ...checked }), {});
  return check(build).findings.every(
    ({ rule, verdict }) => verdict === 'pass' || (verdict === 'warning' && mayWarn.includes(rule)),
  );
};

/** The same by trying every build there is. */
function tried(shelf: Shelf, brief: Brief): number | undefined {
  const options = optionsOf(shelf, brief);
  let builds: Option[][] = [[]];
  for (const type of presetTypes) builds = builds.flatMap((build) => options[type].map((option) => [...build, option]));
  const worths = builds.flatMap((picked) => {
    const cents = picked.reduce((sum, option) => sum + option.cents, 0);
    const dollars = Math.floor((cents + 50) / 100);
    if (dollars < brief.price[0] || dollars > brief.price[1]) return [];
    if (!isAired(picked, brief) || !isBalanced(picked, brief) || !hasFloors(picked, brief)) return [];
    if (!allowed(picked, brief.mayWarn ?? [])) return [];
    const [bag, ...fewer] = picked.at(-1)?.parts ?? [];
    if (bag && allowed([...picked.slice(0, -1), optionOf('cables', fewer, 0)], brief.mayWarn ?? [])) return [];
    const taste = picked.reduce((sum, option) => sum + option.taste, 0);
    return [dollarsPerPoint * pointsOf(picked, brief) + taste - cents / 100];
  });
  return worths.length > 0 ? Math.max(...worths) : undefined;
}

test('the search finds the best of all builds that a brief allows', () => {
  const stream = random(7);
  let found = 0;
  for (let round = 0; round < 60; round += 1) {
    const some = (ids: readonly string[] = []): string[] => {
      const first = stream.pick(ids);
      return [...new Set([first, stream.pick(ids)])];
    };
    const brief: Brief = {
      id: 'some-build',
      price: stream.chance(0.5) ? [800, 1100] : [1000, 1700],
      weigh: stream.chance(0.5) ? { gaming: 1 } : { productivity: 0.5, videoEditing: 0.5 },
      only: Object.fromEntries(Object.entries(together).map(([type, ids]) => [type, some(ids)])),
      mayWarn: ['psu-eps', 'fan-headers'],
    };
    // A brief may leave nothing of a type: that is said, and is no search.
    if (!brief.only?.storage?.some((id) => ['storage3', 'storage23'].includes(id))) continue;
    const best = tried(whole, brief);
    const worth = compose(whole, brief)?.worth;
    expect([round, worth === undefined]).toEqual([round, best === undefined]);
    if (best === undefined) continue;
    found += 1;
    expect(worth).toBeCloseTo(best, 6);
  }
  expect(found).toBeGreaterThan(2);
});

test('a brief that leaves nothing of a type is an error, one without a build is said', () => {
  const brief: Brief = { id: 'some-build', price: [1, 2], weigh: { gaming: 1 } };
  expect(composedText(brief, compose(whole, { ...brief, only: together }), undefined, whole)).toBe(
    'some-build: nothing from $1 to $2',
  );
  expect(() => compose(whole, { ...brief, least: { memoryGB: 4096 } })).toThrow(
    'The brief of some-build leaves no ram.',
  );
});

test('what is found is written a part a line, beside what the preset has', () => {
  const brief: Brief = { id: 'some-build', price: [800, 1500], weigh: { gaming: 1 }, card: 'wanted' };
  const found = compose(whole, { ...brief, mayWarn: ['psu-eps', 'fan-headers'], only: together });
  const lines = composedText(brief, found, undefined, whole).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(/^some-build: \$\d+\.\d\d of \$800 to \$1500, \d+\.\d points$/);
  expect(lines[1]).toMatch(/^ {2}cpu +cpu\d+ Ryzen .* \(now none\)$/);
});
