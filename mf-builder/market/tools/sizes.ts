import { roundTrip } from '../checks/round-trip';
import { marketTypes } from '../src/records/read';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** `pnpm --filter @rig4u/market sizes`: the packed file of each type, as it travels, after it was read again part for part. */
const trips = marketTypes.map((type) => ({ type, ...roundTrip(type) }));
for (const { type, changed, gzip, brotli } of trips) {
  const lost = changed.length > 0 ? `; ${changed.length} parts are read otherwise, such as ${changed[0]}` : '';
  console.log(`${type}: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli${lost}`);
}
const gzip = trips.reduce((sum, one) => sum + one.gzip, 0);
const brotli = trips.reduce((sum, one) => sum + one.brotli, 0);
console.log(`all: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`);
process.exitCode = trips.some(({ changed }) => changed.length > 0) ? 1 : 0;
