/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';

const beside = (name: string) => join(import.meta.dirname, '../jest', name);

/** A run of Jest with two workers over these files. */
async function run(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const config = {
    rootDir: folder,
    testEnvironment: 'node',
    testRunner: beside('runner.cjs'),
    reporters: ['default', beside('late-errors.cjs')],
  };
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  return runChild(process.execPath, [jest, '--maxWorkers=2'], { cwd: folder });
}

/** It is over when the timer of the other file has run. */
const other = `const { existsSync } = require('node:fs');
test('other', async () => {
  while (!existsSync('left')) await new Promise((done) => setTimeout(done, 20));
}, 60_000);`;
/** A file leaves a timer, long enough that it is over before even on a busy machine. */
const leaves = (code: string) => `const { writeFileSync } = require('node:fs');
test('leaves a timer', () => {
  setTimeout(() => { writeFileSync('left', ''); ${code} }, 1_500);
});`;

it('what a file throws after its last test fails the run, and names the file', async () => {
  const late = await run({ 'late.test.js': leaves("throw new Error('too late');"), 'other.test.js': other });
  expect(late.output).toMatch(/2 passed, 2 total/);
  expect(late.output).toMatch(/Thrown when a test file was over:\n\nAfter \S+late\.test\.js:\nError: too late/);
  expect(late.ok).toBe(false);
});

it('a timer that throws nothing fails no run', async () => {
  const { ok, output } = await run({ 'late.test.js': leaves(''), 'other.test.js': other });
  expect({ ok, output }).toEqual({ ok: true, output: expect.not.stringContaining('Thrown') });
});
