/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '@rig4u/kernel';
import { heaviest, weightsFile } from './weights';

it('keeps what took long, the longest first', () => {
  const unit = { seconds: { 'a.test.ts': 7, 'b.test.ts': 4, 'c.test.ts': 9 } };
  expect(Object.entries(heaviest([unit, {}, { seconds: { 'e2e/d.test.ts': 8 } }]))).toEqual([
    ['c.test.ts', 9],
    ['e2e/d.test.ts', 8],
    ['a.test.ts', 7],
  ]);
});

it('a weight belongs to a file that is there', () => {
  const weights = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.number(), v.minValue(1))));
  const files = Object.keys(v.parse(weights, readFileSync(weightsFile, 'utf8')));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
