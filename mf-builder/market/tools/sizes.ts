import { roundTrip, type Travelling } from '../checks/round-trip';
import { marketTypes } from '../src/records/read';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const said = ({ gzip, brotli }: Travelling): string => `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`;
const sum = (all: readonly Travelling[]): Travelling => ({
  gzip: all.reduce((bytes, { gzip }) => bytes + gzip, 0),
  brotli: all.reduce((bytes, { brotli }) => bytes + brotli, 0),
});

/** `pnpm --filter @rig4u/market sizes`: the two packed files of each type, as they travel, after they were read again part for part. */
const trips = marketTypes.map((type) => ({ type, ...roundTrip(type) }));
for (const { type, changed, shelf, partNumbers } of trips) {
  const lost = changed.length > 0 ? `; ${changed.length} parts are read otherwise, such as ${changed[0]}` : '';
  console.log(`${type}: ${said(shelf)}; part numbers: ${said(partNumbers)}${lost}`);
}
console.log(
  `all: ${said(sum(trips.map(({ shelf }) => shelf)))}; part numbers: ${said(sum(trips.map(({ partNumbers }) => partNumbers)))}`,
);
process.exitCode = trips.some(({ changed }) => changed.length > 0) ? 1 : 0;
