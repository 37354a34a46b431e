import { Refusal } from '@rig4u/kernel';
import type { Store } from '@rig4u/releases/store';

/** A store's log in a PostgreSQL database, by its address. */
export function postgresLog(_address: string): Promise<Pick<Store, 'name' | 'log' | 'close'>> {
  return Promise.reject(new Refusal('This version keeps no log in a database yet.'));
}
