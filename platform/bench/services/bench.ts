import { benchFlood } from './flood';
import { benchInserts } from './inserts';
import { benchStartUp } from './start-up';

/**
 * `pnpm bench services`: error reports through the gateway beside plain inserts in the same run, what a page costs while
 * reports flood the database, and how long `npm start` takes from built state.
 */
export async function benchServices(): Promise<void> {
  console.log('\nError reports through the gateway, a second:');
  console.table(await benchInserts());
  console.log('\nA page while reports flood the database, past the gateway:');
  console.table(await benchFlood());
  console.log('\n`npm start` from built state, until it says that it is ready:');
  console.table(await benchStartUp());
}
