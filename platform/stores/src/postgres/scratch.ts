import { randomUUID } from 'node:crypto';
import { errorCode } from '@rig4u/kernel';
import type { RegistryLog, Scratch } from '@rig4u/releases/store';
import type { Place } from './address';
import { connected, type Ask } from './ask';
import { logIn } from './log-in';

const removeText = `
  with old as (select $1 as log union select log from rig4u_log.revisions where log like 'try %' and at < now() - interval '1 hour'),
       freed as (delete from rig4u_log.leases using old where leases.log = old.log)
  delete from rig4u_log.revisions using old where revisions.log = old.log`;

/** A log of another name in the same table, so that the triggers and rights of the one that counts are tried. */
export async function scratchIn(place: Place, ask: Ask): Promise<Scratch<RegistryLog>> {
  const log = `try ${randomUUID()}`;
  // Who may not write finds out before anything is tried.
  await ask(removeText, [log]);
  return {
    open: () => {
      const own = connected(place);
      return Promise.resolve({ half: logIn(place, own.ask, log), close: own.close });
    },
    clock: async () =>
      (await ask<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms', []))[0]?.ms,
    faults: async () => [
      ...(await serverFaults(ask)),
      ...(await triggerFaults(ask)),
      ...(await rewriteFaults(place, ask)),
    ],
    remove: async () => void (await ask(removeText, [log])),
  };
}

/** A server that says a thing is written before it is may lose a promotion with its power. */
async function serverFaults(ask: Ask): Promise<string[]> {
  const off = await ask<{ name: string }>(
    "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name",
    [],
  );
  return off.map(
    ({ name }) => `Its server has ${name} off: a promotion that was confirmed could be lost. Set it to on.`,
  );
}

const triggers = ['follow', 'keep', 'keep_all', 'tell'];

async function triggerFaults(ask: Ask): Promise<string[]> {
  const on = await ask<{ name: string }>(
    "select tgname as name from pg_trigger where tgrelid = 'rig4u_log.revisions'::regclass and not tgisinternal and tgenabled in ('O', 'A')",
    [],
  );
  const missing = triggers.filter((trigger) => !on.some(({ name }) => name === trigger));
  return missing.length === 0
    ? []
    : [
        `The triggers of its table that keep it append-only are off: ${missing.join(', ')}. Switch them on (alter table … enable trigger).`,
      ];
}

/** Tries to change a revision, in a log of its own that nobody reads. */
async function rewriteFaults(place: Place, ask: Ask): Promise<string[]> {
  const log = `try ${randomUUID()}`;
  await logIn(place, ask, log).append(1, 'first');
  try {
    await ask("update rig4u_log.revisions set text = 'other' where log = $1", [log]);
    return [
      'A revision can be changed: its history is worth nothing. Make the triggers of its table anew (rig4u migrate --log, in another database).',
    ];
  } catch (error) {
    const refused = ['RG003', '42501'];
    if (error instanceof Error && refused.includes(String(errorCode(error.cause)))) return [];
    throw error;
  } finally {
    await ask(removeText, [log]);
  }
}
