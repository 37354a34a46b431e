/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { bestLine } from '../best-line';
import { checkLine } from '../check-line';
import { record } from '../json-line';

const verdict = v.picklist(['pass', 'note', 'warning', 'unknown', 'fail', 'none']);
const report = v.object({
  id: v.string(),
  kind: v.string(),
  parts: v.exactOptional(record),
  bestBuild: v.exactOptional(record),
  rules: v.pipe(v.array(v.string()), v.minLength(1)),
  verdicts: v.pipe(v.array(verdict), v.minLength(1)),
  why: v.string(),
  source: v.string(),
});

const finding = v.object({
  rule: v.string(),
  verdict: v.string(),
  message: v.string(),
  note: v.exactOptional(v.string()),
});
const checked = v.object({ findings: v.array(finding) });
const built = v.object({ verdict });

const reports = readFileSync(path.join(import.meta.dirname, 'reports.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => v.parse(report, JSON.parse(line)));

const ofParts = reports.filter(({ parts }) => parts !== undefined);
const ofBuilds = reports.filter(({ bestBuild }) => bestBuild !== undefined);

/** What the check says by the rules that a report is about; 'none' where it has nothing to say. */
function saidOf({ parts, rules }: (typeof reports)[number]): string[] {
  const { findings } = v.parse(checked, JSON.parse(checkLine(JSON.stringify({ parts }), 1).text));
  const said = findings
    .filter(({ rule }) => rules.includes(rule))
    .flatMap((one) => (one.note === undefined ? [one.verdict] : [one.verdict, 'note']));
  return said.length > 0 ? said : ['none'];
}

test.each(ofParts)('$id, $kind: $why', (one) => {
  const said = saidOf(one);
  expect({ said, right: said.some((word) => one.verdicts.some((right) => right === word)) }).toMatchObject({
    right: true,
  });
});

test.each(ofBuilds)('$id, $kind: $why', ({ bestBuild, verdicts }) => {
  const answer = v.parse(built, JSON.parse(bestLine(JSON.stringify(bestBuild), 1).text));
  expect(verdicts).toContain(answer.verdict);
});

test('each kind was reported three times or more, once as something that works', () => {
  for (const kind of new Set(reports.map((one) => one.kind))) {
    const ones = reports.filter((one) => one.kind === kind);
    const works = ones.filter(({ verdicts }) => verdicts.includes('pass') || verdicts.includes('none'));
    expect([kind, ones.length >= 3, works.length >= 1]).toEqual([kind, true, true]);
  }
});
