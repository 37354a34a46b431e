import { accessibilityFaults } from '@rig4u/config/accessibility';
import type { BuildComponents } from '@rig4u/shared/builds';
import { renderScreen } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtIn } from '../../catalogue/source';
import { gamingAt, scoresFromPrice } from '../../domain/estimates';
import { HowEstimated } from './how-estimated';

async function open(components: BuildComponents): Promise<HTMLElement> {
  const { container } = renderScreen(<HowEstimated components={components} performance={scoresFromPrice(1200)} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/^Price-based estimate of the whole build: 70\./);
  return container;
}

const valueOf = (name: string): string =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

test('opens to what was measured, by whom, what limits at each resolution, and what the ranges mean', async () => {
  const [processors, cards] = await Promise.all([builtIn.load('cpu'), builtIn.load('gpu')]);
  const cpu = processors.find(({ name }) => name === 'Ryzen 5 5500');
  const gpu = cards.find(({ specs }) => specs.chip === 'GeForce RTX 5090');
  if (!cpu || !gpu) throw new Error('The catalogue has changed.');
  const container = await open({ cpu, gpu });
  const at = gamingAt({ cpu, gpu })['1080p'];
  expect(valueOf('Gaming at 1080p')).toBe(
    at.known &&
      `${at.low} to ${at.high}: smooth in new games; as fast as a typical RTX 5060 Ti PC. The processor limits.`,
  );
  expect(valueOf('Ryzen 5 5500')).toBe('139 samples a minute, the median of 97 results');
  expect(valueOf('GeForce RTX 5090')).toBe('14,965 samples a minute, the median of 1,550 results');
  expect(valueOf('Productivity')).toMatch(/^From the measured rendering speed of the Ryzen 5 5500 \(97 results\)\./);
  expect(screen.getByRole('link', { name: 'Blender Open Data, snapshot of 3 October 2026 (CC0)' })).toHaveAttribute(
    'href',
    'https://opendata.blender.org/',
  );
  expect(container).toHaveTextContent('A range is made to hold 8 of 10 measured values');
  expect(container).toHaveTextContent('at the highest settings without ray tracing and upscaling');
  expect(container).toHaveTextContent('Orders and "best for" go by the lower end of a range.');
  expect(container).toHaveTextContent(
    'Productivity is rendering on all cores, as Blender measures it. It stands for compiling too',
  );
  expect(container).toHaveTextContent('Smooth is 60 frames a second or more, on average over new games');
  expect(container).toHaveTextContent('no frame rates for named games');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test("a visitor's own part is known by its name, though the catalogue does not have it", async () => {
  await open({ cpu: { id: 'own-cpu-1', name: 'Intel Core i5-13400F', price: 150, specs: { cores: 10 } } });
  expect(valueOf('Core i5-13400F')).toBe('205 samples a minute, the median of 87 results');
});

test('where nothing was measured it says so, and why an estimate is missing', async () => {
  const container = await open({});
  expect(container).toHaveTextContent('None is known of these parts. Everything else is modelled.');
  expect(valueOf('Gaming at 4K')).toBe('Choose a graphics card, or a processor with graphics of its own.');
});

test('a build whose price is not known whole has no score from its price, and says why', async () => {
  renderScreen(<HowEstimated components={{}} performance={undefined} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(
    await screen.findByText('There is no price-based estimate of the whole build: no price is known of some part.'),
  ).toBeVisible();
});
