import { partLines, partTypeInfo, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import type { Part } from '../src/catalogue/schema';
import { builtIn } from '../src/catalogue/source';
import { toBbcode } from '../src/domain/exports/bbcode';
import { toCsv } from '../src/domain/exports/csv';
import { toMarkdown } from '../src/domain/exports/markdown';
import { toPlainText } from '../src/domain/exports/plain-text';
import { matchLine, type LineMatch } from '../src/domain/pasted-lists/match-line';
import { matchList } from '../src/domain/pasted-lists/match-list';
import { indexParts } from '../src/domain/pasted-lists/part-index';
import { readList } from '../src/domain/pasted-lists/read-list';
import { firstChoice } from '../src/domain/pasted-lists/taken-parts';
import { everyRetired } from './catalogue-files';
import { pastedExamples } from './pasted-lists';

const once = everyRetired();

let parts: readonly Part[] = [];
beforeAll(async () => {
  parts = (await Promise.all(partTypeNames.map((type) => builtIn.load(type)))).flat();
});

/** Each line of the examples: what it means, and what was found. */
let results: { shape: string; meant: string | undefined; found: LineMatch }[] = [];
beforeAll(() => {
  results = pastedExamples.flatMap(({ shape, text, means }) => {
    const { matches } = matchList(readList(text), parts, once);
    expect([shape, matches.length]).toEqual([shape, means.length]);
    return matches.map((found, at) => ({ shape, meant: means[at], found }));
  });
});

test('of the lines whose part is in the catalogue at least 95 of 100 are matched right, and are taken so', () => {
  expect(pastedExamples.length).toBeGreaterThanOrEqual(60);
  const listed = results.filter(({ meant }) => meant !== 'own');
  expect(listed.length).toBeGreaterThan(300);
  const right = listed.filter(({ meant, found }) => found.match?.id === meant);
  expect(right.length / listed.length).toBeGreaterThanOrEqual(0.95);
  expect(
    right.filter(({ found }) => firstChoice(found).take === 'listed').length / listed.length,
  ).toBeGreaterThanOrEqual(0.95);
  expect(right.filter(({ found }) => found.sure).length / listed.length).toBeGreaterThanOrEqual(0.9);
});

test('no line is matched wrongly without being marked as unsure', () => {
  const wrong = results.filter(({ meant, found }) => found.sure && found.match?.id !== meant);
  expect(wrong.map(({ shape, found }) => [shape, found.line.name, found.match?.id])).toEqual([]);
});

test('most parts that the catalogue does not have are taken as the visitor’s own at first', () => {
  const own = results.filter(({ meant }) => meant === 'own');
  const kept = own.filter(({ found }) => firstChoice(found).take === 'own');
  expect(kept.length / own.length).toBeGreaterThanOrEqual(0.9);
});

test('every part of the catalogue is found by its own name', () => {
  const index = indexParts(parts);
  const missed = parts.filter((part) => {
    const [line] = readList(`${partTypeInfo(part.type).label}: ${part.brand} ${part.name}, $${part.price}`).lines;
    return !line || matchLine(line, index).match?.id !== part.id;
  });
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test('a part that is taken out of the catalogue is never taken for another one surely, nor for one listed once', () => {
  const index = indexParts([...parts, ...once]);
  const confused = index.parts.flatMap((out) => {
    const { type, brand, name } = out.part;
    const [line] = readList(`${partTypeInfo(type).label}: ${brand} ${name}`).lines;
    const found = line && matchLine(line, { ...index, parts: index.parts.filter((one) => one !== out) });
    return found?.sure ? [[out.part.id, found.match?.id]] : [];
  });
  expect(confused).toEqual([]);
});

test('every part that was listed once is found by its own name, with its facts', () => {
  expect(once.length).toBeGreaterThan(40);
  const text = once.map(({ type, brand, name }) => `${partTypeInfo(type).label}: ${brand} ${name}`).join('\n');
  const { matches } = matchList(readList(text), parts, once);
  expect(matches.map(({ match, unlisted }) => [match, unlisted])).toEqual(once.map((part) => [part, true]));
});

test('what this page exports as text comes back with the same parts and quantities', async () => {
  const of = (id: string) => parts.find((part) => part.id === id) ?? { id, name: 'missing', price: 0 };
  const components: BuildComponents = {
    cpu: of('cpu6'),
    motherboard: of('motherboard6'),
    ram: [{ part: of('ram1'), quantity: 2 }],
    storage: [
      { part: of('storage10'), quantity: 1 },
      { part: of('storage18'), quantity: 3 },
    ],
    psu: { ...of('psu18'), owned: true },
    thermalPaste: of('thermalPaste1'),
  };
  const kept = (text: string) =>
    matchList(readList(text), parts, once).matches.map(({ match, line }) => [match?.id, line.quantity, line.owned]);
  const expected = partLines(components).map(({ part, quantity }) => [part.id, quantity, part.owned === true]);
  const build = {
    name: 'For the office',
    note: 'It is quiet, and I like it.',
    components,
    today: new Date('2026-11-27'),
  };
  for (const format of [toPlainText, toMarkdown, toBbcode, toCsv]) expect(kept(format(build))).toEqual(expected);
});

test.each([
  ['Zotac RTX 5070 Ti', 'GeForce RTX 5070 Ti'],
  ['Zotac RTX 5080', 'GeForce RTX 5080'],
  ['Palit GeForce RTX 5070 Ti GamingPro-S', 'GeForce RTX 5070 Ti'],
  // Of this maker and series there is a card of another chip.
  ['ASUS PRIME RTX 5070 Ti 16GB', 'GeForce RTX 5070 Ti'],
  ['XFX Swift RX 9060 XT 8GB', 'Radeon RX 9060 XT 8GB'],
  ['Sapphire PULSE RX 9060 XT 16GB', 'Radeon RX 9060 XT'],
  ['Zotac RTX 4070 Ti', undefined],
  // There is a processor of this number.
  ['RX 7600', undefined],
])('of a card that is not listed, one of the same chip is offered, unsure: %s', (name, chip) => {
  const [found] = matchList(readList(`GPU: ${name}`), parts, once).matches;
  expect([found?.match?.type === 'gpu' ? found.match.specs.chip : found?.match?.id, found?.sure]).toEqual([
    chip,
    false,
  ]);
});
