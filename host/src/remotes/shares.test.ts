/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Read, not run: the table brings the federation runtime, and with the build the versions.
const table = readFileSync(path.join(import.meta.dirname, 'shares.ts'), 'utf8');
const fetched = [...table.matchAll(/'(@rig4u\/shared\/[\w-]+)': fetched\(\(\) => import\('([^']+)'\)\)/g)];

test('each entry of shared is provided under its own name', () => {
  expect(fetched.length).toBeGreaterThan(20);
  expect(fetched.map(([, key]) => key)).toEqual(fetched.map(([, , imported]) => imported));
  expect(new Set(fetched.map(([, key]) => key)).size).toBe(fetched.length);
  expect(fetched).toHaveLength([...table.matchAll(/fetched\(\(\)/g)].length);
});
