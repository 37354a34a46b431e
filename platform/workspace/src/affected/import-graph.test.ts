/** @jest-environment node */
import { root } from '@rig4u/kernel';
import { sourceFiles } from './changed-files';
import { importGraph } from './import-graph';

test('the imports of a remote are followed into shared, by dynamic imports, and to pictures; packages end them', async () => {
  const graph = await importGraph(root, ['mf-guides/src/routes.tsx']);
  expect(graph.get('mf-guides/src/routes.tsx')).toEqual(
    expect.arrayContaining(['shared/src/kernel/contracts/index.ts', 'mf-guides/src/screens/guide-list/screen.tsx']),
  );
  expect([...graph.keys()]).toContain('shared/src/look/art/cpu.svg');
  expect([...graph.keys()].filter((file) => file.includes('node_modules'))).toEqual([]);
});

test('a file that imports nothing there is an error that names it', async () => {
  await expect(importGraph(root, ['mf-guides/src/no-such-file.ts'])).rejects.toThrow('no-such-file');
});

test('every source of this repository is read as a fresh clone has it, without what builds make', async () => {
  const sources = await sourceFiles(root);
  const graph = await importGraph(root, sources);
  expect(sources.filter((file) => !graph.has(file))).toEqual([]);
  expect(graph.get('platform/releases/bin/packed.mjs')).toEqual([]);
});
