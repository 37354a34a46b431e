import { partLines, totalOf, lineCents } from '@rig4u/shared/builds';
import { loadPresets } from './load-presets';
import { largestShareText } from './money-share';

const part = (id: string, price: number) => ({ id, name: id, price });

test('the kind of part that takes the most money, with all its lines together', () => {
  const parts = {
    gpu: part('card', 500),
    storage: [
      { part: part('one', 200), quantity: 2 },
      { part: part('two', 150), quantity: 1 },
    ],
    cpu: part('chip', 50),
  };
  expect(largestShareText({ parts, price: 1100 })).toBe('Storage: 50 % of $1,100');
});

test('nothing is said of a build that costs nothing', () => {
  expect(largestShareText({ parts: {}, price: 0 })).toBe('');
  expect(largestShareText({ parts: { cpu: { ...part('chip', 50), owned: true } }, price: 0 })).toBe('');
});

test('of every preset the share is that of its dearest kind of part', async () => {
  for (const preset of await loadPresets()) {
    const lines = partLines(preset.parts);
    const shares = lines.map(({ type }) =>
      lines.filter((line) => line.type === type).reduce((sum, line) => sum + lineCents(line), 0),
    );
    const percent = Math.round((Math.max(...shares) / totalOf(preset.parts)) * 100);
    expect(largestShareText(preset)).toContain(` ${percent} % of `);
  }
});
