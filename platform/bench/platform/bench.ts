import { benchRequests } from './requests';

/** `pnpm bench platform`: what the platform costs. Processor time of each request, beside nginx where it is installed. */
export async function benchPlatform(): Promise<void> {
  console.log('\nProcessor time per request, in microseconds (median of three rounds):');
  console.table(await benchRequests());
}
