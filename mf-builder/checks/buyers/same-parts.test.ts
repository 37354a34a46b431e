/** @jest-environment node */
import { numberedRecords } from '../../market/src/numbers/numbered';
import { storedPart } from '../../src/catalogue/market/stored-part';
import type { CatalogueType } from '../../src/catalogue/schema';
import { check } from '../../src/domain/compatibility/check';
import { checkedLine } from '../../src/domain/compatibility/checked-build';
import type { CheckedBuild, CheckedPart } from '../../src/domain/compatibility/types';
import { matchRecord } from '../catalogue-audit/match';
import { partsInFile } from '../catalogue-files';
import { marketShelf } from '../either-shelf';
import { type Random, random } from '../random';
import { rounds } from '../rounds';
import { hastyBuild } from './hasty-buyer';
import { boughtTypes, fullShelf, shelfFrom } from './shelf';

/** The parts of the catalogue that the market has, too, by their ids: each as the market knows it. */
const twins = new Map<string, CheckedPart>(
  boughtTypes.flatMap((type: CatalogueType) => {
    if (type === 'ups') return [];
    const numbers = new Map(numberedRecords(type).map(({ record, n }) => [record, n]));
    const shelf = marketShelf(type);
    return partsInFile(type).flatMap((part): [string, CheckedPart][] => {
      const record = matchRecord(part, [...numbers.keys()]);
      const row = shelf.rowOf((record && numbers.get(record)) ?? 0);
      return row === undefined
        ? []
        : [[part.id, checkedLine(type, { part: storedPart(type, shelf.partAt(row)), quantity: 1 })]];
    });
  }),
);

const full = fullShelf();
const shelf = shelfFrom((type) => full[type].filter(({ id = '' }) => type === 'ups' || twins.has(id)));

/** A build of anything, in which much fails. */
const anyBuild = (stream: Random): CheckedBuild =>
  Object.fromEntries(boughtTypes.map((type) => [type, [stream.pick<CheckedPart>(shelf[type])]]));

const asTheMarketKnows = (build: CheckedBuild): CheckedBuild =>
  Object.fromEntries(
    Object.entries<readonly CheckedPart[] | null>(build).map(([type, parts]) => [
      type,
      parts?.map((part) => ({ ...(twins.get(part.id ?? '') ?? part), quantity: part.quantity })) ?? null,
    ]),
  );

test('nearly each part of the catalogue that a PC is made of is on the market', () => {
  const few = boughtTypes.filter((type) => !['os', 'ups'].includes(type) && shelf[type].length < 18);
  expect(few).toEqual([]);
});

const whole = rounds({ full: 3000, short: 300 });

test(`in ${whole} builds of parts of both shelves, what fails by the facts of the market fails by those of the catalogue`, () => {
  const stream = random(1);
  let fails = 0;
  const falsely = new Set<string>();
  const passing = new Map<string, number>();
  for (let at = 0; at < whole; at += 1) {
    const build = at % 2 === 0 ? hastyBuild(stream, shelf) : anyBuild(stream);
    const said = new Map(check(build).findings.map(({ rule, verdict }) => [rule, verdict]));
    for (const { rule, verdict, message } of check(asTheMarketKnows(build)).findings)
      if (verdict === 'warning' && (said.get(rule) ?? 'pass') === 'pass')
        passing.set(rule, (passing.get(rule) ?? 0) + 1);
      else if (verdict === 'fail') {
        fails += 1;
        if (said.get(rule) !== 'fail') falsely.add(`${rule}: ${message}`);
      }
  }
  expect([...falsely]).toEqual([]);
  expect(fails).toBeGreaterThan(whole / 2);
  // What warns by the facts of the market and not by those of the catalogue: none by a mere bound, and little else.
  expect([...passing.keys()].filter((rule) => ['ram-speed', 'fan-headers', 'fan-mounts'].includes(rule))).toEqual([]);
  expect([...passing.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(whole / 15);
});
