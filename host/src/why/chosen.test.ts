import { bucketOf, type IndexedRemote, type NamedRelease } from '@rig4u/shared/contracts';
import { chosenOn, type Page } from './chosen';

const named = (version: string): NamedRelease => [version, `sha256-${version}`];
const guides: IndexedRemote = { paths: ['/guides'], live: named('1.0.1'), before: named('1.0.0') };
const page = (remote: Partial<IndexedRemote> = {}, more: Partial<Page> = {}): Page => ({
  index: {
    schema: 2,
    epoch: 1,
    revision: 7,
    host: { version: '1.2.0', shared: {} },
    remotes: { 'mf-guides': { ...guides, ...remote } },
  },
  visitor: 'visitor-1',
  loads: [],
  hostVersion: '1.2.0',
  ...more,
});
const rowOf = (of: Page, part = 'mf-guides') => {
  const { version, rule } = chosenOn(of).find((one) => one.part === part) ?? {};
  return `${version}: ${rule}`;
};
const bucket = bucketOf('mf-guides', '1.1.0', 'visitor-1');
const rolled = (percent: number) => ({ rollout: { release: named('1.1.0'), percent } });

test('the live release', () => {
  expect(rowOf(page())).toBe('1.0.1: live');
});

test('a roll-out, inside and outside of its share', () => {
  const above = Math.min(100, bucket + 1);
  expect(rowOf(page(rolled(above)))).toBe(`1.1.0: roll-out: bucket ${bucket} of ${above} %`);
  expect(rowOf(page(rolled(bucket)))).toBe(`1.0.1: live; roll-out of 1.1.0: bucket ${bucket}, not below ${bucket} %`);
  expect(rowOf(page(rolled(50), { visitor: undefined }))).toBe(
    '1.0.1: live; this browser keeps no number for roll-outs',
  );
});

test('the last good release, and what failed: of the live one that before it, of the tried one the live one', () => {
  const fell = (version: string, phase?: 'entry') => ({
    loads: [{ part: 'mf-guides', version, outcome: 'last-good' as const, ms: 900, phase }],
  });
  expect(rowOf(page({}, fell('1.0.1', 'entry')))).toBe('1.0.0: last good, because 1.0.1 failed (entry)');
  expect(rowOf(page(rolled(100), fell('1.1.0')))).toBe('1.0.1: last good, because 1.1.0 failed');
});

test('a preview of a part, and no other', () => {
  const of = page();
  of.index.preview = { part: 'mf-guides', version: '1.0.1', until: '2026-11-29T12:00:00.000Z' };
  expect(rowOf(of)).toMatch(/^1\.0\.1: preview until Nov (28|29|30), 2026, \d+:\d\d [AP]M$/);
  expect(rowOf(of, 'host')).toBe('1.2.0: live');
});

test('the host: tried, beside one that is tried, or older than the live one', () => {
  const withRollout = (tried: boolean) => {
    const of = page();
    of.index.host.rollout = { percent: 10, tried };
    return rowOf(of, 'host');
  };
  expect(withRollout(true)).toBe('1.2.0: roll-out: this browser is in 10 %');
  expect(withRollout(false)).toBe('1.2.0: live; another one for 10 %');
  expect(rowOf(page({}, { hostVersion: '1.1.0' }), 'host')).toBe('1.1.0: open since before 1.2.0 was live');
});

test('a part that the registry cannot read says so', () => {
  const of = page();
  of.index.remotes = { 'mf-guides': { paths: ['/guides'], broken: 'not usable' } };
  expect(rowOf(of)).toBe('–: not usable');
});
