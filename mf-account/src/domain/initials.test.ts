import { initialsOf } from './initials';

test.each([
  ['Mira Okafor', 'MO'],
  ['mira', 'M'],
  ['  ada  king lovelace ', 'AKL'],
  ['a b c d', 'ABC'],
  ['élodie 𝒵ed', 'É𝒵'],
  ['', 'U'],
  ['  ', 'U'],
  [null, 'U'],
])(spec('2.89', '%j gives %s'), (name, initials) => expect(initialsOf(name)).toBe(initials));
