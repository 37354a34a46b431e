import { fireEvent, screen, within } from '@testing-library/react';
import { accessibilityFaults } from '@rig4u/config/accessibility';
import { builtIn } from '../../../catalogue/source';
import { visit } from '../../../../checks/visit';
import { press, title } from '../../../../checks/in-the-wizard';

afterEach(() => jest.restoreAllMocks());

const curve = async () => within(await screen.findByRole('region', { name: 'What each budget buys' }));
const leftOf = (element: Element | null): number =>
  element instanceof HTMLElement ? Number.parseFloat(element.style.insetInlineStart) : Number.NaN;

// First: a shelf that is there once is kept.
test('a curve whose parts do not arrive is asked for again; the slider works without it', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit('/optimal-build?step=2');
  await title("What's your budget?");
  expect(await screen.findByText(/^What each budget buys did not arrive\./)).toBeVisible();
  expect(screen.getByRole('slider')).toBeEnabled();
  loading.mockRestore();
  for (const again of screen.getAllByRole('button', { name: 'Try Again' })) await user.click(again);
  expect((await curve()).getByText(/^For \$1,500: /)).toBeVisible();
});

test('under the slider stands what each budget buys, on the slider’s scale and in words', async () => {
  const { container } = visit('/optimal-build?step=2&budget=1200');
  const shown = await curve();
  expect(shown.getByText(/^For \$1,200: .+ with the .+, gaming estimate \d+–\d+ of 100\.$/)).toBeVisible();
  expect(
    shown.getByRole('img', {
      name: /^Curve of the gaming estimate at each budget: .+ from \$[\d,]+, .+ from \$[\d,]+\.$/,
    }),
  ).toBeVisible();
  // $1,200 is 28 % of the way from $500 to $3,000.
  expect(leftOf(container.querySelector('[data-role=here]'))).toBeCloseTo(28, 1);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('another budget moves the mark and changes the sentence, and asks nothing; below the least it says so', async () => {
  const { container } = visit('/optimal-build?step=2');
  const shown = await curve();
  const before = shown.getByText(/^For \$1,500: /).textContent;
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2500' } });
  expect(shown.getByText(/^For \$2,500: /).textContent).not.toContain(before?.replace('For $1,500: ', ''));
  expect(leftOf(container.querySelector('[data-role=here]'))).toBeCloseTo(80, 1);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '500' } });
  expect(shown.getByText(/^The cheapest PC that works costs \$\d+\.$/)).toBeVisible();
  expect(container.querySelector('[data-role=here]')).not.toBeInTheDocument();
  expect(await press('Next')).toBeEnabled();
});
