/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '@rig4u/kernel';

const e2e = join(root, 'platform/e2e');

it('every end-to-end file has a weight, by which the heaviest begin, and no other', () => {
  const weights = v.parse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.number(), v.minValue(1)))),
    readFileSync(join(e2e, 'weights.json'), 'utf8'),
  );
  const files = ['', 'faults/'].flatMap((folder) =>
    readdirSync(join(e2e, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `platform/e2e/${folder}${name}`),
  );
  expect(Object.keys(weights).toSorted()).toEqual(files.toSorted());
});
