/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { presetById, presets } from '../../src/domain/presets';
import { presetTypes, type Preset } from '../../src/domain/presets/preset';
import { briefs } from './briefs';
import { rangesOf } from './compose-near';
import { isAired, isBalanced } from './compose';
import { hasFloors } from './floors-of-brief';
import type { Option } from './option';
import { optionsOf } from './options-of-brief';
import { shelfFromFiles } from './shelf';

const shelf = shelfFromFiles();

const idsOf = ({ parts }: Preset): readonly (readonly string[])[] =>
  presetTypes.map((type) => {
    const ids = parts[type] ?? [];
    return typeof ids === 'string' ? [ids] : ids;
  });

test('there is a brief for each preset, and its shares add up to one', () => {
  expect(briefs.map(({ id }) => id)).toEqual(presets.map(({ id }) => id));
  for (const { id, weigh } of briefs)
    expect([id, Object.values(weigh).reduce((sum, share) => sum + share, 0)]).toEqual([id, expect.closeTo(1)]);
});

test.each(briefs)('$id is what its brief asks for', (brief) => {
  const preset = presetById(brief.id);
  if (!preset) throw new Error(`There is no preset ${brief.id}.`);
  const options = optionsOf(shelf, brief);
  // Look, sizes, least memory and drives, the parts it may have: each place is one of the brief's options.
  const picked = idsOf(preset).map((ids, place): Option => {
    const type = presetTypes[place] ?? 'cpu';
    const option = options[type].find((one) => one.ids.join() === ids.join());
    if (!option) throw new Error(`${brief.id}: ${ids.join()} is none of the ${type} that its brief allows.`);
    return option;
  });
  const dollars = Math.round(picked.reduce((sum, { cents }) => sum + cents, 0) / 100);
  const ranges = rangesOf(brief);
  expect(ranges.some(([least, most]) => dollars >= least && dollars <= most)).toBe(true);
  expect([isAired(picked, brief), isBalanced(picked, brief), hasFloors(picked, brief)]).toEqual([true, true, true]);
  const build = fromComponents(Object.assign({}, ...picked.map(({ components }) => components)));
  const said = check(build).findings.filter(({ verdict }) => verdict !== 'pass');
  expect(said.filter(({ rule, verdict }) => verdict !== 'warning' || !brief.mayWarn?.includes(rule))).toEqual([]);
});
