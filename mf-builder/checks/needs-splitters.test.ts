/** @jest-environment node */
import { purchaseOf, summaryWords, verdictOf, type BuildComponents } from '@rig4u/shared/builds';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { rulesEdition } from '../src/domain/compatibility/rules-edition';
import { verdictSummary } from '../src/domain/compatibility/verdict-summary';
import { formats } from '../src/domain/exports/formats';
import { partsInFile, storedPart } from './catalogue-files';
import { checkLine } from './check-line';

const stored = (type: 'case' | 'motherboard' | 'caseFan' | 'cables', id: string) => {
  const part = partsInFile(type).find((one) => one.id === id);
  if (!part) throw new Error(`There is no ${id}.`);
  return storedPart(part);
};

const without: BuildComponents = {
  motherboard: stored('motherboard', 'motherboard5'),
  case: stored('case', 'case11'),
  caseFan: [{ part: stored('caseFan', 'caseFan1'), quantity: 3 }],
};
const withThem: BuildComponents = { ...without, cables: [{ part: stored('cables', 'cables3'), quantity: 1 }] };

const said = (components: BuildComponents) => {
  const verdict = verdictSummary(components, check(fromComponents(components)), new Date('2026-11-27'));
  const saved = {
    id: '1',
    name: 'Five fans',
    date: verdict.date,
    totalPrice: 0,
    components,
    verdict,
    today: new Date('2026-11-27'),
  };
  return {
    ...Object.fromEntries(formats.map(({ id, write }) => [id, write(saved)])),
    purchase: summaryWords(verdictOf(purchaseOf(saved).build, rulesEdition)).line,
    check: JSON.stringify(check(fromComponents(components)).findings.find(({ rule }) => rule === 'fan-headers')),
  };
};

test('a build that needs fan splitters says so in every export, at the purchase and in the check', () => {
  for (const [where, text] of Object.entries(said(without)))
    expect([where, /needs 2 fan splitters/.test(String(text))]).toEqual([where, true]);
});

test('with them it passes, says what shares a header, and the exports list them', () => {
  const { check: found, purchase, ...exported } = said(withThem);
  expect(JSON.parse(String(found))).toMatchObject({
    verdict: 'pass',
    note: 'Some plugs share a header: 2 splitters take 2 each.',
  });
  expect(purchase).not.toMatch(/splitter/);
  for (const [where, text] of Object.entries(exported))
    expect([where, /NA-SYC1/.test(String(text))]).toEqual([where, true]);
});

test('check-build gives the sentence, and the note of a pass', () => {
  const line = (components: BuildComponents) => {
    const parts = Object.fromEntries(
      Object.entries(fromComponents(components)).map(([type, list]) => [
        type,
        list?.map(({ name, quantity, specs }) => ({ name, quantity, specs })),
      ]),
    );
    return checkLine(JSON.stringify({ id: '1', parts }), 1).text;
  };
  expect(line(without)).toContain('needs 2 fan splitters');
  expect(line(withThem)).toContain('"note":"Some plugs share a header: 2 splitters take 2 each."');
});
