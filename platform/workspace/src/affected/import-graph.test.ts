/** @jest-environment node */
import { root } from '@rig4u/kernel';
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
