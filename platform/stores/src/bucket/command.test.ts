/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { times } from '@rig4u/kernel/prove';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { startTestPostgres } from '../postgres/testing';
import { testBucketFrom } from './bucket-service';
import { describeWhereThereIsOne, useTestBucket } from './test-bucket';

describeWhereThereIsOne(`rig4u on a bucket (${testBucketFrom})`, () => {
  const bucket = useTestBucket();
  let cwd: string;
  beforeAll(async () => {
    cwd = await temporaryFolder();
  });
  /** The command in a process of its own, as an engineer runs it. */
  const rig4uAt = (place: string, more: Readonly<Record<string, string>> = {}) => {
    const env = { ...bucket.env(), RIG4U_STORE: place, RIG4U_BY: 'anna', ...more };
    return (...args: string[]) =>
      runChild(process.execPath, [join(root, 'platform/releases/bin/rig4u.mjs'), ...args], { cwd, env });
  };
  const sayingAt =
    (rig4u: ReturnType<typeof rig4uAt>) =>
    async (...args: string[]) => {
      const { ok, output } = await rig4u(...args);
      expect({ ok, output }).toEqual({ ok: true, output: expect.any(String) });
      return output;
    };
  // A process for each command takes its time.
  const inFull = times({ full: 1, short: 0 }) === 1;
  const why = ['--why', 'a test', '--without-smoke'];

  /** From the first release to a rollback. */
  async function walk(says: ReturnType<typeof sayingAt>): Promise<void> {
    await says('publish', await writeDist(fakeHost().files));
    expect(await says('status')).toMatch(/^Nothing is live yet\./);
    if (!inFull) return;
    expect(await says('publish', await writeDist(fakeRemote().files))).toBe('mf-guides@1.0.0: 4 files\n');
    await says('publish', await writeDist(fakeRemote({ version: '1.0.1' }).files));
    await writeFile(join(cwd, 'set.json'), JSON.stringify({ host: '1.0.0', 'mf-guides': '1.0.0' }));
    await says('promote', '--set', 'set.json', ...why);
    expect(await says('promote', 'mf-guides@1.0.1', ...why)).toBe('mf-guides: 1.0.0 → 1.0.1 (revision 2)\n');
    expect(await says('rollback', 'mf-guides')).toContain('mf-guides: 1.0.1 → 1.0.0 (revision 3)');
    expect(await says('status')).toMatch(/^Registry revision 3, by anna .*\nhost .*1\.0\.0\nmf-guides  1\.0\.0 /);
    expect(await says('history')).toMatch(/^3 (.*\n)+2 (.*\n)+1 /);
    expect(await says('verify')).toBe('Sound: host@1.0.0, mf-guides@1.0.0\n');
  }

  test('publish, promote, rollback, status, history, verify', async () => {
    await walk(sayingAt(rig4uAt(bucket.place())));
  });

  const testInFull = inFull ? test : () => undefined;
  testInFull('the same with the log in a database', async () => {
    const log = await (await startTestPostgres()).database(false);
    const file = join(cwd, 'log');
    await writeFile(file, log);
    const place = bucket.place();
    const says = sayingAt(rig4uAt(place, { RIG4U_LOG_FILE: file }));
    await says('migrate', '--log', log);
    await walk(says);
    expect(await (await bucket.open(place)).log.newest()).toBe(0);
  });

  test('what is wrong is said in one line, without the secret', async () => {
    const { ok, output } = await rig4uAt('s3://nowhere')('status');
    expect(ok).toBe(false);
    expect(output).toMatch(/^There is no bucket nowhere at http.*\n$/);
    expect(output).not.toContain(bucket.env().AWS_SECRET_ACCESS_KEY);
  });
});
