import { prepareProduct } from '../product';
import { benchLatency } from './latency';
import { benchThroughput } from './throughput';

/** `pnpm bench fleet`: requests a second at 1, 2 and 4 gateways beside nginx, and how long a promotion takes by driver of the store. */
export async function benchFleet(): Promise<void> {
  await prepareProduct();
  const throughput = await benchThroughput();
  if (throughput) {
    console.log('\nRequests a second (median of three rounds; wrk asks on the same cores):');
    console.table(throughput);
  } else console.log('wrk is not installed, so throughput was not measured (apt-get install wrk).');
  console.log('\nA promotion by driver, median (worst) of nine:');
  console.table(await benchLatency());
}
