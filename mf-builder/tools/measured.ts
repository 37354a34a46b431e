import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { partsInFile } from '../checks/catalogue-files';
import { onlyChips, readMeasured } from '../checks/estimates/read-measured';
import { fetchText } from '../checks/market-index/fetch-text';
import { wholeSchema } from '../src/catalogue/measured/measured-schema';

const help = `Takes the measured rendering speeds of chips (medians of Blender Open Data) from a file or an address.

  pnpm --filter mf-builder measured <file.json | https://…> [--dry-run]

The file has "source", "cpus" and "gpus", as src/catalogue/measured/README.md says. Without a mistake it replaces blender.json
and catalogue-chips.json there; then run estimates:fit.
`;

const folder = path.join(import.meta.dirname, '../src/catalogue/measured');
const wholeFile = path.join(folder, 'blender.json');

/** A line for each chip, so that a change of one shows as one. */
const oneLineEach = (table: object): string =>
  `${JSON.stringify(table, undefined, 2).replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`)}\n`;

async function run(from: string, dryRun: boolean): Promise<void> {
  const text = from.startsWith('https://')
    ? await fetchText(from, { patience: 60_000, mostBytes: 5_000_000 })
    : readFileSync(from, 'utf8');
  const standing = existsSync(wholeFile)
    ? v.parse(wholeSchema, JSON.parse(readFileSync(wholeFile, 'utf8')))
    : undefined;
  const table = readMeasured(text, standing);
  const own = new Set([
    ...partsInFile('cpu').map(({ name }) => name),
    ...partsInFile('gpu').flatMap(({ specs }) => specs.chip ?? []),
  ]);
  const few = onlyChips(table, own);
  const count = (chips: object): number => Object.keys(chips).length;
  console.log(`${count(table.cpu)} processors, ${count(table.gpu)} cards, of ${table.source.asOf}.`);
  console.log(`Of the catalogue's chips ${count(few.cpu)} processors and ${count(few.gpu)} cards.`);
  if (dryRun) {
    console.log('Nothing was written.');
    return;
  }
  writeFileSync(wholeFile, oneLineEach(table));
  writeFileSync(path.join(folder, 'catalogue-chips.json'), oneLineEach(few));
  console.log('Written. Now run: pnpm --filter mf-builder estimates:fit');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [from] = positionals;
  if (values.help) process.stdout.write(help);
  else if (from === undefined || positionals.length > 1) throw new Error(`Give one file or address.\n\n${help}`);
  else await run(from, values['dry-run']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
