/** @jest-environment node */
import { generateBuild } from '../../../checks/oracle/generate';
import { buildOf } from '../../../checks/rule-cases';
import { rounds } from '../../../checks/rounds';
import { check } from '../../domain/compatibility/check';
import { fitView } from '../../domain/fit-view/fit-view';
import { lengthOf, placeWords, type Wish, type Word } from './place-words';
import { sheetOf } from './sheet';
import { wishesOf } from './wishes';

const within = { x: 0, y: 0, w: 200, h: 100 };
const word = (text: string, x: number, y: number): Word => ({ text, tone: 'name', x, y });
const texts = (wishes: readonly Wish[]) => placeWords(wishes, 10).map(({ text }) => text);

test('a word that has no room is said in a shorter way, or left out', () => {
  const long = 'a name that is much longer than its box';
  expect(texts([{ ways: [[word(long, 100, 50)], [word('name', 100, 50)]], within }])).toEqual(['name']);
  expect(texts([{ ways: [[word(long, 100, 50)]], within }])).toEqual([]);
});

test('what is wished first has its place first, and no word lies over another or over what it avoids', () => {
  const first = { ways: [[word('first', 100, 50)]], within };
  const second = { ways: [[word('second', 110, 50)], [word('below', 110, 80)]], within };
  expect(texts([first, second])).toEqual(['first', 'below']);
  expect(texts([{ ...first, avoid: [{ x: 90, y: 40, w: 20, h: 20 }] }])).toEqual([]);
});

test('numbers of what overlaps are always written, moved into the picture where they would leave it', () => {
  const [placed] = placeWords([{ ways: [[word('900 > 300', 199, -4)]], within, always: true }], 10);
  expect(placed?.text).toBe('900 > 300');
  expect((placed?.x ?? 0) + lengthOf('900 > 300', 10) / 2).toBeLessThanOrEqual(200);
  expect(placed?.y).toBeGreaterThan(0);
});

test('a part that is mostly hatched still has its name, in what is left of it', () => {
  const build = buildOf({
    motherboard: { formFactor: 'ATX' },
    case: { dimensions: [469, 215, 447], gpuMaxMm: 355, slots: 7, motherboards: ['ATX'] },
    gpu: { lengthMm: 940, slots: 2.5, bracketSlots: 3 },
  });
  const view = fitView(build, check(build));
  for (const place of ['rail', 'large'] as const) {
    const sheet = sheetOf(view, 'side', place, place === 'rail' ? 288 : 560);
    if (!sheet) throw new Error('There is no picture.');
    const named = placeWords(wishesOf(sheet), sheet.letter).filter(({ text }) => text.startsWith('Graphics card'));
    expect(named).toHaveLength(1);
    expect(named[0]?.x).toBeLessThan(sheet.x(355));
  }
});

test('a card half behind the cooler is named beside it, with a gap to its edge', () => {
  const build = buildOf({
    motherboard: { formFactor: 'ATX' },
    case: { dimensions: [456, 219, 456], gpuMaxMm: 375, coolerMaxMm: 180, motherboards: ['ATX'] },
    cooling: { type: 'air', heightMm: 155 },
    gpu: { lengthMm: 288, heightMm: 132, slots: 2.5 },
  });
  const sheet = sheetOf(fitView(build, check(build)), 'top', 'large', 380);
  const cooler = sheet?.shapes.find((shape) => shape.kind === 'box' && shape.part === 'cooling');
  if (!sheet || cooler?.kind !== 'box') throw new Error('There is no picture of a cooler.');
  const named = placeWords(wishesOf(sheet), sheet.letter).find(({ text }) => text.endsWith('card'));
  const half = lengthOf(named?.text ?? '', sheet.letter) / 2;
  expect((named?.x ?? 0) - half).toBeGreaterThanOrEqual(sheet.x(cooler.x + cooler.w) + 2);
});

const widths = { rail: [228, 288], details: [288, 358], large: [272, 380, 560] } as const;
const builds = rounds({ full: 2_000, short: 60 });

test(`in ${builds} generated builds every word is on the picture, none over another, and every overlap has its numbers`, () => {
  const wrong: string[] = [];
  let placed = 0;
  for (let seed = 1; seed <= builds; seed += 1) {
    const build = generateBuild(seed);
    const view = fitView(build, check(build));
    for (const look of ['side', 'top'] as const)
      for (const place of ['rail', 'details', 'large'] as const)
        for (const width of widths[place]) {
          const sheet = sheetOf(view, look, place, width);
          if (!sheet) continue;
          const words = placeWords(wishesOf(sheet), sheet.letter);
          placed += words.length;
          const numbers = sheet.shapes.flatMap((shape) => (shape.kind === 'overlap' ? [shape.text] : []));
          const lost = numbers.filter((text) => !words.some((one) => one.text === text));
          const faults = [...faultsOf(words, sheet), ...lost.map((text) => `lost: ${text}`)];
          wrong.push(...faults.map((fault) => `seed ${seed} ${look} ${place} ${width}: ${fault}`));
        }
  }
  expect(wrong).toEqual([]);
  expect(placed).toBeGreaterThan(builds * 10);
});

/** What letters cover, without the room around them. */
const areaOf = ({ text, x, y, turned }: Word, letter: number) => {
  const [long, high] = [lengthOf(text, letter), letter];
  const [w, h] = turned === true ? [high, long] : [long, high];
  return { text, left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
};

function faultsOf(
  words: readonly Word[],
  { width, height, letter }: { width: number; height: number; letter: number },
) {
  const areas = words.map((one) => areaOf(one, letter));
  const off = areas.filter(
    ({ left, right, top, bottom }) => left < -1 || right > width + 1 || top < -1 || bottom > height + 1,
  );
  const over = areas.flatMap((a, at) =>
    areas
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} over ${b.text}`),
  );
  return [...off.map(({ text }) => `cut: ${text}`), ...over];
}
