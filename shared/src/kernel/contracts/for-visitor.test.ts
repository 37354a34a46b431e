import fc from 'fast-check';
import { bucketOf, forVisitor, hasRollout } from './match';
import { placesOf } from './places';
import type { NamedRelease, PageIndex } from './registry-index';

const named = (version: string): NamedRelease => [version, `sha256-${version}`];
type Rollout = { release: NamedRelease; percent: number; paths?: string[] };
const indexOf = (rollout?: Rollout): PageIndex => ({
  schema: 2,
  epoch: 1,
  revision: 7,
  host: { version: '1.0.0', shared: {} },
  remotes: {
    'mf-guides': { paths: ['/guides'], live: named('1.1.0'), before: named('1.0.0'), ...(rollout && { rollout }) },
    'mf-broken': { paths: ['/broken'], broken: 'its record is not usable' },
  },
});
const guides = (index: Pick<PageIndex, 'remotes'>) => index.remotes['mf-guides'];

const visitor = fc.uuid();
const version = fc.tuple(fc.nat(99), fc.nat(99)).map(([minor, patch]) => `1.${minor}.${patch}`);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

const ids = (count: number) => fc.sample(visitor, { numRuns: count, seed: 15 });
const inShare = (of: string, share: number, among: readonly string[]) =>
  among.filter((id) => bucketOf('mf-guides', of, id) < share);

describe('the share of a roll-out', () => {
  it.each(['1.2.0', '1.2.1', '2.0.0-pr.42'])('of %s is 10 %% of 20,000 random visitors, within a point', (release) => {
    const among = ids(20_000);
    const got = (inShare(release, 10, among).length / among.length) * 100;
    expect(got).toBeGreaterThan(9);
    expect(got).toBeLessThan(11);
  });

  it('meets other visitors for another release: 10 % of 10 % are in both', () => {
    const among = ids(20_000);
    const both = inShare('1.2.1', 10, inShare('1.2.0', 10, among)).length / among.length;
    expect(both).toBeGreaterThan(0.007);
    expect(both).toBeLessThan(0.013);
  });

  it('moves nobody back when it grows, and is the same each time', () => {
    fc.assert(
      fc.property(visitor, version, percent, percent, (id, release, one, two) => {
        const gets = (share: number) => guides(forVisitor(indexOf({ release: named(release), percent: share }), id));
        const [small, large] = [Math.min(one, two), Math.max(one, two)];
        const isIn = (share: number) => bucketOf('mf-guides', release, id) < share;
        expect(isIn(small) && !isIn(large)).toBe(false);
        expect(gets(large)).toEqual(gets(large));
        expect(gets(large)).toHaveProperty('live.0', isIn(large) ? release : '1.1.0');
      }),
    );
  });

  it('of 0 % is nobody and of 100 % everybody', () => {
    fc.assert(
      fc.property(visitor, version, (id, release) => {
        const live = (share: number) => guides(forVisitor(indexOf({ release: named(release), percent: share }), id));
        expect(live(0)).toHaveProperty('live', named('1.1.0'));
        expect(live(100)).toHaveProperty('live', named(release));
      }),
    );
  });
});

// Buckets of these visitors are 0 and 25 exactly, which random visitors nearly never are.
it.each([
  ['visitor-7416', 0, false],
  ['visitor-7416', 0.01, true],
  ['visitor-8400', 25, false],
  ['visitor-8400', 25.01, true],
])('a bucket that equals the share is outside it: %s at %d %% is in: %s', (id, share, isIn) => {
  const index = forVisitor(indexOf({ release: named('1.2.0'), percent: share }), id);
  expect(guides(index)).toHaveProperty('live.0', isIn ? '1.2.0' : '1.1.0');
});

describe('an index for a visitor', () => {
  const tried = (more: Partial<Rollout> = {}) => indexOf({ release: named('1.2.0'), percent: 100, ...more });

  it('is the very same where nothing is rolled out', () => {
    const index = indexOf();
    expect(hasRollout(index)).toBe(false);
    expect(forVisitor(index, 'somebody')).toBe(index);
  });

  it('has the release of the roll-out live, its addresses, and the live one before it', () => {
    expect(hasRollout(tried())).toBe(true);
    expect(guides(forVisitor(tried({ paths: ['/guides', '/guides/new'] }), 'somebody'))).toEqual({
      paths: ['/guides', '/guides/new'],
      live: named('1.2.0'),
      before: named('1.1.0'),
    });
  });

  it('has the links of the roll-out', () => {
    const nav = [{ path: '/guides', text: 'All guides', order: 1, place: 'header' as const }];
    const index = indexOf();
    const rollout = { release: named('1.2.0'), percent: 100, nav };
    index.remotes['mf-guides'] = { paths: ['/guides'], live: named('1.1.0'), rollout };
    expect(placesOf(forVisitor(index, 'somebody')).map(({ text }) => text)).toEqual(['All guides']);
    expect(placesOf(forVisitor(index, undefined))).toEqual([]);
  });

  it('is what it was before the roll-out for everybody else, and for who has no id', () => {
    expect(forVisitor(tried({ percent: 0 }), 'somebody')).toEqual(indexOf());
    expect(forVisitor(tried(), undefined)).toEqual(indexOf());
  });

  it('says the same when it is asked twice', () => {
    fc.assert(
      fc.property(visitor, percent, (id, share) => {
        const once = forVisitor(tried({ percent: share }), id);
        expect(forVisitor(once, id)).toBe(once);
      }),
    );
  });
});
