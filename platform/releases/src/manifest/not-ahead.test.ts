/** @jest-environment node */
import * as v from 'valibot';
import { fakeHost, fakeRemote } from '../fake-builds';
import { integrityOf, type FileMap } from '../store';
import { manifestOfBuild } from './manifest-of-build';
import { filePattern, filesNotAhead } from './not-ahead';
import { readManifest } from './read-manifest';

const files = {
  'assets/market-gpu.1a2b.json': 'h',
  'assets/market-cpu.1a2b.json': 'h',
  'assets/deep/market-x.json': 'h',
};

test('a pattern names the files of one folder, each once, in the order of their names', () => {
  expect(filesNotAhead(files, ['assets/market-*.json', 'assets/market-gpu.*'])).toEqual([
    'assets/market-cpu.1a2b.json',
    'assets/market-gpu.1a2b.json',
  ]);
  expect(filesNotAhead(files, ['assets/market-gpu.*'], ['assets/deep/market-x.json'])).toEqual([
    'assets/deep/market-x.json',
    'assets/market-gpu.1a2b.json',
  ]);
  expect(filesNotAhead(files, [])).toEqual([]);
});

test('a dot is a dot, and a pattern that names nothing is told with what to do', () => {
  expect(() => filesNotAhead({ cardXjpg: 'h' }, ['card.jpg'])).toThrow(
    '"notAhead" in package.json names card.jpg, and the build has no such file. Correct it, or take it out.',
  );
});

test.each(['/card.jpg', '../card.jpg/', 'a//b', '', 'a b'])('"%s" is no pattern', (pattern) => {
  expect(v.is(filePattern, pattern)).toBe(false);
});

const json = (name: string, value: object): FileMap =>
  new Map([[name, new TextEncoder().encode(JSON.stringify(value))]]);

test('a manifest says it, and one that names no file of its release is refused', () => {
  const [remote, host] = [fakeRemote().manifest, fakeHost().manifest];
  const marked = { ...remote, notAhead: ['art/part.svg'] };
  expect(readManifest(json('remote.json', marked)).manifest).toEqual(marked);
  expect(() => readManifest(json('remote.json', { ...remote, notAhead: ['none.svg'] }))).toThrow(/^RIG-101.*notAhead/);
  expect(() => readManifest(json('host.json', { ...host, notAhead: ['none.svg'] }))).toThrow(/^RIG-101.*notAhead/);
});

test('a team with another bundler writes the patterns into its package.json', () => {
  const bytes = new TextEncoder().encode('x');
  const build = (notAhead: string[]) =>
    manifestOfBuild({
      team: { name: 'mf-other', version: '1.0.0', rig4u: { screens: ['/other'], entry: 'entry.js', notAhead } },
      files: new Map([
        ['entry.js', bytes],
        ['large/map.json', bytes],
      ]),
      source: undefined,
    });
  expect(build(['large/*'])).toMatchObject({
    files: { 'large/map.json': integrityOf(bytes) },
    notAhead: ['large/map.json'],
  });
  // Without the field browsers would keep for ever what was opened of a release before.
  expect(build([])).toMatchObject({ notAhead: [] });
  expect(() => build(['small/*'])).toThrow('names small/*');
});
