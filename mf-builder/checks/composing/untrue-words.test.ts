/** @jest-environment node */
import { presets } from '../../src/domain/presets';
import { presetBuild, type PresetBuild } from '../../src/domain/presets/preset-build';
import { shelfFromFiles } from './shelf';
import { unnamedWarnings, untrueWords } from './untrue-words';

const shelf = shelfFromFiles();
const builds = presets.map((preset) => presetBuild(preset, shelf));

function saying(id: string, description: string): readonly string[] {
  const build = builds.find((one): one is PresetBuild => one.id === id);
  if (!build) throw new Error(`There is no preset ${id}.`);
  return untrueWords({ ...build, description });
}

test.each(builds)('$id says nothing of its parts that is not so', (build) => {
  expect([untrueWords(build), unnamedWarnings(build)]).toEqual([[], []]);
});

test.each([
  [
    'luxury-workstation',
    'Sixteen cores with stacked cache, 64 GB of memory, sound-damped.',
    'Six cores, 640 GB of memory.',
  ],
  ['compact-creator', '32 GB of memory, 2 TB of NVMe on a mini-ITX board.', '96 GB of quick memory, 4 TB of NVMe.'],
  [
    'silent-operator',
    'No graphics card and no disk that spins, under a large air cooler.',
    'A 16 GB card, a radiator.',
  ],
  ['amd-gaming-rig', 'Eight cores with stacked cache and a Radeon.', "Twelve cores and a card of NVIDIA's."],
])('what %s could say is told from what it could not', (id, so, notSo) => {
  expect(saying(id, so)).toEqual([]);
  expect(saying(id, notSo)).toHaveLength(2);
});

test('a warning has to be named, and none that is not there', () => {
  const named = 'The power lead of the card has to bend tightly.';
  expect(saying('first-frames', named)).toEqual(['power lead of the card has to bend tightly']);
  expect(saying('dream-machine', named)).toEqual([]);
  const silent = builds.find(({ id }) => id === 'dream-machine');
  expect(silent && unnamedWarnings({ ...silent, description: '' })).toEqual(['gpu-width']);
});

test('words that compare, and cores of later, are no statement about the parts', () => {
  expect(saying('first-frames', 'Many cores; a socket that takes a sixteen-core with stacked cache later.')).toEqual(
    [],
  );
});
