/** @jest-environment node */
import type { NavPlace } from '@rig4u/shared/contracts';
import { paths } from '@rig4u/shared/routing';
import { declaredParts } from '../parts/declared-parts';
import { linksOf } from '../parts/derived-lists';

/** What is specified. Remotes that came later may have links among these. */
const header = [
  ['Part Picker', paths.picker],
  ['Recommended Builds', paths.optimalBuild],
  ['Guides', paths.guides],
  ['Saved Builds', paths.savedBuilds],
  ['Contact', paths.contact],
];
const ofOwner = [
  ['Admin', paths.admin],
  ['Images', paths.imageManager],
];
const footer = [
  ['Contact', paths.contact],
  ['Terms', paths.terms],
  ['Privacy', paths.privacy],
];

/** The parts that the specified links lead to: they have these, and no others. */
const specified = new Set([...header, ...ofOwner, ...footer].map(([, path]) => path));
const known = declaredParts.filter(({ links }) => links.some(({ path }) => specified.has(path)));
const said = (place: NavPlace['place'], who?: 'owner') =>
  linksOf(known, place, who).map(({ text, path }) => [text, path]);

test('together the parts of the specification declare the links of header and footer', () => {
  expect(said('header')).toEqual(header);
  expect(said('header', 'owner')).toEqual(ofOwner);
  expect(said('footer')).toEqual(footer);
  expect(said('footer', 'owner')).toEqual([]);
});

test('no two of them have one number or one text in one place', () => {
  for (const say of [({ order }: NavPlace) => order, ({ text }: NavPlace) => text]) {
    const all = declaredParts.flatMap(({ links }) => links.map((link) => `${link.place} ${say(link)}`));
    expect(all).toEqual([...new Set(all)]);
  }
});
