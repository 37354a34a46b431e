/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { backup, mirrorOnce, move, promote, publish, restore, verify } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { followOnce } from '@rig4u/releases/follow';
import { folderStore, readFolder, type Store } from '@rig4u/releases/store';
import { seeErrorsOfNode } from './bucket/errors-of-node';
import { testBucketFrom } from './bucket/bucket-service';
import { describeWhereThereIsOne, useTestBucket } from './bucket/test-bucket';

seeErrorsOfNode();

const guides = (version: string) => ({ part: 'mf-guides', version });
const why = 'a test';

/** A store in a folder: a host, and a remote of which the second release is live. */
async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const { files } of [
    fakeHost(),
    fakeRemote(),
    fakeRemote({ version: '1.0.1' }),
    fakeRemote({ version: '1.0.2' }),
  ])
    await publish(folder, await writeDist(files), { quick: true });
  await promote(folder, { part: 'host', version: '1.0.0' });
  for (const version of ['1.0.0', '1.0.1']) await promote(folder, guides(version));
  return folder;
}

const logOf = async ({ log }: Store): Promise<(string | undefined)[]> =>
  Promise.all(Array.from({ length: await log.newest() }, (_, i) => log.text(i + 1)));

describeWhereThereIsOne(`a store that goes into a bucket and back (${testBucketFrom})`, () => {
  const bucket = useTestBucket();
  const newBucket = (): Promise<Store> => bucket.open(bucket.place());

  test('is the same, text by text and byte by byte, in epochs that rise', async () => {
    const [from, to] = [await usedFolder(), await newBucket()];
    expect((await move(folderStore(from), to, { why })).warnings).toEqual([]);
    expect((await verify(to)).faults).toEqual([]);
    expect((await move(folderStore(from), to, { why })).changed).toBe(false);
    await publish(to, await writeDist(fakeRemote({ version: '1.0.3' }).files), { quick: true });
    await promote(to, guides('1.0.3'));

    const copy = await temporaryFolder();
    await backup(to, copy);
    const [again, back] = [await newBucket(), await temporaryFolder()];
    await restore(copy, again, { why });
    expect((await logOf(again)).slice(0, -1)).toEqual(await logOf(to));
    expect((await verify(again)).faults).toEqual([]);
    await move(to, folderStore(back), { why });
    expect((await verify(back)).faults).toEqual([]);
    expect((await readFolder(`${back}/remotes/mf-guides/1.0.1`))?.size).toBe(5);
    expect(await readFolder(`${back}/remotes`)).toEqual(await readFolder(`${copy}/remotes`));
    expect(JSON.parse((await logOf(folderStore(back))).at(-1) ?? '')).toMatchObject({ epoch: 3, revision: 8 });
  });

  test('is mirrored into a bucket of another region, from which a gateway follows', async () => {
    const [from, region, folder] = [await usedFolder(), await newBucket(), await temporaryFolder()];
    await mirrorOnce(folderStore(from), region);
    await promote(from, guides('1.0.0'), { again: true });
    expect(await followOnce(region, folder)).toMatchObject({ revision: 3 });
    await mirrorOnce(folderStore(from), region);
    expect(await followOnce(region, folder)).toMatchObject({ revision: 4 });
    expect(await logOf(region)).toEqual(await logOf(folderStore(from)));
  });
});
