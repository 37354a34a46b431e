import { partTypeNames } from '@rig4u/shared/builds';
import type { Part } from '../src/catalogue/schema';
import { builtIn } from '../src/catalogue/source';
import { matchList } from '../src/domain/pasted-lists/match-list';
import { firstChoice } from '../src/domain/pasted-lists/taken-parts';
import { readReport } from '../src/domain/pc-reports/read-report';
import { everyRetired } from './catalogue-files';
import { pastedExamples } from './pasted-lists';
import { reportExamples } from './pc-reports';

let parts: readonly Part[] = [];
beforeAll(async () => {
  parts = (await Promise.all(partTypeNames.map((type) => builtIn.load(type)))).flat();
});

/** What a line becomes at first: the id of a part, or type and name of an own one. */
const becomes = (text: string) =>
  matchList(readReport(text) ?? { lines: [], notes: ['no report'] }, parts, everyRetired()).matches.map((found) => {
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

test('no list of parts is taken for a report', () => {
  expect(pastedExamples.filter(({ text }) => readReport(text)).map(({ shape }) => shape)).toEqual([]);
});

const wrappings: readonly (readonly [how: string, wrap: (text: string) => string])[] = [
  ['with the ends of lines of Windows', (text) => text.replace(/\n/g, '\r\n')],
  ['of two bytes a letter', (text) => `\ufffd\ufffd${[...text].join('\0')}\0`],
  ['quoted', (text) => text.replace(/^/gm, '> ')],
  ['indented', (text) => text.replace(/^/gm, '      ')],
  ['in a fence, after a question', (text) => `Which upgrade is worth it?\n\n\`\`\`text\n${text}\n\`\`\`\nThank you!`],
  ['in the code of a forum', (text) => `My PC:\n[CODE]${text}[/CODE]`],
];

test.each(wrappings)('a report %s says the same', (_, wrap) => {
  for (const { tool, text } of reportExamples) expect([tool, readReport(wrap(text))]).toEqual([tool, readReport(text)]);
});

test('whatever stands in the lines that are not read, none of it is kept', () => {
  const secret = 'SECRET user@SECRET.example 192.168.0.7 00:1A:2B:3C:4D:5E C:\\Users\\SECRET';
  const shapes = [
    `Serial Number: ${secret}`,
    `      User Name                                         ${secret}`,
    `     Asset Tag:"${secret}"`,
    `Machine name: ${secret}`,
    `            serial: ${secret}`,
    `Home Directory\t${secret}`,
  ];
  for (const { tool, text } of reportExamples) {
    // Lines of inxi go on in the next one, so that only keys of its own shape can stand between them.
    const fitting = tool.startsWith('inxi') ? shapes.filter((shape) => shape.includes(' serial: ')) : shapes;
    const lines = text.split('\n').flatMap((line, at) => [line, fitting[at % fitting.length] ?? '']);
    const mixed = `${lines.join('\n')}\nThanks, SECRET`;
    expect([tool, JSON.stringify(readReport(mixed))]).toEqual([tool, expect.not.stringContaining('SECRET')]);
  }
});

test('the largest texts are read in no time that anybody notices', () => {
  const [report] = reportExamples;
  const size = 5_000_000;
  const fillings = [
    ' ',
    'a: ',
    '[',
    '<',
    '<td',
    '-',
    '"',
    '\t',
    '(',
    'x-1: ',
    '  *-disk\n',
    'GPU: RTX [/ ',
    '&',
    '\u001b[',
  ];
  for (const filling of fillings) {
    const much = filling.repeat(size / filling.length);
    expect(readReport(`${report?.text ?? ''}\n${much}`)?.lines.length).toBeGreaterThan(5);
    expect(readReport(much)?.lines ?? []).toEqual([]);
  }
});

test('drives and screens that are there twice count twice, and a kit of modules once', () => {
  const counts = (tool: string) => {
    const text = reportExamples.find((one) => one.tool === tool)?.text ?? '';
    return readReport(text)?.lines.flatMap(({ name, quantity }) => (quantity > 1 ? [[name, quantity]] : []));
  };
  expect(counts('inxi -Fz in the narrow layout, with the colours of a terminal')).toEqual([
    ['Western Digital WD_BLACK SN850X 2TB', 2],
  ]);
  expect(counts('inxi -Fxxxmz in the wide layout')).toEqual([]);
  const four = `HWiNFO64 Version 8.24\n${'Module Size: 8 GBytes\nModule Part Number: CMK16GX4M2B3200C16\n'.repeat(4)}`;
  expect(readReport(four)?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Corsair Vengeance LPX 16GB (2x8GB) DDR4-3200 CL16', 2],
  ]);
});
