import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { backup, move, promote, publish, restore, rollback, verify } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { folderStore, withLog, type Store } from '@rig4u/releases/store';
import { postgresLog } from '.';
import type { TestDatabases } from './test-databases';

const why = 'a test';
const guides = (version: string) => ({ part: 'mf-guides', version });

/** A store that moves to a log in a database, and back into a folder. */
export function moveCases(postgres: () => TestDatabases): void {
  /** A store with its log in a new database and its releases in a new folder. */
  const newStore = async (): Promise<Store> =>
    withLog(folderStore(await temporaryFolder()), await postgresLog(await postgres().database()));

  test('a store moves to a log in a database, is backed up and restored there, and moves back, in epochs that rise', async () => {
    const [from, copy, back] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
    const [to, again] = [await newStore(), await newStore()];
    for (const { files } of [fakeHost(), fakeRemote(), fakeRemote({ version: '1.0.1' })])
      await publish(from, await writeDist(files), { quick: true });
    await promote(from, { part: 'host', version: '1.0.0' });
    for (const version of ['1.0.0', '1.0.1']) await promote(from, guides(version));

    await move(folderStore(from), to, { why });
    expect((await verify(to)).faults).toEqual([]);
    expect((await move(folderStore(from), to, { why })).changed).toBe(false);
    await rollback(to, 'mf-guides');
    await backup(to, copy);
    await restore(copy, again, { why });
    expect((await verify(again)).faults).toEqual([]);
    expect(await again.log.newest()).toBe(7);
    await move(to, folderStore(back), { why });
    expect((await verify(back)).faults).toEqual([]);
    // The first place has the same history so far, and may be the one to go back to.
    await move(folderStore(back), folderStore(from), { why });
    expect(JSON.parse((await folderStore(from).log.text(10)) ?? '')).toMatchObject({ epoch: 4, revision: 10 });
    await to.close();
    await again.close();
  });
}
