/** @jest-environment node */
import { journeysIn } from './engines';

const named = process.env.FIREFOX_PATH;
afterEach(() => {
  if (named === undefined) delete process.env.FIREFOX_PATH;
  else process.env.FIREFOX_PATH = named;
});

it('counts an engine that is not installed as not run, and says what is missing', async () => {
  process.env.FIREFOX_PATH = '/no/such/firefox';
  expect(await journeysIn('firefox')).toEqual({
    passed: 0,
    failed: 0,
    failures: [],
    notRun: [{ what: 'journeys in firefox', why: expect.stringContaining('/no/such/firefox'), count: 1 }],
  });
});
