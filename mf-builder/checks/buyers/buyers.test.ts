/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import type { CheckedBuild, Verdict } from '../../src/domain/compatibility/types';
import { random } from '../random';
import { carefulBuild } from './careful-buyer';
import { hastyBuild } from './hasty-buyer';
import { popularShelf } from './popular';
import { fullShelf, oneOf, boughtTypes } from './shelf';

const popular = popularShelf();
const buyers = {
  hasty: [fullShelf(), hastyBuild],
  careful: [fullShelf(), carefulBuild],
  market: [popular, carefulBuild],
} as const;
const buildsOf = (buyer: keyof typeof buyers): CheckedBuild[] => {
  const [shelf, build] = buyers[buyer];
  const stream = random(1);
  return Array.from({ length: 200 }, () => build(stream, shelf));
};

/** The rules that say one of these of a build. */
const rulesThatSay = (verdicts: readonly Verdict[], builds: readonly CheckedBuild[]): Set<string> =>
  new Set(
    builds.flatMap((build) =>
      check(build).findings.flatMap(({ rule, verdict }) => (verdicts.includes(verdict) ? [rule] : [])),
    ),
  );

describe.each(['hasty', 'careful', 'market'] as const)('a %s buyer', (buyer) => {
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

test('popular parts are of the market, at a shop or of a best-known model, and for a PC of today', () => {
  const few = boughtTypes.filter((type) => type !== 'os' && popular[type].length < 20);
  expect(few).toEqual([]);
  expect(popular.case.map(({ id }) => id)).toEqual(expect.arrayContaining(['case~1491', 'case~1486']));
  expect(new Set(popular.motherboard.map(({ specs }) => specs.socket))).toEqual(
    new Set(['AM4', 'AM5', 'LGA1700', 'LGA1851']),
  );
  const ids = boughtTypes.flatMap((type) => (type === 'ups' ? [] : popular[type].map(({ id }) => id ?? '')));
  expect(ids.filter((id) => !id.includes('~'))).toEqual([]);
});
