/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { bytesByModule } from './module-bytes';

test('a script is shared out among its modules, and what no map names is webpack’s', () => {
  const one = `one("${'abcdefgh'.repeat(3)}");`;
  const other = `other("${Array.from({ length: 90 }, (_, i) => (i * 7919).toString(36)).join('')}");`;
  const script = `(()=>{${one}\n${other}})()`;
  // Columns 6 of line 1 and 0 of line 2, as VLQ.
  const map = JSON.stringify({ version: 3, sources: ['one.ts', 'other.ts'], names: [], mappings: 'MAAA;ACAA' });
  const bytes = bytesByModule(script, map);
  expect(Object.keys(bytes)).toEqual(['', 'one.ts', 'other.ts']);
  expect(bytes['other.ts'] ?? 0).toBeGreaterThan(3 * (bytes['one.ts'] ?? 0));
  const sum = Object.values(bytes).reduce((total, size) => total + size, 0);
  expect(Math.abs(sum - brotliCompressSync(script).length)).toBeLessThanOrEqual(2);
});
