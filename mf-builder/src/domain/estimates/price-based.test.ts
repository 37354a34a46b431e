import { scoresFromPrice } from './price-based';

// overall, gaming, productivity, video editing, streaming: each worked out on paper.
const rows: [price: number, scores: [number, number, number, number, number]][] = [
  [0, [50, 55, 48, 45, 43]],
  [799.99, [50, 55, 48, 45, 43]],
  [800, [60, 66, 57, 54, 51]],
  [1200, [70, 77, 67, 63, 60]],
  [1600, [80, 88, 76, 72, 68]],
  [2000, [85, 94, 81, 77, 72]],
  [2500, [90, 99, 86, 81, 77]],
  [3000, [95, 100, 90, 86, 81]],
  [4000, [100, 100, 95, 90, 85]],
  [99_999, [100, 100, 95, 90, 85]],
];

test.each(rows)(spec('3.22 7.32 7.33', 'at $%d'), (price, scores) => {
  const { overall, gaming, productivity, videoEditing, streaming } = scoresFromPrice(price);
  expect([overall, gaming, productivity, videoEditing, streaming]).toEqual(scores);
});
