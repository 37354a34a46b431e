import type { Store } from '@rig4u/releases/store';
import { placeOf } from './address';
import { connected } from './ask';
import { logIn } from './log-in';
import { liveLog } from './schema';
import { scratchIn } from './scratch';

export { migrateLog } from './migrate-log';

/**
 * A store's log in a PostgreSQL database, by its address; `rig4u migrate --log` makes its tables. Connects at the first question, so
 * that who opens it may go on without it. Throws a Refusal where the address is none.
 */
export async function postgresLog(address: string): Promise<Pick<Store, 'name' | 'log' | 'close'>> {
  const place = placeOf(address);
  const { ask, close } = connected(place);
  const log = { ...logIn(place, ask, liveLog), scratch: () => scratchIn(place, ask) };
  return { name: place.name, log, close };
}
