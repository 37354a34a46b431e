/** @jest-environment node */
import { fakeRemote } from '@rig4u/releases/fake-builds';
import type { RemoteManifest } from '@rig4u/releases/manifest';
import { addressesOfHost, addressesOfRemote } from './addresses';

type Screen = Omit<RemoteManifest['screens'][number], 'files'>;
const remote = (screens: Screen[], exampleData?: RemoteManifest['exampleData']): RemoteManifest => ({
  ...fakeRemote().manifest,
  ...(exampleData && { exampleData }),
  screens: screens.map((screen) => ({ ...screen, files: [] })),
});

test('of a screen with a name in its path the example is opened, with what it needs, and what does not exist', () => {
  const example = '/guides/first-build';
  expect(addressesOfRemote(remote([{ path: '/guides' }, { path: '/guides/:id', example }], { read: [1] }))).toEqual([
    { path: '/guides' },
    { path: '/guides/first-build', stored: { read: [1] } },
    { path: '/guides/smoke-load' },
  ]);
});

test('a release of before has no examples', () => {
  expect(addressesOfRemote(remote([{ path: '/guides/:id/notes' }]))).toEqual([{ path: '/guides/smoke-load/notes' }]);
});

test('of a screen with a fixed path the example is opened alone', () => {
  const example = '/builds?view=table';
  expect(addressesOfRemote(remote([{ path: '/builds', example }]))).toEqual([{ path: example }]);
});

test('for a host the home page and a screen of each remote are opened', () => {
  const example = '/guides/first-build';
  const remotes = [remote([{ path: '/guides/:id', example }]), remote([{ path: '/contact' }, { path: '/purchase' }])];
  expect(addressesOfHost(remotes).map(({ path }) => path)).toEqual(['/', '/guides/first-build', '/contact']);
});
