/** @jest-environment node */
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { keptFile } from './kept-file';

const numbers = (text: string): number[] => JSON.parse(text).map(Number);

async function place() {
  const folder = await temporaryFolder();
  const file = join(folder, 'numbers.json');
  const said: string[] = [];
  const open = () =>
    keptFile({
      file,
      read: numbers,
      make: () => [1],
      write: JSON.stringify,
      say: (line) => said.push(line),
      loss: 'the numbers start anew.',
    });
  return { folder, file, said, open };
}

it('makes a value once and keeps it, closed to others', async () => {
  const { folder, file, said, open } = await place();
  expect(await open()).toEqual({ value: [1], fresh: true });
  await writeFile(file, '[2]');
  expect(await open()).toEqual({ value: [2], fresh: false });
  expect([(await stat(file)).mode & 0o777, await readdir(folder), said]).toEqual([0o600, ['numbers.json'], []]);
});

it.each(['', '{', '{"a":1}'])('puts "%s" aside, says so and starts anew', async (damaged) => {
  const { folder, file, said, open } = await place();
  await writeFile(file, damaged);
  expect(await open()).toEqual({ value: [1], fresh: true });
  const aside = (await readdir(folder)).find((name) => name.startsWith('numbers.json.damaged-')) ?? '';
  expect(await readFile(join(folder, aside), 'utf8')).toBe(damaged);
  expect(said).toEqual([expect.stringContaining(`It is kept as ${aside}; the numbers start anew.`)]);
});
