import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../checks/render-screen';
import { Range } from './range';

const marksOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('i')].map(({ style }) => ({
    at: Number.parseFloat(style.insetInlineStart),
    row: Number(style.getPropertyValue('--row')),
  }));

test('marks lie on the scale of the slider, and none lies over another', () => {
  const prices = [1615, 699, 1450, 1600, 1605, 1610, 3000, 699];
  const { container } = renderScreen(
    <Range
      aria-label="Budget"
      min={500}
      max={3000}
      value={1500}
      marks={prices.map((at, id) => ({ id: String(id), at }))}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('slider', { name: 'Budget' })).toHaveValue('1500');
  const marks = marksOf(container);
  expect(marks.map(({ at }) => Math.round(500 + at * 25))).toEqual(prices.toSorted((a, b) => a - b));
  for (const [place, one] of marks.entries())
    for (const other of marks.slice(place + 1))
      // 8 px of a slider that is 300 px long.
      if (other.row === one.row) expect(other.at - one.at).toBeGreaterThanOrEqual(100 * (8 / 300));
  expect(Math.max(...marks.map(({ row }) => row))).toBe(3);
  expect(marks[2]).toMatchObject({ row: 0 });
});
