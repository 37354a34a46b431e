import type { RegistryLog } from '../../store';
import { race, writers } from './race';

const harm = 'two promotions could overwrite each other';
const textOf = (writer: number): string => `{ "writer": ${writer} }\n`;

/** What an empty log does not keep of its promises, asked over two handles. */
export async function logFaults(one: RegistryLog, other: RegistryLog): Promise<string[]> {
  if ((await one.newest()) !== 0)
    return ['A new log in it is not empty: what was tried would stand in somebody’s history.'];
  const won = await race(one, other, (log, writer) => log.append(1, textOf(writer)));
  const [winner] = won;
  if (winner === undefined || won.length > 1)
    return [`${won.length} of ${writers} writers of one revision won: ${harm}.`];
  const faults = [...(await staleFaults(one, other, textOf(winner))), ...(await rewriteFaults(one, other))];
  const held = await race(one, other, (log, writer) => log.lease({ holder: `writer ${writer}`, now: 0, until: 1 }));
  if (held.length !== 1)
    faults.push(`${held.length} of ${writers} got a lease at once: several would watch a roll-out.`);
  return faults;
}

/** What was added through one handle, the other one has at once. */
async function staleFaults(one: RegistryLog, other: RegistryLog, first: string): Promise<string[]> {
  const texts = [first, '{ "second": 2 }\n', '{ "third": 3 }\n'];
  for (const [at, text] of texts.entries()) {
    const revision = at + 1;
    if (revision > 1 && !(await one.append(revision, text)))
      return [`Revision ${revision} was not taken by a log whose newest was ${at}: nobody could promote.`];
    for (const log of [other, one])
      if ((await log.newest()) !== revision || (await log.text(revision)) !== text)
        return [`A revision that was added a moment ago is not read yet: ${harm}, and gateways would stay behind.`];
  }
  return [];
}

/** What stands there stays, and nothing is left out. */
async function rewriteFaults(one: RegistryLog, other: RegistryLog): Promise<string[]> {
  const before = await one.text(1);
  const faults: string[] = [];
  if ((await other.append(1, 'other')) || (await one.text(1)) !== before)
    faults.push(`A revision that stood there was overwritten: ${harm}.`);
  if (await other.append((await one.newest()) + 2, 'gap'))
    faults.push('A revision was left out: a history would have a gap.');
  return faults;
}
