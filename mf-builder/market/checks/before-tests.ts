import { renewPacked } from '../src/packed/renew';

/** Before all unit tests: what they import of the market is there, and made of the present sources. */
export default async function packForTests(): Promise<void> {
  await renewPacked();
}
