/** @jest-environment node */
import { root } from '@rig4u/kernel';
import { sourceFiles } from '../affected/changed-files';
import { importGraph } from '../affected/import-graph';
import { heavyTests, isProofOnly, proveParts, testsOf } from './prove-parts';

it('each test that npm test leaves out or shortens belongs to one part of pnpm prove', async () => {
  const heavy = heavyTests(await importGraph(root, await sourceFiles(root)));
  expect(heavy.filter(isProofOnly).length).toBeGreaterThan(5);
  const inParts = Object.values(proveParts).flatMap((part) => Object.values(testsOf(part, heavy)).flat());
  expect(inParts.toSorted()).toEqual(heavy);
});
