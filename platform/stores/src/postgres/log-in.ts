import { randomUUID } from 'node:crypto';
import { polled, type RegistryLog } from '@rig4u/releases/store';
import type { Place } from './address';
import type { Ask } from './ask';
import { listen } from './listen';

/** How often it is asked for news that were not told: behind a pooler of connections nobody is told anything. */
const pollMs = 10_000;

const newestText = 'select coalesce(max(revision), 0) as newest from rig4u_log.revisions where log = $1';
const textText = 'select text from rig4u_log.revisions where log = $1 and revision = $2';
const appendText = `
  insert into rig4u_log.revisions (log, revision, text, writer)
  select $1, $2, $3, $4::uuid
   where $2 = 1 + (select coalesce(max(revision), 0) from rig4u_log.revisions where log = $1)
      on conflict (log, revision) do nothing
  returning true as own`;
const ownText = 'select writer = $3::uuid as own from rig4u_log.revisions where log = $1 and revision = $2';
const leaseText = `
  insert into rig4u_log.leases (log, holder, until) values ($1, $2, $3)
  on conflict (log) do update set holder = excluded.holder, until = excluded.until
   where leases.holder = excluded.holder or leases.until <= $4
  returning true as taken`;

/** The log of a name in a database. */
export function logIn(place: Place, ask: Ask, log: string): RegistryLog {
  const newest = async (): Promise<number> => (await ask<{ newest: number }>(newestText, [log]))[0]?.newest ?? 0;
  /** An append whose end nobody knows: who does the same again is the same writer. */
  let lost: { revision: number; text: string; writer: string } | undefined;
  const append = async (revision: number, text: string): Promise<boolean> => {
    const writer = lost?.revision === revision && lost.text === text ? lost.writer : randomUUID();
    lost = undefined;
    try {
      const added = await ask(appendText, [log, revision, text, writer]);
      if (added.length > 0) return true;
      // Somebody else's, unless the answer to this one was lost. Asked by itself: it has to see what was added a moment ago.
      return (await ask<{ own: boolean }>(ownText, [log, revision, writer]))[0]?.own ?? false;
    } catch (error) {
      lost = { revision, text, writer };
      throw error;
    }
  };
  return {
    newest,
    append,
    text: async (revision) => (await ask<{ text: string }>(textText, [log, revision]))[0]?.text,
    watch: (news) => {
      const ends = [listen(place, log, news), polled(newest, news, pollMs)];
      return async () => void (await Promise.all(ends.map((end) => end())));
    },
    lease: async ({ holder, now, until }) => (await ask(leaseText, [log, holder, until, now])).length > 0,
  };
}
