import { parseArgs } from 'node:util';
import { carefulBuild } from '../checks/buyers/careful-buyer';
import { coverageOf, coverageText } from '../checks/buyers/coverage-of-check';
import { hastyBuild } from '../checks/buyers/hasty-buyer';
import { fullShelf } from '../checks/buyers/shelf';
import { random } from '../checks/random';
import { check } from '../src/domain/compatibility/check';

const help = `Says how much the check knows of builds as buyers put them together.

  pnpm --silent --filter mf-builder coverage [--buyer hasty|careful] [--builds 2000] [--seed 1]

A hasty buyer looks at sockets, sizes and watts; a careful one reads what the pages of a shop say of the parts.
Without --buyer both are printed. The same seed gives the same builds.
`;

const buyers = { hasty: hastyBuild, careful: carefulBuild };

const isBuyer = (name: string): name is keyof typeof buyers => Object.hasOwn(buyers, name);

const buyersNamed = (name: string | undefined): readonly (keyof typeof buyers)[] => {
  if (name === undefined) return ['hasty', 'careful'];
  if (!isBuyer(name)) throw new Error(`--buyer is hasty or careful, not ${name}.`);
  return [name];
};

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} is a whole number from 1 on, not ${text}.`);
  return number;
};

const run = (buyer: keyof typeof buyers, builds: number, seed: number): string => {
  const shelf = fullShelf();
  const stream = random(seed);
  const checks = Array.from({ length: builds }, () => check(buyers[buyer](stream, shelf)));
  return `${builds} builds of a ${buyer} buyer, seed ${seed}\n\n${coverageText(coverageOf(checks))}\n`;
};

try {
  const { values } = parseArgs({
    options: {
      buyer: { type: 'string' },
      builds: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [builds, seed] = [wholeNumber('builds', values.builds), wholeNumber('seed', values.seed)];
  process.stdout.write(
    values.help
      ? help
      : buyersNamed(values.buyer)
          .map((buyer) => run(buyer, builds, seed))
          .join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
