/** @jest-environment node */
import { limits, perMillion, rowsOfLoads, type Asked } from './formula';

const asked: Asked = {
  page: { requests: 1, bytes: 10_000 },
  registry: { requests: 0, bytes: 0 },
  'release file': { requests: 10, bytes: 200_000 },
  report: { requests: 1, bytes: 500 },
};
const micros = { page: 72, registry: 50, 'release file': 36, report: 72 };

test('a million visits, counted by hand', () => {
  expect(perMillion(asked, micros, { cached: false })).toEqual({
    requests: 12e6,
    gigabytes: 210.5,
    // 72 + 360 + 72 microseconds a visit.
    processorHours: 504 / 3_600,
  });
});

test('with a CDN, files of releases come from elsewhere', () => {
  expect(perMillion(asked, micros, { cached: true })).toEqual({
    requests: 2e6,
    gigabytes: 10.5,
    processorHours: 144 / 3_600,
  });
});

test('what gives way first', () => {
  expect(limits(perMillion(asked, micros, { cached: false }))).toMatchObject({ first: 'line' });
  const { byCore, byGigabit, first } = limits({ requests: 0, gigabytes: 1, processorHours: 1 });
  expect([Math.round(byCore), byGigabit, first]).toEqual([278, 125_000, 'processor']);
});

test('rows of loads depend on gateways and releases alone', () => expect(rowsOfLoads(2, 5)).toBe(14_400));
