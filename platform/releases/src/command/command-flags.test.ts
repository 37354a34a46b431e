/** @jest-environment node */
import { flagsOf } from './command-flags';
import { terminal } from './test-terminal';
import { usage } from './usage';

const lines = Object.entries(flagsOf);
const flags = [...new Set(Object.values(flagsOf).flat())];
/** Flags that stand alone; the others take a value. */
const alone = new Set('next pause resume stop off again once without-smoke all withdrawn dry-run'.split(' '));
const said = (flag: string) => (alone.has(flag) ? [`--${flag}`] : [`--${flag}`, '1']);

it('refuses a promotion with the steps of a roll-out, and says which command takes them', async () => {
  const { run, remote, withHost } = await terminal();
  await withHost();
  await remote();
  const steps = ['--steps', '1,10,50,100', '--why', 'a test', '--without-smoke'];
  expect(await run('promote', 'mf-guides@1.0.0', ...steps)).toEqual({
    code: 1,
    text: 'rig4u promote takes no --steps. It is a flag of rig4u rollout. See rig4u --help.',
  });
  expect((await run('status')).text).not.toContain('mf-guides');
});

it.each(lines)('%s refuses each flag of another command', async (line, own) => {
  const { run } = await terminal();
  const answers = await Promise.all(
    flags.filter((flag) => !own.includes(flag)).map((flag) => run(...line.split(' '), ...said(flag))),
  );
  for (const { code, text } of answers)
    expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(/takes no --/) });
});

it('names the flag that is meant by one that is nearly written so', async () => {
  const { run } = await terminal();
  expect((await run('rollout', 'x@1.0.0', '--step', '1')).text).toContain('Did you mean --steps?');
  expect((await run('pin', 'x@1.0.0', '--untill', '7d')).text).toContain('Did you mean --until?');
  expect((await run('status', '--quickly')).text).not.toContain('Did you mean');
});

it('--help names every command and every flag of the table', () => {
  for (const [line, own] of lines) {
    expect(usage).toContain(line.split(' ').at(-1));
    for (const flag of own) expect(usage).toContain(`--${flag}`);
  }
});
