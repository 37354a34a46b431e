/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '@rig4u/kernel';

const e2e = join(root, 'platform/e2e');

const readWeights = (file: string): Record<string, number> =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.number(), v.minValue(1)))),
    readFileSync(file, 'utf8'),
  );

it('every end-to-end file has a weight, by which the heaviest begin, and no other', () => {
  const weights = readWeights(join(e2e, 'weights.json'));
  const files = ['', 'faults/'].flatMap((folder) =>
    readdirSync(join(e2e, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `platform/e2e/${folder}${name}`),
  );
  expect(Object.keys(weights).toSorted()).toEqual(files.toSorted());
});

it('a weight of a unit test belongs to a file that is there', () => {
  const files = Object.keys(readWeights(join(root, 'platform/workspace/jest/weights.json')));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
