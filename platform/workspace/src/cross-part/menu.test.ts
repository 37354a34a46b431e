/** @jest-environment node */
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { readDeclaration } from '@rig4u/preset/declaration';
import type { NavPlace } from '@rig4u/shared/contracts';
import { paths } from '@rig4u/shared/routing';
import { releasedParts } from '../parts/this-repository';

const declared = releasedParts.flatMap((part) => {
  const { rig4u } = readDeclaration(join(root, part));
  return 'nav' in rig4u ? (rig4u.nav ?? []).map((link) => ({ part, ...link })) : [];
});
const linksOf = (place: NavPlace['place'], who?: 'owner') =>
  declared
    .filter((link) => link.place === place && link.for === who)
    .toSorted((one, two) => one.order - two.order)
    .map(({ text, path }) => [text, path]);

test('together the parts declare the links of header and footer', () => {
  expect(linksOf('header')).toEqual([
    ['Part Picker', paths.picker],
    ['Recommended Builds', paths.optimalBuild],
    ['Guides', paths.guides],
    ['Saved Builds', paths.savedBuilds],
    ['Contact', paths.contact],
  ]);
  expect(linksOf('header', 'owner')).toEqual([
    ['Admin', paths.admin],
    ['Images', paths.imageManager],
  ]);
  expect(linksOf('footer')).toEqual([
    ['Contact', paths.contact],
    ['Terms', paths.terms],
    ['Privacy', paths.privacy],
  ]);
});

test('no two of them have one number or one text in one place', () => {
  for (const say of [({ order }: NavPlace) => order, ({ text }: NavPlace) => text]) {
    const said = declared.map((link) => `${link.place} ${say(link)}`);
    expect(said).toEqual([...new Set(said)]);
  }
});
