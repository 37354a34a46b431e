import { addressTails } from '@rig4u/config/address-tails';
import { ownerOf } from '@rig4u/shared/contracts';
import { meantAddress } from './meant-address';

const paths = [
  '/contact',
  '/guides',
  '/guides/:guideId',
  '/pc-part-picker',
  '/pc-part-picker/:id',
  '/pc-part-picker/:id/settings',
  '/saved-builds/compare',
];
const owns = (pathname: string) => ownerOf({ all: { paths } }, pathname) !== undefined;

/** Where an address leads as a browser has it; undefined where nothing is meant. */
function meant(address: string): string | undefined {
  const { pathname, search, hash } = new URL(`http://localhost${address}`);
  const found = meantAddress({ pathname, search, hash }, owns);
  return found && `${found.pathname}${found.search}${found.hash}`;
}

test.each([
  ['/Guides', '/guides'],
  ['/CONTACT?from=mail#form', '/contact?from=mail#form'],
  ['/Guides/PC-Building-Basics.', '/guides/PC-Building-Basics'],
  ['/PC-Part-Picker#b=AbC-_', '/pc-part-picker#b=AbC-_'],
  ['/PC-Part-Picker/AbC/settings', '/pc-part-picker/AbC/settings'],
  ['/PC-Part-Picker/1790000000000/Settings', '/pc-part-picker/1790000000000/settings'],
  ['/Saved-Builds/Compare?a=1', '/saved-builds/compare?a=1'],
])('small letters are meant: %s', (address, expected) => {
  expect(meant(address)).toBe(expected);
});

test.each([
  ['/pc-part-picker%23b=AbC-_', '/pc-part-picker#b=AbC-_'],
  ['/pc-part-picker%23b%3DAbC-_.', '/pc-part-picker#b=AbC-_.'],
  ['/pc-part-picker%23b=AbC?utm_source=mail', '/pc-part-picker?utm_source=mail#b=AbC'],
  ['/saved-builds/compare%3Fa=1%23b=AbC.ready', '/saved-builds/compare?a=1#b=AbC.ready'],
  ['/pc-part-picker/1790000000000/settings).', '/pc-part-picker/1790000000000/settings'],
  ['/contact&fbclid=IwAR0x', '/contact'],
])('what was encoded into the path comes out of it: %s', (address, expected) => {
  expect(meant(address)).toBe(expected);
});

// A space at the end does not come into an address.
test.each(addressTails.filter(([, tail]) => tail !== ' '))(
  'what stands behind a screen is none of it: %s',
  (_, tail) => {
    for (const path of ['/guides', '/contact', '/pc-part-picker/1790000000000/settings', '/saved-builds/compare'])
      expect(meant(path + tail)).toBe(path);
  },
);

test("the host's own pages are led to as well", () => {
  expect(['/Terms).', '/privacy.', '/)'].map(meant)).toEqual(['/terms', '/privacy', '/']);
});

test('of what leads nowhere either way, or stands there already, nothing is said', () => {
  for (const address of ['/nowhere', '/NoWhere.', '/guides/a/b.', '/contact', '/guides/x', '/nowhere%23b=AbC'])
    expect(meant(address)).toBeUndefined();
});
