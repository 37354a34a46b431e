import { readNumbers, readSeals, writeNumbers } from '../src/numbers/files';
import { brokenNumbers, withNew } from '../src/numbers/list';
import { marketTypes, readRecords } from '../src/records/read';

/** `pnpm --filter @rig4u/market numbers`: gives each record that has none the next number of its type. */
try {
  const seals = readSeals();
  const broken = marketTypes.flatMap((type) =>
    brokenNumbers(readNumbers(type), seals[type] ?? []).map((fault) => `${type}: ${fault}.`),
  );
  if (broken.length > 0)
    throw new Error(
      `${broken.join('\n')}\nNumbers never change. Take the list of the last commit, and run this again.`,
    );
  for (const type of marketTypes) {
    const before = readNumbers(type);
    const ids = withNew(before, readRecords(type));
    if (ids.length > before.length) writeNumbers(type, ids);
    console.log(`${type}: ${ids.length} numbers, ${ids.length - before.length} of them new`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
