import { addressTails } from '@rig4u/config/address-tails';
import { upgradeAsked } from './upgrade-asked';
import { readUpgrade } from '../domain/what-next/upgrade-address';

const at = (search: string) => upgradeAsked(new URL(`http://localhost/${search}`).search);

test.each(addressTails)('what stands behind an address that was passed on is none of it: %s', (_, tail) => {
  expect(at(`?use=streaming&resolution=4k&budget=399.5${tail}`)).toMatchObject({
    use: 'streaming',
    resolution: '4k',
    budget: 399.5,
  });
  for (const last of ['use=streaming', 'resolution=4k', 'from=picker'])
    expect(at(`?${last}${tail}`)).toEqual(readUpgrade(new URLSearchParams(last)));
});

test('an id is as it stands, and what is not understood counts as left out', () => {
  expect(at('?from=17).&use=mining').from).toBe('17).');
  expect(at('?use=mining&budget=400,5')).toEqual(at(''));
});
