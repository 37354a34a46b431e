/** @jest-environment node */
import { runChild } from '@rig4u/kernel';
import { step } from './step';

it('writes one line: name, what came of it, seconds', async () => {
  let text = '';
  await step(
    (part) => (text += part),
    'count',
    async () => 3,
    (n) => `${n} things`,
  );
  expect(text).toMatch(/^count … 3 things \(\d+\.\d s\)\n$/);
});

it('ends the line of a step that fails, and fails', async () => {
  let text = '';
  await expect(
    step(
      (part) => (text += part),
      'count',
      async () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no');
  expect(text).toMatch(/^count … failed \(\d+\.\d s\)\n$/);
});

it('ends a program that takes too long', async () => {
  expect(await runChild(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { limitMs: 200 })).toEqual({
    ok: false,
    output: '',
  });
});

it('runs a program and keeps what it printed', async () => {
  const script = 'console.log(process.env.WORD); console.error("err"); process.exit(Number(process.argv[1]))';
  expect(await runChild(process.execPath, ['-e', script, '0'], { env: { WORD: 'hello' } })).toEqual({
    ok: true,
    output: 'hello\nerr\n',
  });
  expect(await runChild(process.execPath, ['-e', script, '3'])).toMatchObject({ ok: false });
  expect(await runChild('/nowhere/program', [])).toEqual({ ok: false, output: expect.stringContaining('ENOENT') });
});
