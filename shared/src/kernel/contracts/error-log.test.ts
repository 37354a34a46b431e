/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { errorLogRow, errorLogSchema, type ErrorLogParts } from './error-log';

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const long = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom('a', '"', '\\', '\n', '線', '\u{1F600}', '\u0000', '\uD800', '\u0001'),
      minLength: 1,
      maxLength: 20,
    }),
    fc.nat(3_000),
  )
  .map(([unit, times]) => unit.repeat(times));
const maybe = fc.option(long);

const parts: fc.Arbitrary<ErrorLogParts> = fc.record({
  id: fc.uuid(),
  component: long,
  error_message: long,
  error_stack: maybe,
  priority: fc.constantFrom('high', 'medium'),
  metadata: fc.record({
    type: fc.constant('react-error-boundary'),
    componentStack: long,
    source: long,
    line: fc.integer(),
    column: fc.integer(),
  }),
  browser_info: fc.record({
    userAgent: maybe,
    language: maybe,
    platform: maybe,
    viewport: fc.constant({ width: 1, height: 2 }),
    url: maybe,
    referrer: maybe,
  }),
  timestamp: fc.constant('2026-01-02T03:04:05.678Z'),
  occurrences: fc.integer(),
});

test('a row of whatever length and letters fits the limits of the table', () => {
  fc.assert(
    fc.property(parts, (raw) => {
      const row = errorLogRow(raw);
      expect(row.component).toMatch(/^[^]{1,200}$/);
      expect(row.error_message).toMatch(/^[^]{1,4000}$/);
      expect(row.error_stack?.length ?? 0).toBeLessThanOrEqual(20_000);
      expect(bytes(row.metadata)).toBeLessThanOrEqual(32 * 1024);
      expect(bytes(row.browser_info)).toBeLessThanOrEqual(8 * 1024);
      expect(row.occurrences).toBeGreaterThanOrEqual(1);
      expect(row.occurrences).toBeLessThanOrEqual(10_000);
      expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
    { numRuns: 60 },
  );
});

test('a row is read although its browser and circumstances are incomplete or odd', () => {
  const row = {
    id: 'a',
    component: 'c',
    error_message: 'm',
    error_stack: null,
    priority: 'high',
    timestamp: 't',
    resolved: true,
    occurrences: 2,
    last_seen: 't',
  };
  const read = v.parse(errorLogSchema, {
    ...row,
    metadata: { type: 7, more: 'kept' },
    browser_info: { viewport: 'wide', url: '/' },
  });
  expect(read.metadata).toEqual({
    type: null,
    source: null,
    line: null,
    column: null,
    componentStack: null,
    more: 'kept',
  });
  expect(read.browser_info).toEqual({
    userAgent: null,
    language: null,
    platform: null,
    viewport: null,
    url: '/',
    referrer: null,
  });
  expect(v.is(errorLogSchema, { ...row, metadata: {}, browser_info: {}, priority: 'low' })).toBe(false);
});
