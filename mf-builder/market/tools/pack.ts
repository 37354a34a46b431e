import { renewPacked } from '../src/packed/renew';

/** `pnpm --filter @rig4u/market pack-types`: packs all types for bundlers and tests, where records or importer are not those of the last time. */
try {
  if (await renewPacked()) console.log('market: packed');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
