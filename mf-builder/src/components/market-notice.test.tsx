import { renderScreen } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import { MarketNotice } from './market-notice';

test('the notice of the parts of the market stands with a way to the terms', () => {
  renderScreen(<MarketNotice />);
  expect(
    screen.getByText(/Contains information from BuildCores OpenDB which is made available under the ODC Attribution/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where facts come from' })).toHaveAttribute('href', '/terms');
});
