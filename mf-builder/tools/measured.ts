import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { partsInFile } from '../checks/catalogue-files';
import { onlyChips, readMeasured, tableOf } from '../checks/estimates/read-measured';
import { withDownload } from '../checks/estimates/snapshot/download';
import { withSnapshot } from '../checks/estimates/snapshot/open-snapshot';
import { publishedOf, type SnapshotChoice } from '../checks/estimates/snapshot/published';
import { largestChanges, tallyLines } from '../checks/estimates/snapshot/report';
import { fetchText } from '../checks/market-index/fetch-text';
import { wholeSchema, type WholeTable } from '../src/catalogue/measured/measured-schema';

const help = `Takes the measured rendering speeds of chips (Blender Open Data) from a file or an address.

  pnpm --filter mf-builder measured <file | https://…> [--blender 4.5.0] [--as-of 2026-10-03] [--dry-run]

  ….zip, ….jsonl   the raw snapshot of https://opendata.blender.org/download/, packed or unpacked
  anything else    a file of medians with "source", "cpus" and "gpus"
  --blender        of a snapshot, the results of this version; otherwise of the one that stands
  --as-of          the day of a snapshot whose file name does not say it

Without a mistake it replaces blender.json and catalogue-chips.json in src/catalogue/measured, whose README says more; then run
estimates:fit. With --dry-run it says what would change and writes nothing.
`;

const folder = path.join(import.meta.dirname, '../src/catalogue/measured');
const wholeFile = path.join(folder, 'blender.json');
const standing = existsSync(wholeFile) ? v.parse(wholeSchema, JSON.parse(readFileSync(wholeFile, 'utf8'))) : undefined;

/** A line for each chip, so that a change of one shows as one. */
const oneLineEach = (table: object): string =>
  `${JSON.stringify(table, undefined, 2).replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`)}\n`;

const say = (lines: readonly string[]): void => lines.forEach((line) => console.log(line));

const isAddress = (from: string): boolean => from.startsWith('https://');

async function tableFrom(from: string, choice: SnapshotChoice): Promise<WholeTable> {
  if (!/\.(?:zip|jsonl)$/.test(isAddress(from) ? new URL(from).pathname : from))
    return readMeasured(
      isAddress(from) ? await fetchText(from, { patience: 60_000, mostBytes: 5_000_000 }) : readFileSync(from, 'utf8'),
      standing,
    );
  const read = (file: string) => withSnapshot(file, (snapshot) => publishedOf(snapshot, choice));
  const { published, tally } = await (isAddress(from) ? withDownload(from, read) : read(from));
  say(tallyLines(tally));
  return tableOf(published, standing);
}

async function run(from: string, choice: SnapshotChoice, dryRun: boolean): Promise<void> {
  const table = await tableFrom(from, choice);
  const own = new Set([
    ...partsInFile('cpu').map(({ name }) => name),
    ...partsInFile('gpu').flatMap(({ specs }) => specs.chip ?? []),
  ]);
  const few = onlyChips(table, own);
  const count = (chips: object): number => Object.keys(chips).length;
  console.log(`${count(table.cpu)} processors, ${count(table.gpu)} cards, of ${table.source.asOf}.`);
  console.log(`Of the catalogue's chips ${count(few.cpu)} processors and ${count(few.gpu)} cards.`);
  if (dryRun) {
    const changes = standing ? largestChanges(table, standing) : [];
    say(changes.length > 0 ? ['The largest changes of medians:', ...changes] : ['No median changes.']);
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
    options: {
      blender: { type: 'string', default: standing?.source.blenderVersion ?? '4.5.0' },
      'as-of': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [from] = positionals;
  if (values.help) process.stdout.write(help);
  else if (from === undefined || positionals.length > 1) throw new Error(`Give one file or address.\n\n${help}`);
  else await run(from, { blender: values.blender, asOf: values['as-of'] }, values['dry-run']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
