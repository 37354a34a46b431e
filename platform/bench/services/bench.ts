import { benchInserts } from './inserts';
import { benchStartUp } from './start-up';

/**
 * `pnpm bench services`: error reports through the gateway beside plain inserts in the same run, and how long `npm
 * start` takes from built state.
 */
export async function benchServices(): Promise<void> {
  console.log('\nError reports through the gateway, rows a second:');
  console.table(await benchInserts());
  console.log('\n`npm start` from built state, until it says that it is ready:');
  console.table(await benchStartUp());
}
