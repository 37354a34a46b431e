/** @jest-environment node */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { times } from '@rig4u/kernel/prove';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { freeze, promote, publish, rollback } from '../release/commands';
import { allRevisions, newestRegistry } from '../release/revisions';
import { verify } from '../release/verify';
import { folderStore, releaseDir } from '../store';
import { move } from './move';
import { contentsOf, dyingAt, emptyFolder, hooked, otherStore, usedStore } from './test-stores';

const options = { by: 'anna', why: 'a larger disk' };
const guides = (version: string) => ({ part: 'mf-guides', version });
const moved = (from: string, to: string) => move(folderStore(from), folderStore(to), options);

describe('a move', () => {
  it('copies history and releases byte by byte, freezes the old place with the new address, and begins an epoch', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    const before = await contentsOf(folderStore(from));
    const { changed, says, warnings } = await moved(from, to);
    expect({ changed, warnings }).toEqual({ changed: true, warnings: [] });
    expect(says).toContain('Copied 5 of 5 revisions and 4 releases.');
    const after = await contentsOf(folderStore(to));
    expect(after.log.slice(0, 5)).toEqual(before.log);
    expect(after.releases).toEqual(before.releases);
    expect(await verify(to)).toEqual({ checked: expect.any(Array), faults: [] });

    const [old, now] = [await newestRegistry(from), await newestRegistry(to)];
    expect(old).toMatchObject({ revision: 6, epoch: 1, frozen: { by: 'anna' } });
    expect(old?.frozen?.why).toBe(`This store moved to ${to}: a larger disk`);
    expect(now).toMatchObject({
      revision: 7,
      epoch: 2,
      by: 'anna',
      why: 'a larger disk',
      command: `move from ${from}`,
    });
    expect(now?.frozen).toBeUndefined();
    await expect(promote(from, guides('1.0.3'))).rejects.toThrow(`moved to ${to}`);
    await publish(to, await writeDist(fakeRemote({ version: '1.0.4' }).files), { quick: true });
    expect((await promote(to, guides('1.0.4'))).changed).toBe(true);
  });

  it('says a second time that it was done, and moves back', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    await moved(from, to);
    const told = await contentsOf(folderStore(to));
    expect(await moved(from, to)).toMatchObject({
      changed: false,
      says: [expect.stringContaining('already: revision 7')],
    });
    expect(await contentsOf(folderStore(to))).toEqual(told);
    await moved(to, from);
    expect(await newestRegistry(from)).toMatchObject({ revision: 9, epoch: 3 });
    expect((await newestRegistry(from))?.frozen).toBeUndefined();
    expect((await verify(from)).faults).toEqual([]);
  });

  it('copies what somebody promotes meanwhile, and says so', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    let promoted = false;
    const busy = hooked(to, async (call) => {
      if (call !== 'append' || promoted) return;
      promoted = true;
      await promote(from, guides('1.0.3'), { by: 'ben' });
    });
    const { says } = await move(folderStore(from), busy, options);
    expect(says).toContainEqual(
      expect.stringMatching(/^Came while it was copied.*"promote mf-guides@1\.0\.3", by ben/),
    );
    expect((await newestRegistry(to))?.remotes['mf-guides']?.live[0]).toBe('1.0.3');
    expect((await verify(to)).faults).toEqual([]);
  });

  it('names what came after the freeze, which only a way back can', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    let appended = 0;
    const busy = hooked(to, async (call) => {
      if (call === 'append') appended += 1;
      if (call === 'append' && appended === 7) await rollback(from, 'mf-guides', { by: 'ben', from: '1.0.1' });
    });
    const late = expect.stringMatching(
      /"rollback mf-guides", by ben .* came after the freeze and is not in the new place/,
    );
    expect((await move(folderStore(from), busy, options)).warnings).toEqual([late]);
    expect((await moved(from, to)).warnings).toEqual([late]);
  });

  it('leaves a freeze that somebody else put there, in both places', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    await freeze(from, true, { by: 'ben', why: 'the sale' });
    expect((await moved(from, to)).warnings).toEqual([expect.stringContaining('"rig4u unfreeze" ends that')]);
    expect((await newestRegistry(to))?.frozen).toMatchObject({ by: 'ben', why: 'the sale' });
    expect((await newestRegistry(from))?.revision).toBe(6);
  });

  it('leaves behind what was pruned or is damaged and nobody gets, by name', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    await promote(from, guides('1.0.3'));
    await rm(releaseDir(from, guides('1.0.2')), { recursive: true });
    await writeFile(join(releaseDir(from, guides('1.0.0')), '1.abc.js'), 'changed');
    const { warnings } = await moved(from, to);
    expect(warnings.map((line) => line.split('\n')[0])).toEqual([
      expect.stringContaining('mf-guides@1.0.0 in'),
      expect.stringContaining('mf-guides@1.0.2 is not in'),
    ]);
    expect((await verify(to)).faults).toEqual([]);
  });

  it('counts, in a dry run, and changes nothing', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    const { says } = await move(folderStore(from), folderStore(to), { ...options, dryRun: true });
    expect(says).toEqual([`5 of 5 revisions and 4 releases, freeze ${from}, and begin epoch 2 in ${to}.`]);
    expect(await newestRegistry(to)).toBeUndefined();
    expect((await newestRegistry(from))?.revision).toBe(5);
  });

  it('done by two at once ends once', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    const done = await Promise.allSettled([moved(from, to), moved(from, to), moved(from, to)]);
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await allRevisions(to)).map(({ revision, epoch }) => [revision, epoch]).at(-1)).toEqual([7, 2]);
    expect((await verify(to)).faults).toEqual([]);
  });
});

describe('a move refuses, and leaves the target as it was,', () => {
  it('a log with a gap, and one whose revision was changed', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    const third = join(from, 'registry/r/3.json');
    await writeFile(third, (await contentsOf(folderStore(from))).log[2]?.replace('a program', 'nobody') ?? '');
    await expect(moved(from, to)).rejects.toThrow('revision 4 does not name the bytes of the one before it');
    await rm(third);
    await expect(moved(from, to)).rejects.toThrow('there is no registry/r/3.json. Put it back from a backup.');
    await writeFile(third, 'torn');
    await expect(moved(from, to)).rejects.toThrow('registry/r/3.json');
    expect(await folderStore(to).releases.has({ part: 'host', version: '1.0.0' })).toBe(false);
  });

  it('a live release that is damaged or missing', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    await writeFile(join(releaseDir(from, guides('1.0.1')), '1.abc.js'), 'changed');
    await expect(moved(from, to)).rejects.toThrow(/mf-guides@1\.0\.1 in .* is damaged[^]*RIG-105 1\.abc\.js/);
    await rm(releaseDir(from, guides('1.0.1')), { recursive: true });
    await expect(moved(from, to)).rejects.toThrow('mf-guides@1.0.1 is not in');
    expect(await newestRegistry(to)).toBeUndefined();
    expect((await newestRegistry(from))?.frozen).toBeUndefined();
  });

  it('a target with another history, longer or not', async () => {
    const [from, to] = [await usedStore(), await otherStore()];
    await expect(moved(from, to)).rejects.toThrow(/has another history than .*: revision 1 \("promote host@1\.0\.0"/);
    const longer = await emptyFolder();
    await cp(from, longer, { recursive: true });
    await promote(longer, guides('1.0.3'), { by: 'ben' });
    await expect(moved(from, longer)).rejects.toThrow(/by ben at .*\) there is none of these revisions/);
    expect((await newestRegistry(from))?.frozen).toBeUndefined();
  });

  it('a target that has another release of the same name', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    await publish(to, await writeDist(fakeHost('1.0.0', ['Other']).files), { quick: true });
    await expect(moved(from, to)).rejects.toThrow(`${to} has another host@1.0.0 than ${from}`);
    expect(await newestRegistry(to)).toBeUndefined();
  });

  it('one place for both, and a place where nothing is live', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    await expect(moved(from, from)).rejects.toThrow('is both places');
    await expect(moved(to, from)).rejects.toThrow('Nothing is live in');
  });
});

/** A run costs a fifth of a second: the short form dies at every 29th call. */
const stride = times({ full: 1, short: 29 });

it('that dies at any call goes on where it was, and ends the same', async () => {
  const prepared = await usedStore();
  let calls = 0;
  for (let call = 1, died = true; died; call += stride) {
    const [from, to] = [await emptyFolder(), await emptyFolder()];
    await cp(prepared, from, { recursive: true });
    const die = dyingAt(call);
    died = await move(hooked(from, die), hooked(to, die), options).then(
      () => false,
      () => true,
    );
    calls = call;
    await moved(from, to);
    expect((await verify(to)).faults).toEqual([]);
    expect((await allRevisions(to)).map(({ command }) => command.split(' ')[0])).toEqual([
      ...['promote', 'promote', 'promote', 'promote', 'rollback'],
      ...['move', 'move'],
    ]);
  }
  expect(calls).toBeGreaterThan(100);
}, 600_000);
