import { benchFlood } from './flood';
import { benchInserts } from './inserts';

/**
 * `pnpm bench services`: error reports through the gateway beside plain inserts in the same run, and what a page costs while
 * reports flood the database.
 */
export async function benchServices(): Promise<void> {
  console.log('\nError reports through the gateway, a second:');
  console.table(await benchInserts());
  console.log('\nA page while reports flood the database, past the gateway:');
  console.table(await benchFlood());
}
