import { partTypeNames } from '@rig4u/shared/builds';
import type { Part } from '../src/catalogue/schema';
import { builtIn } from '../src/catalogue/source';
import { matchList } from '../src/domain/pasted-lists/match-list';
import { firstChoice } from '../src/domain/pasted-lists/taken-parts';
import { readReport } from '../src/domain/pc-reports/read-report';
import { reportExamples } from './pc-reports';

let parts: readonly Part[] = [];
beforeAll(async () => {
  parts = (await Promise.all(partTypeNames.map((type) => builtIn.load(type)))).flat();
});

/** What a line becomes at first: the id of a part, or type and name of an own one. */
const becomes = (text: string) =>
  matchList(readReport(text) ?? { lines: [], notes: ['no report'] }, parts).matches.map((found) => {
    const { take, part } = firstChoice(found);
    return take === 'listed' ? part?.id : [found.line.type, found.line.name];
  });

test.each(reportExamples)('$tool: its parts, and nothing else', ({ text, means }) => {
  expect(becomes(text)).toEqual(means);
});

test.each(reportExamples)('$tool: all is owned, and nothing personal is kept', ({ text }) => {
  expect(text).toContain('SECRET');
  const read = readReport(text);
  expect(read?.lines.every(({ owned }) => owned)).toBe(true);
  expect(read?.notes).toEqual([]);
  expect(JSON.stringify(read)).not.toContain('SECRET');
});
