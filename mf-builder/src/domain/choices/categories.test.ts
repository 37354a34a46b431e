import { nextType, partTypeNames, type PartType } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { groupsOf, nextOffered } from './categories';

const offer = fc.subarray([...partTypeNames], { minLength: 1 });

test('groups carry the offered types only, in the order of the list', () => {
  const groups = groupsOf(['psu', 'cpu', 'os']);
  expect(groups.map(({ group, entries }) => [group, entries.map(({ label }) => label)])).toEqual([
    ['Core Components', ['CPU', 'Power Supply']],
    ['Software', ['Operating System']],
  ]);
});

test('with everything offered the next type is the next of the whole list', () => {
  for (const type of partTypeNames) expect(nextOffered(type, partTypeNames)).toBe(nextType(type));
});

test(
  spec('4.10', 'advancing from the first type visits each offered type once, in order, and stays at the last'),
  () => {
    fc.assert(
      fc.property(offer, fc.infiniteStream(fc.nat()), (types, noise) => {
        const shuffled = types
          .map((type) => ({ type, rank: Number(noise.next().value) }))
          .toSorted((a, b) => a.rank - b.rank);
        const offered = shuffled.map(({ type }) => type);
        const visited: PartType[] = types.slice(0, 1);
        for (const _ of types) visited.push(nextOffered(visited.at(-1) ?? 'cpu', offered));
        expect(visited).toEqual([...types, types.at(-1)]);
      }),
    );
  },
);
