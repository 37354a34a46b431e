import fc from 'fast-check';
import * as v from 'valibot';
import type { ReportedLoad } from '@rig4u/shared/contracts';
import { loadOutcomes, loadReport } from '@rig4u/shared/server';
import { onePerRelease, visitReport, type Visit } from './visit-report';

const visit: Visit = { epoch: 1, revision: 7, host: { version: '1.0.0', ms: 300 }, preview: false, sampled: true };
const guides: ReportedLoad = { part: 'mf-guides', version: '1.0.0', outcome: 'ok', ms: 40 };
const panel: ReportedLoad = { ...guides, outcome: 'panel', phase: 'render', ms: 900 };
const first = { again: false, loads: [] };

test('a release is named once, with the worst that came of it', () => {
  const other = { ...guides, version: '1.0.1' };
  expect(onePerRelease([guides, panel, other, guides])).toEqual([panel, other]);
});

test('the first report counts the visit, also without a load; later ones tell only what is new', () => {
  expect(visitReport(visit, first)).toEqual({
    schema: 1,
    epoch: 1,
    revision: 7,
    host: { version: '1.0.0', ms: 300 },
    loads: [],
  });
  expect(visitReport(visit, { again: true, loads: [], vitals: {} })).toBeUndefined();
  expect(visitReport(visit, { again: true, loads: [guides] })).toMatchObject({ again: true, loads: [guides] });
  expect(visitReport(visit, { again: true, loads: [], vitals: { inp: 90 } })).toMatchObject({ vitals: { inp: 90 } });
});

test('a visit beside the sample tells what failed, and that it was beside it; nothing else', () => {
  const beside = { ...visit, sampled: false };
  expect(visitReport(beside, { ...first, loads: [guides], vitals: { lcp: 900 } })).toBeUndefined();
  expect(
    visitReport(beside, { ...first, loads: [guides, { ...panel, version: '2.0.0' }], vitals: { lcp: 9 } }),
  ).toEqual(expect.objectContaining({ beside: true, loads: [{ ...panel, version: '2.0.0' }] }));
});

test('a report of a preview says so', () => {
  expect(visitReport({ ...visit, preview: true }, first)).toMatchObject({ preview: true });
});

const load: fc.Arbitrary<ReportedLoad> = fc.record({
  part: fc.constantFrom('mf-a', 'mf-b', 'host'),
  version: fc.integer({ min: 0, max: 60 }).map((patch) => `1.0.${patch}`),
  outcome: fc.constantFrom(...loadOutcomes),
  ms: fc.integer({ min: 0, max: 600_000 }),
});

test('whatever a visit meets, the gateway can read its report', () => {
  fc.assert(
    fc.property(fc.array(load, { maxLength: 200 }), fc.boolean(), fc.boolean(), (loads, again, sampled) => {
      const report = visitReport({ ...visit, sampled }, { again, loads });
      return report === undefined || v.is(loadReport, JSON.parse(JSON.stringify(report)));
    }),
  );
});
