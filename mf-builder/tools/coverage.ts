import { parseArgs } from 'node:util';
import { buyerBuild } from '../checks/buyers/buyer-build';
import { coverageOf, coverageText } from '../checks/buyers/coverage-of-check';
import { partsInFile } from '../checks/catalogue-files';
import { random } from '../checks/random';
import { check } from '../src/domain/compatibility/check';

const help = `Says how much the check knows of builds as buyers put them together.

  pnpm --silent --filter mf-builder coverage [--builds 2000] [--seed 1]

The same seed gives the same builds.
`;

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} is a whole number from 1 on, not ${text}.`);
  return number;
};

const run = (builds: number, seed: number): string => {
  const shelf = {
    cpu: partsInFile('cpu'),
    motherboard: partsInFile('motherboard'),
    gpu: partsInFile('gpu'),
    ram: partsInFile('ram'),
    storage: partsInFile('storage'),
    case: partsInFile('case'),
    psu: partsInFile('psu'),
    cooling: partsInFile('cooling'),
    caseFan: partsInFile('caseFan'),
    monitor: partsInFile('monitor'),
    networkCard: partsInFile('networkCard'),
    os: partsInFile('os'),
    ups: partsInFile('ups'),
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
