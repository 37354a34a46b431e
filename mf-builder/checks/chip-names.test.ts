/** @jest-environment node */
import { catalogueChips } from '../src/catalogue/measured';
import { chipNamed } from '../src/domain/estimates/chip-names';
import { gamesModels } from '../src/domain/estimates/fitted';
import { knownNames, type Kind } from './chip-names/known-names';
import { otherNames } from './chip-names/other-names';
import { waysToWrite } from './chip-names/ways-to-write';
import { wholeTable } from './estimates/measured-parts';

const table = wholeTable();
const kinds: readonly Kind[] = ['cpu', 'gpu'];

test.each(knownNames)('%s "%s" is %s', (kind, name, chip) => {
  expect(chipNamed(name, table[kind])).toBe(chip);
});

const others = kinds.flatMap((kind) => otherNames[kind].map((name) => [kind, name] as const));

test.each(others)('%s "%s" is none that was measured, or it does not say which', (kind, name) => {
  expect(chipNamed(name, table[kind])).toBeUndefined();
});

const tables = {
  'the whole table': table,
  "the catalogue's own": catalogueChips,
  'compared in games': gamesModels.own,
};

test.each(Object.entries(tables))('every chip is found however its name is written: %s', (_, chips) => {
  for (const kind of kinds)
    for (const { site, write } of waysToWrite[kind])
      expect([site, Object.keys(chips[kind]).filter((chip) => chipNamed(write(chip), chips[kind]) !== chip)]).toEqual([
        site,
        [],
      ]);
});

test.each(Object.entries(tables))('a chip that is missing is not taken for one near it: %s', (_, chips) => {
  for (const kind of kinds)
    // Of one chip with more or less memory, the other size will do.
    for (const chip of Object.keys(chips[kind]).filter((name) => !/\dGB/.test(name))) {
      const rest = Object.fromEntries(Object.entries(chips[kind]).filter(([name]) => name !== chip));
      for (const { site, write } of waysToWrite[kind])
        expect([site, chip, chipNamed(write(chip), rest)]).toEqual([site, chip, undefined]);
    }
});
