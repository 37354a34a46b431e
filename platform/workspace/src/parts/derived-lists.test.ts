/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { readDeclared, type Declared } from './declared';
import { declaredParts } from './declared-parts';
import { entrancesOf, firstOfOthers, linksOf, screensBesides, someOfEach } from './derived-lists';

/** A remote in a folder, with what it declares. */
async function remote(part: string, rig4u: object, routes: readonly string[]): Promise<Declared> {
  const root = await temporaryFolder();
  await mkdir(join(root, part, 'src'), { recursive: true });
  const said = { name: part, version: '1.0.0', rig4u: { part: 'remote', port: 4411, ...rig4u } };
  await writeFile(join(root, part, 'package.json'), JSON.stringify(said));
  const listed = routes.map((path) => `{ path: '${path}', lazy: () => import('./screen') }`);
  await writeFile(join(root, part, 'src/routes.tsx'), `export default { routes: [${listed.join(', ')}] };`);
  return readDeclared(root, part);
}

const link = (path: string, order: number, more = {}) => ({ path, text: path, order, place: 'header', ...more });
const guides = (routes: readonly string[] = []) =>
  remote('mf-guides', { nav: [link('/guides', 30)], examples: { '/guides/:id': '/guides/none' } }, [
    ...['/guides', '/guides/:id'],
    ...routes,
  ]);
const fifth = () =>
  remote('mf-fifth', { nav: [link('/fifth', 25)], exampleData: { 'fifth-notes': ['one'] } }, ['/fifth', '/fifth/own']);

const byHand = ['/guides?sort=new', '/guides/pc-building-basics#step-5'];
const addressesOf = (screens: readonly { address: string }[]) => screens.map(({ address }) => address);

test('a fifth remote is in every list, with what it declares', async () => {
  const declared = [await guides(), await fifth()];
  expect(linksOf(declared, 'header').map(({ path }) => path)).toEqual(['/fifth', '/guides']);
  expect([...entrancesOf(declared, [])]).toEqual([
    ['mf-guides', '/guides'],
    ['mf-fifth', '/fifth'],
  ]);
  expect(screensBesides(declared, byHand)).toEqual([
    { part: 'mf-fifth', path: '/fifth', address: '/fifth', stored: { 'fifth-notes': ['one'] } },
    { part: 'mf-fifth', path: '/fifth/own', address: '/fifth/own', stored: { 'fifth-notes': ['one'] } },
  ]);
  expect(addressesOf(firstOfOthers(declared, byHand))).toEqual(['/fifth']);
  expect(addressesOf(someOfEach(screensBesides(declared, byHand), 3))).toEqual(['/fifth']);
});

test('a new screen is in the lists, although another path of its remote matches its address', async () => {
  const declared = [await guides(['/guides/words'])];
  expect(addressesOf(screensBesides(declared, byHand))).toEqual(['/guides/words']);
  expect(screensBesides(declared, [...byHand, '/guides/words'])).toEqual([]);
});

test('a screen with :name is opened by its example, which opens no other screen', async () => {
  const declared = [await guides(['/guides/words'])];
  expect(addressesOf(screensBesides(declared, ['/guides/words', '/guides']))).toEqual(['/guides/none']);
});

test('a visitor comes to a remote by its first link in the header, else in the footer, else by the host; never by a link for the owner', async () => {
  const [footer, ofOwner] = [{ place: 'footer' }, { for: 'owner' }];
  const declared = [
    await remote('mf-a', { nav: [link('/a', 9, footer), link('/a/two', 12), link('/a/one', 11)] }, ['/a', '/a/:id']),
    await remote('mf-b', { nav: [link('/b', 1, footer), link('/b/own', 1, ofOwner)] }, ['/b', '/b/own']),
    await remote('mf-c', { nav: [link('/c/own', 2, ofOwner)] }, ['/c/own', '/c']),
    await remote('mf-d', { nav: [link('/d', 3, ofOwner)] }, ['/d']),
  ];
  expect([...entrancesOf(declared, ['/c'])]).toEqual([
    ['mf-a', '/a/one'],
    ['mf-b', '/b'],
    ['mf-c', '/c'],
  ]);
});

test('the short form takes the first screen of each remote and every third after it', () => {
  const screens = ['a', 'a', 'b', 'a', 'a', 'b', 'b', 'b'].map((part, at) => ({ part, at }));
  expect(someOfEach(screens, 3).map(({ at }) => at)).toEqual([0, 2, 4, 7]);
});

test('every remote of this repository declares screens; the host has none of its own here', () => {
  const remotes = declaredParts.filter(({ part }) => part.startsWith('mf-'));
  expect(remotes.length).toBeGreaterThan(3);
  expect(remotes.filter(({ screens }) => screens.length === 0)).toEqual([]);
  expect(declaredParts.filter(({ part }) => part === 'host').flatMap(({ screens }) => screens)).toEqual([]);
});
