import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { allParts } from '../checks/catalogue-files';
import { readNewPrices } from '../checks/guide-prices/read-new-prices';
import { marketSchema } from '../src/domain/prices/market/market-schema';
import { isoDay } from '../src/domain/prices/day-text';
import { renewFiles } from './renew-files';

const help = `Replaces guide prices of the catalogue by those of a CSV file, and composes the presets anew at them.

  pnpm --filter mf-builder prices <file.csv> [--dry-run]

The file has the columns id, price (US dollars) and date (the first of the month), in any order. Parts that it does not
name keep their guide price; where the market file has a dated change of their class, the price is worked out from it.
It is taken whole or not at all: each line that is refused is named, with what to do, and so is each preset that cannot be
composed at these prices, with what would meet it. The exit code is 1 then. Guide prices that stood before go to
src/catalogue/data/earlier-prices.json, which a part's price history shows.
`;

const marketFile = path.join(import.meta.dirname, '../src/domain/prices/market/market.json');

function run(given: string, dryRun: boolean): void {
  // pnpm runs this in the part's folder; a relative path is meant from where the command was given.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const list = readNewPrices(readFileSync(file, 'utf8'), allParts(), isoDay(new Date()));
  if (!list.ok) {
    for (const { line, message } of list.errors) console.error(`Line ${line}: ${message}.`);
    console.error(
      `Nothing was written: ${list.errors.length === 1 ? '1 line is' : `${list.errors.length} lines are`} refused.`,
    );
    process.exitCode = 1;
    return;
  }
  const { classes } = v.parse(marketSchema, JSON.parse(readFileSync(marketFile, 'utf8')));
  if (!renewFiles({ prices: list.prices, classes, dryRun })) process.exitCode = 1;
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
