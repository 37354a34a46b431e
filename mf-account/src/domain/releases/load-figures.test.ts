import fc from 'fast-check';
import { sampleMinute, sampleNow } from '../../../checks/release-samples';
import { healthSince, mergedMinutes, vitalsSince } from './load-figures';

const of = { part: 'mf-guides', version: '1.0.1' };
const minuteAt = (minutes: number) => new Date(sampleNow - minutes * 60_000).toISOString();

test('the minute of the beginning counts whole, other parts and releases not at all', () => {
  const rows = [
    sampleMinute(),
    sampleMinute({ version: '1.1.0' }),
    sampleMinute({ part: 'host' }),
    sampleMinute({ minute: minuteAt(11) }),
  ];
  const from = Date.parse(minuteAt(10)) + 59_000;
  expect(healthSince(rows, { ...of, from }).visits).toBe(100);
});

test('vitals are the value of three in four; of none measured there is none', () => {
  const vitals = vitalsSince([sampleMinute()], { ...of, from: 0 });
  expect(vitals.lcpMs).toBeGreaterThan(500);
  expect(vitals.lcpMs).toBeLessThanOrEqual(650);
  expect(vitals.inpMs).toBeLessThanOrEqual(75);
  expect(vitals.cls).toBeUndefined();
});

test('reading again the minutes that were read changes nothing, in whatever pieces they come', () => {
  const rows = fc.array(fc.record({ at: fc.nat(60), gateway: fc.constantFrom('g', 'h'), visits: fc.nat(9) }), {
    maxLength: 30,
  });
  const key = ({ minute, gateway }: { minute: string; gateway: string }) => `${minute}${gateway}`;
  fc.assert(
    fc.property(rows, fc.nat(30), (some, cut) => {
      const all = mergedMinutes(
        [],
        some.map(({ at, ...row }) => sampleMinute({ ...row, minute: minuteAt(at) })),
        0,
      );
      const again = mergedMinutes(all.slice(0, cut), all.slice(Math.max(0, cut - 5)), 0);
      const sorted = (list: typeof all) => list.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
      expect(sorted(again)).toEqual(sorted(all));
      expect(mergedMinutes(all, [], Date.parse(minuteAt(30))).every((row) => row.minute >= minuteAt(30))).toBe(true);
    }),
  );
});
