import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fetchText } from '../checks/market-index/fetch-text';
import { readIndex } from '../checks/market-index/read-index';
import { marketSchema } from '../src/domain/prices/market/market-schema';
import { isoDay } from '../src/domain/prices/day-text';
import { renewFiles } from './renew-files';

const help = `Takes the changes of prices by class of part from a published index, and renews the catalogue's prices by them.

  pnpm --filter mf-builder market-index [--dry-run]

The address of the index and the licences that may be taken over stand in checks/market-index/source.json; the README
there describes the index. Without a mistake it replaces src/domain/prices/market/market.json, works out the prices of the
classes anew and composes the presets at them: all of it or, where a preset cannot be composed, nothing (exit code 1).
`;

const root = path.join(import.meta.dirname, '..');
const marketFile = 'src/domain/prices/market/market.json';
const sourceFile = path.join(root, 'checks/market-index/source.json');
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const sourceSchema = v.strictObject({
  address: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  licences: v.array(v.string()),
});

async function run(dryRun: boolean): Promise<void> {
  const { address, licences } = v.parse(sourceSchema, json(sourceFile));
  if (address === null)
    throw new Error(`No index is set up: write its address, beginning with https://, into ${sourceFile}.`);
  const standing = v.parse(marketSchema, json(path.join(root, marketFile)));
  const text = await fetchText(address, { patience: 20_000, mostBytes: 1_000_000 });
  const market = readIndex(text, { address, licences, standing, today: isoDay(new Date()) });
  for (const { name, factor, from, to } of market.classes) console.log(`${name}: ${factor} times, ${from} to ${to}`);
  const gone = standing.classes.filter(({ name }) => !market.classes.some((one) => one.name === name));
  for (const { name } of gone)
    console.log(`${name}: no longer a class; its parts keep their guide price or follow another class`);
  const beside = new Map([[marketFile, `${JSON.stringify(market, undefined, 2)}\n`]]);
  if (!renewFiles({ prices: [], classes: market.classes, beside, dryRun })) process.exitCode = 1;
  else if (!dryRun) console.log(`${market.when}. Format it: pnpm exec prettier --write ${marketFile}`);
}

try {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(help);
  else await run(values['dry-run']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
