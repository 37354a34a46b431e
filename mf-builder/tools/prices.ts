import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allParts } from '../checks/catalogue-files';
import { readNewPrices } from '../checks/guide-prices/read-new-prices';
import { changesOf, withEarlier, withNewPrices } from '../checks/guide-prices/write-prices';
import { parseEarlierPrices } from '../src/catalogue/earlier-prices';
import { isoDay } from '../src/domain/prices/day-text';

const help = `Replaces guide prices of the catalogue by those of a CSV file.

  pnpm --filter mf-builder prices <file.csv> [--dry-run]

The file has the columns id, price (US dollars) and date (the first of the month), in any order. Parts that it does not
name keep their price. It is taken whole or not at all: each line that is refused is named, with what to do, and the exit
code is 1. What stood before goes to src/catalogue/data/earlier-prices.json, which a part's price history shows.
`;

const data = path.join(import.meta.dirname, '../src/catalogue/data');
const earlierFile = path.join(data, 'earlier-prices.json');

function run(given: string, dryRun: boolean): void {
  // pnpm runs this in the part's folder; a relative path is meant from where the command was given.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const parts = allParts();
  const list = readNewPrices(readFileSync(file, 'utf8'), parts, isoDay(new Date()));
  if (!list.ok) {
    for (const { line, message } of list.errors) console.error(`Line ${line}: ${message}.`);
    console.error(
      `Nothing was written: ${list.errors.length === 1 ? '1 line is' : `${list.errors.length} lines are`} refused.`,
    );
    process.exitCode = 1;
    return;
  }
  const changes = changesOf(parts, list.prices);
  for (const { id, price, date, before } of changes)
    console.log(`${id} ${before.name}: $${before.price} (${before.priceDate}) becomes $${price} (${date})`);
  console.log(`${changes.length} of ${list.prices.length} prices change.`);
  if (dryRun || changes.length === 0) {
    console.log('Nothing was written.');
    return;
  }
  // Every text is made before the first is written: a mistake in one leaves all as they are.
  const ids = new Map(parts.map((part) => [part.id, part.type]));
  const texts = [...new Set(changes.map(({ id }) => ids.get(id)))].map((type) => {
    const name = path.join(data, `${type}.json`);
    const own = changes.filter(({ id }) => ids.get(id) === type);
    return [name, withNewPrices(readFileSync(name, 'utf8'), own)] as const;
  });
  const earlier = withEarlier(parseEarlierPrices(JSON.parse(readFileSync(earlierFile, 'utf8'))), changes);
  for (const [name, text] of texts) writeFileSync(name, text);
  writeFileSync(earlierFile, `${JSON.stringify(earlier, undefined, 2)}\n`);
  console.log('Written. Now run npm test: it names each preset, guide and test that states a price.');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [file] = positionals;
  if (values.help) process.stdout.write(help);
  else if (file === undefined || positionals.length > 1)
    throw new Error('Give one CSV file: pnpm --filter mf-builder prices <file.csv> [--dry-run]');
  else run(file, values['dry-run']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
