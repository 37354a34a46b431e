/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import type { CheckedBuild, Verdict } from '../../src/domain/compatibility/types';
import { random } from '../random';
import { carefulBuild } from './careful-buyer';
import { hastyBuild } from './hasty-buyer';
import { fullShelf, oneOf } from './shelf';

const shelf = fullShelf();
const buyers = { hasty: hastyBuild, careful: carefulBuild };
const buildsOf = (buyer: keyof typeof buyers): CheckedBuild[] => {
  const stream = random(1);
  return Array.from({ length: 200 }, () => buyers[buyer](stream, shelf));
};

/** The rules that say one of these of a build. */
const rulesThatSay = (verdicts: readonly Verdict[], builds: readonly CheckedBuild[]): Set<string> =>
  new Set(
    builds.flatMap((build) =>
      check(build).findings.flatMap(({ rule, verdict }) => (verdicts.includes(verdict) ? [rule] : [])),
    ),
  );

describe.each(['hasty', 'careful'] as const)('a %s buyer', (buyer) => {
  test('takes the same parts for the same seed', () => {
    expect(buildsOf(buyer)).toEqual(buildsOf(buyer));
  });

  test('takes parts that belong together', () => {
    const failed = rulesThatSay(['fail'], buildsOf(buyer));
    const basics = ['cpu-socket', 'ram-type', 'board-case', 'display-output'];
    expect(basics.filter((rule) => failed.has(rule))).toEqual([]);
  });
});

test('only a hasty buyer overlooks what the pages of two parts say', () => {
  const overlooked = 'ram-channels memory-profile m2-slots m2-gen vrm psu-eps airflow addin-slots front-usb'.split(' ');
  const [hasty, careful] = [buildsOf('hasty'), buildsOf('careful')].map((builds) =>
    rulesThatSay(['fail', 'warning'], builds),
  );
  expect(overlooked.filter((rule) => hasty?.has(rule) !== true)).toEqual([]);
  expect(overlooked.filter((rule) => careful?.has(rule) === true)).toEqual([]);
});

test('of wishes that no part meets together the first ones count', () => {
  const stream = random(1);
  const isOdd = (number: number): boolean => number % 2 === 1;
  expect(oneOf(stream, [1, 2, 4], isOdd, (number) => number > 1)).toBe(1);
  expect(oneOf(stream, [2, 4, 8], isOdd, (number) => number > 4)).toBe(8);
});
