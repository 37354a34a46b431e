import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { allRevisions, promote, publish, rollback, verify } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { folderStore, withLog } from '@rig4u/releases/store';
import { postgresLog } from '.';
import type { TestDatabases } from './test-databases';

/** A store in a folder with its log in a database, from the first release to a rollback. */
export function walkCases(postgres: () => TestDatabases): void {
  it('keeps the history of a product, in which each revision names the one before', async () => {
    const store = withLog(folderStore(await temporaryFolder()), await postgresLog(await postgres().emptied()));
    await publish(store, await writeDist(fakeHost().files));
    await promote(store, { part: 'host', version: '1.0.0' });
    for (const version of ['1.0.0', '1.0.1']) {
      await publish(store, await writeDist(fakeRemote({ version }).files));
      await promote(store, { part: 'mf-guides', version });
    }
    const back = await Promise.allSettled(
      [1, 2, 3].map(() => rollback(store, 'mf-guides', { by: 'anna', why: 'it fails' })),
    );
    expect(back.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const history = await allRevisions(store);
    expect(history.map(({ command }) => command)).toEqual([
      'promote host@1.0.0',
      'promote mf-guides@1.0.0',
      'promote mf-guides@1.0.1',
      'rollback mf-guides',
    ]);
    expect(history.at(-1)?.remotes['mf-guides']?.live[0]).toBe('1.0.0');
    expect((await verify(store)).faults).toEqual([]);
    await store.close();
  });
}
