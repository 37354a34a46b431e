import { benchPromotion } from './promotion';
import { benchRegistryBytes } from './registry-bytes';
import { benchRequests } from './requests';

/** `pnpm bench platform`: what the platform costs. Processor time of each request, beside nginx where it is installed. */
export async function benchPlatform(): Promise<void> {
  console.log('\nProcessor time per request, in microseconds (median of three rounds):');
  console.table(await benchRequests());
  console.log('\nWhat the registry adds to a page of the builder, in bytes as brotli:');
  console.table(await benchRegistryBytes());
  console.log('\nFrom the command to visitors (median of five rounds):');
  console.table(await benchPromotion());
}
