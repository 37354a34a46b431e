import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buyerBuild } from '../checks/buyers/buyer-build';
import { coverageOf, coverageText } from '../checks/buyers/coverage-of-check';
import { random } from '../checks/random';
import { parseCatalogue } from '../src/catalogue/parse';
import type { CatalogueType, Part } from '../src/catalogue/schema';
import { check } from '../src/domain/compatibility/check';

const help = `Says how much the check knows of builds as buyers put them together.

  pnpm --silent --filter mf-builder coverage [--builds 2000] [--seed 1]

The same seed gives the same builds.
`;

// The data files are read as files: run by itself, without a bundler, this program cannot import them.
const dataFolder = path.join(import.meta.dirname, '../src/catalogue/data');

const partsOf = <T extends CatalogueType>(type: T): readonly Part<T>[] =>
  parseCatalogue(type, JSON.parse(readFileSync(path.join(dataFolder, `${type}.json`), 'utf8')));

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} is a whole number from 1 on, not ${text}.`);
  return number;
};

const run = (builds: number, seed: number): string => {
  const shelf = {
    cpu: partsOf('cpu'),
    motherboard: partsOf('motherboard'),
    gpu: partsOf('gpu'),
    ram: partsOf('ram'),
    storage: partsOf('storage'),
    case: partsOf('case'),
    psu: partsOf('psu'),
    cooling: partsOf('cooling'),
    caseFan: partsOf('caseFan'),
    monitor: partsOf('monitor'),
    networkCard: partsOf('networkCard'),
    os: partsOf('os'),
    ups: partsOf('ups'),
  };
  const stream = random(seed);
  const checks = Array.from({ length: builds }, () => check(buyerBuild(stream, shelf)));
  return `${builds} builds, seed ${seed}\n\n${coverageText(coverageOf(checks))}\n`;
};

try {
  const { values } = parseArgs({
    options: {
      builds: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  process.stdout.write(
    values.help ? help : run(wholeNumber('builds', values.builds), wholeNumber('seed', values.seed)),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
