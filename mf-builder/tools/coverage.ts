import { parseArgs } from 'node:util';
import { carefulBuild } from '../checks/buyers/careful-buyer';
import { coverageOf, coverageText } from '../checks/buyers/coverage-of-check';
import { hastyBuild } from '../checks/buyers/hasty-buyer';
import { popularShelf } from '../checks/buyers/popular';
import { fullShelf, type Shelf } from '../checks/buyers/shelf';
import { type Random, random } from '../checks/random';
import { renewPacked } from '../market/src/packed/renew';
import { check } from '../src/domain/compatibility/check';
import type { CheckedBuild } from '../src/domain/compatibility/types';

const help = `Says how much the check knows of builds as buyers put them together.

  pnpm --silent --filter mf-builder coverage [--buyer hasty|careful|market] [--builds 2000] [--seed 1]

A hasty buyer looks at sockets, sizes and watts; a careful one reads what the pages of a shop say of the parts. A buyer of the market is as careful and
takes popular parts of the market in place of the catalogue's. Without --buyer all are printed. The same seed gives the same builds.
`;

type Build = (stream: Random, shelf: Shelf) => CheckedBuild;

const buyers: Readonly<Record<'hasty' | 'careful' | 'market', [shelf: () => Shelf, build: Build]>> = {
  hasty: [fullShelf, hastyBuild],
  careful: [fullShelf, carefulBuild],
  market: [popularShelf, carefulBuild],
};

const isBuyer = (name: string): name is keyof typeof buyers => Object.hasOwn(buyers, name);

const buyersNamed = (name: string | undefined): readonly (keyof typeof buyers)[] => {
  if (name === undefined) return ['hasty', 'careful', 'market'];
  if (!isBuyer(name)) throw new Error(`--buyer is hasty, careful or market, not ${name}.`);
  return [name];
};

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} is a whole number from 1 on, not ${text}.`);
  return number;
};

const run = (buyer: keyof typeof buyers, builds: number, seed: number): string => {
  const [shelfOf, build] = buyers[buyer];
  const [shelf, stream] = [shelfOf(), random(seed)];
  const checks = Array.from({ length: builds }, () => check(build(stream, shelf)));
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
  if (!values.help) await renewPacked();
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
