/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '@rig4u/kernel';
import { needing } from '@rig4u/kernel/needing';
import { proves, times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { verify } from '@rig4u/releases';
import { registryFile } from '@rig4u/releases/store';
import {
  beginningRollout,
  freezing,
  promoting,
  restoring,
  rollingBack,
  type StoppedCommand,
} from '@rig4u/releases/stopped-commands';
import { endsWhenSaidAgain, preparedStore, rig4uOn, storeBefore } from './test-stopped-store';

const rooms = Array.from({ length: times({ full: 17, short: 1 }) }, (_, i) => i * 16 * 1024);

describe.each(rooms)('with %i bytes left on the disk', (room) => {
  it.each([rollingBack, freezing])('$args is done: room is kept for it', async (command) => {
    const store = await storeBefore(command);
    const { code, output } = await rig4uOn({ RIG4U_STOP_ROOM: String(room) }, store, command);
    expect([code, output]).toEqual([0, output]);
    expect((await verify(store)).faults).toEqual([]);
  });

  it.each([promoting, beginningRollout])('$args is done, or ends with 6 and is ended by the next', async (command) => {
    const store = await storeBefore(command);
    const { code } = await rig4uOn({ RIG4U_STOP_ROOM: String(room) }, store, command);
    expect([0, 6]).toContain(code);
    await endsWhenSaidAgain(store, command);
  });
});

describe('on a full disk', () => {
  const full = { RIG4U_STOP_ROOM: '0' };
  const onFull = async (store: string, commands: readonly StoppedCommand[]) => {
    const codes = [];
    for (const command of commands) codes.push((await rig4uOn(full, store, command)).code);
    return codes;
  };

  it('two commands in a row take something away: what is left of the room is kept', async () => {
    const store = await storeBefore(rollingBack);
    expect(await onFull(store, [rollingBack, freezing])).toEqual([0, 0]);
    expect((await verify(store)).faults).toEqual([]);
  });

  it('what pages read has grown: the room that is kept does not go for it, and rollback and restored have it', async () => {
    const store = await storeBefore(rollingBack);
    const pages = await readFile(registryFile(store), 'utf8');
    await writeFile(registryFile(store), pages.padEnd(300_000));
    expect(await onFull(store, [promoting, rollingBack, restoring])).toEqual([6, 0, 0]);
    expect((await verify(store)).faults).toEqual([]);
  });
});

/** Whether this user may mount a small disk of memory. */
function mayMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'rig4u-mount-'));
  const isMounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place]).status === 0;
  if (isMounted) spawnSync('/bin/umount', [place]);
  return isMounted;
}

const onRealDisk = (): void => {
  let disk: string;
  beforeEach(async () => {
    disk = await temporaryFolder();
    expect((await runChild('/bin/mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])).ok).toBe(true);
  });
  afterEach(async () => {
    expect((await runChild('/bin/umount', [disk])).ok).toBe(true);
  });

  /** A store on the disk, and what fills that but for some bytes. */
  const filled = async (room: number): Promise<[store: string, filler: string]> => {
    const [store, filler] = [join(disk, 'store'), join(disk, 'filler')];
    await cp(await preparedStore(), store, { recursive: true });
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    return [store, filler];
  };

  it('a real full disk: two commands in a row take something away', async () => {
    const [store] = await filled(0);
    for (const command of [rollingBack, freezing]) {
      const { code, output } = await rig4uOn({}, store, command);
      expect([code, output]).toEqual([0, expect.stringContaining('less room is kept there')]);
    }
    expect((await verify(store)).faults).toEqual([]);
  });

  describe.each(rooms)('a real disk with %i bytes left', (room) => {
    it.each([rollingBack, freezing, promoting, beginningRollout])('$args', async (command) => {
      const [store, filler] = await filled(room);
      const { code, output } = await rig4uOn({}, store, command);
      const isUrgent = command === rollingBack || command === freezing;
      expect([isUrgent ? [0] : [0, 6], code, output]).toEqual([expect.arrayContaining([code]), code, output]);
      await rm(filler);
      await endsWhenSaidAgain(store, command);
    });
  });
};

if (proves) needing('a user who may mount a tmpfs', mayMount(), onRealDisk);
