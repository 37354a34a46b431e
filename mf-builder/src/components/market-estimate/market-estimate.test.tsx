import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@rig4u/shared/testing';
import { LazyMarketEstimate } from './lazy-market-estimate';

const gpu = { id: 'g', name: 'Card', price: 1000, priceDate: '2025-08-01' };

test('says what the build would cost, by which factors, and whose', async () => {
  renderScreen(<LazyMarketEstimate components={{ gpu }} />);
  expect(await screen.findByText('$1,280')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Which prices changed' }));
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Graphics cards over $900: 1.28 times, November 2025 to January 2026',
  );
  expect(screen.getByRole('link', { name: /^PC Gamer/ })).toHaveAttribute('href', expect.stringMatching(/^https:/));
});

test.each([{}, { cpu: { ...gpu, id: 'c' } }])(
  'says nothing of a build without parts, or without a class',
  async (components) => {
    const { container } = renderScreen(<LazyMarketEstimate components={components} />);
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(container).not.toHaveTextContent('About');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  },
);
