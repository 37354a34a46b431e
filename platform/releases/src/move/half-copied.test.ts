/** @jest-environment node */
import { existsSync } from 'node:fs';
import { terminalOn } from '../command/test-terminal';
import { promote } from '../release/commands';
import { pointToNewest } from '../release/pointers';
import { verify } from '../release/verify';
import { folderStore, headFile, indexFile } from '../store';
import { move } from './move';
import { emptyFolder, hooked, usedStore } from './test-stores';

const options = { by: 'anna', why: 'a larger disk' };

/** A folder into which a move came as far as its third revision. */
async function halfCopied() {
  const [from, to] = [await usedStore(), await emptyFolder()];
  let left = 3;
  const dying = hooked(to, (call) => {
    if (call !== 'append') return;
    if (left === 0) throw new Error('killed');
    left -= 1;
  });
  await expect(move(folderStore(from), dying, options)).rejects.toThrow('killed');
  return { from, to };
}

const isTold = (store: string): boolean => existsSync(headFile(store)) || existsSync(indexFile(store));

it('a copy that died takes no other change, and nobody is told of it by what is said there', async () => {
  const { from, to } = await halfCopied();
  const change = promote(to, { part: 'mf-guides', version: '1.0.0' });
  await expect(change).rejects.toThrow('holds 3 of 5 revisions that are being copied into it');
  expect(await pointToNewest(to)).toBe(false);
  expect(isTold(to)).toBe(false);
  const said = 'Another store is being copied into this one: 3 of 5 revisions are here';
  expect((await terminalOn(to)('status')).text).toContain(said);
  expect((await verify(to)).faults.join()).toContain(said);
  await move(folderStore(from), folderStore(to), options);
  expect(isTold(to)).toBe(true);
  expect((await verify(to)).faults).toEqual([]);
  expect((await terminalOn(to)('status')).text).not.toContain('being copied');
});
