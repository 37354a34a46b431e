import { options, visit } from '../../../../checks/visit';
import { within } from '@testing-library/react';

const keep = (use: string) => localStorage.setItem('rig4u-build-use', JSON.stringify({ use }));

/** What the head says of the estimates that it shows. */
async function estimateHeads(): Promise<(string | null)[]> {
  visit('/pc-part-picker?category=cpu');
  const heads = within(await options()).getAllByRole('columnheader');
  return heads.map(({ textContent }) => textContent).filter((text) => /0–100|RTX/.test(text ?? ''));
}

test('processors show gaming where the visitor did not say what for, with the card that stands in', async () => {
  expect((await estimateHeads())[0]).toBe('GamingRTX 5090');
});

test('for another use processors show its estimate', async () => {
  keep('office-work');
  expect((await estimateHeads())[0]).toBe('Productivity0–100');
});
