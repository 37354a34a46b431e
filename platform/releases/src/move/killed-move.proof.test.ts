/** @jest-environment node */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runChild } from '@rig4u/kernel';
import { allRevisions } from '../release/revisions';
import { verify } from '../release/verify';
import { folderStore } from '../store';
import { move } from './move';
import { emptyFolder, usedStore } from './test-stores';

const tool = join(root, 'platform/releases/bin/rig4u.mjs');
const stopAt = pathToFileURL(join(import.meta.dirname, '../release/stop-at.mjs')).href;
const why = 'a larger disk';

/** Each run starts a program of its own. */
const stride = 3;
const mostSteps = 1_000;

it('a move that is killed before any step on either disk goes on where it was, and ends the same', async () => {
  const prepared = await usedStore();
  for (let step = 2; ; step += stride) {
    expect(step).toBeLessThan(mostSteps);
    const room = await emptyFolder();
    const [from, to] = [join(room, 'from'), join(room, 'to')];
    await cp(prepared, from, { recursive: true });
    await cp(await emptyFolder(), to, { recursive: true });
    const args = ['move', '--from', from, '--to', to, '--why', why];
    const { ok } = await runChild(process.execPath, ['--import', stopAt, tool, ...args], {
      env: { RIG4U_STOP_AT: String(step), RIG4U_STOP_STORE: room, RIG4U_BY: 'anna' },
    });
    if (ok) {
      expect(step).toBeGreaterThan(150);
      break;
    }
    await move(folderStore(from), folderStore(to), { why });
    expect((await allRevisions(to)).map(({ epoch }) => epoch)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    for (const store of [from, to]) expect((await verify(store)).faults).toEqual([]);
  }
}, 600_000);
