/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { makePreviewKeys } from '../preview';
import { readRevisionText, appendText } from '../store';
import { terminal } from './test-terminal';

const why = ['--why', 'a test'];
const untried = [...why, '--without-smoke'];
const main = 'repo:rig4u/mf-guides:ref:refs/heads/main';

it('says who may change what, and history and why say it too', async () => {
  const { run, remote, withHost } = await terminal();
  await withHost();
  await remote();
  expect((await run('policy')).text).toBe('There is no policy: whoever can write to the store may change everything.');
  expect(await run('policy', 'allow', 'anna', '--may', 'all', ...why)).toEqual({
    code: 0,
    text: 'anna may publish, promote, rollout, rollback, hold, policy: every part.',
  });
  expect(
    (await run('policy', 'allow', main, '--may', 'promote,rollout,rollback', '--part', 'mf-guides', ...why)).code,
  ).toBe(0);
  expect((await run('policy', 'need-smoke', 'mf-guides', ...why)).text).toBe('mf-guides only after a smoke load.');
  expect((await run('policy', 'show')).text.split('\n')).toEqual([
    `${main} may promote, rollout, rollback: mf-guides, said by anna 0 s ago: a test (revision 3)`,
    'anna may publish, promote, rollout, rollback, hold, policy: every part, said by anna 0 s ago: a test (revision 2)',
    'mf-guides goes live only after a smoke load, said by anna 0 s ago: a test (revision 4)',
    'The first line that fits decides; what none allows is refused.',
    expect.stringContaining('Here the policy is advice'),
  ]);
  expect(await run('promote', 'mf-guides@1.0.0', ...untried)).toEqual({
    code: 2,
    text: expect.stringContaining('goes live only after a smoke load'),
  });
  expect((await run('policy', 'need-smoke', 'mf-guides', '--off', ...why)).code).toBe(0);
  expect((await run('promote', 'mf-guides@1.0.0', ...untried)).code).toBe(0);
  expect((await run('why', 'mf-guides')).text).toContain(`${main} may promote`);
  expect((await run('history', 'mf-guides')).text).toContain('mf-guides only after a smoke load');
  expect((await run('history', 'mf-shop')).text).not.toContain(main);
  expect((await run('verify')).code).toBe(0);
});

it.each([
  [['policy', 'sing'], 'rig4u policy show | allow | deny'],
  [['policy', 'allow', 'anna', ...why], '--may with some of publish'],
  [['policy', 'allow', 'anna', '--may', 'promote,fly', ...why], '--may with some of publish'],
  [['policy', 'allow', '--may', 'all', ...why], 'Say what to policy'],
  [['policy', 'allow', 'anna', '--may', 'all'], 'Say why'],
])('does not understand %j', async (argv, text) => {
  const { run, withHost } = await terminal();
  await withHost();
  expect(await run(...argv)).toEqual({ code: 1, text: expect.stringContaining(text) });
});

describe('signatures', () => {
  it('are made by who has the key, asked for from then on, and no forged revision is built upon', async () => {
    const env: Record<string, string> = { RIG4U_BY: 'anna' };
    const { store, run, remote, withHost } = await terminal(undefined, env);
    await withHost();
    await remote();
    const keys = await makePreviewKeys(await temporaryFolder(), 'log-key');
    expect((await run('policy', 'need-signatures', ...why)).text).toContain('rig4u log-keys <folder>');
    env['RIG4U_LOG_KEY_FILE'] = keys.privateFile;
    expect((await run('promote', 'mf-guides@1.0.0', ...untried)).text).toMatch(/is not signed.*need-signatures/s);
    expect((await run('policy', 'need-signatures', ...why)).text).toContain('Signed from revision 2 on');
    expect((await run('promote', 'mf-guides@1.0.0', ...untried)).code).toBe(0);
    expect(JSON.parse((await readRevisionText(store, 3)) ?? '')).toHaveProperty('signature');
    expect((await run('verify')).text).toContain('No signature was looked at');
    env['RIG4U_LOG_PUBLIC_KEY_FILE'] = keys.publicFile;
    expect((await run('verify')).text).toBe('Sound: host@1.0.0, mf-guides@1.0.0');
    delete env['RIG4U_LOG_PUBLIC_KEY_FILE'];

    delete env['RIG4U_LOG_KEY_FILE'];
    expect(await run('freeze', '--all', ...why)).toEqual({
      code: 2,
      text: expect.stringContaining('set RIG4U_LOG_KEY_FILE'),
    });

    const forged = ((await readRevisionText(store, 3)) ?? '').replace('"revision": 3', '"revision": 4');
    await appendText(store, 4, forged);
    env['RIG4U_LOG_PUBLIC_KEY_FILE'] = keys.publicFile;
    expect(await run('verify')).toEqual({ code: 2, text: expect.stringContaining('was changed after the key') });
    env['RIG4U_LOG_KEY_FILE'] = keys.privateFile;
    expect(await run('freeze', '--all', ...why)).toEqual({
      code: 2,
      text: expect.stringContaining('was changed after the key'),
    });
  });

  it('need a key that is one', async () => {
    const file = join(await temporaryFolder(), 'no.pem');
    await writeFile(file, 'no key');
    const { run, withHost } = await terminal(undefined, { RIG4U_BY: 'anna', RIG4U_LOG_KEY_FILE: file });
    expect((await withHost()).text).toContain('RIG4U_LOG_KEY_FILE names');
    const made = await run('log-keys', await temporaryFolder());
    expect(made.text).toContain('RIG4U_LOG_PUBLIC_KEY_FILE=');
  });
});
