import { draftBuild } from '@rig4u/shared/builds';
import { within } from '@testing-library/react';
import { list, report, summary } from '../../../checks/in-the-picker';
import { probablyFits, whyProbably } from '../../../checks/probably-fits';
import { options, visit } from '../../../checks/visit';

test('the picker says of a part what probably fits: in its row, in the counts, and why in the report', async () => {
  draftBuild.update(() => ({ components: probablyFits }));
  visit('/pc-part-picker?category=mouse');
  await options();
  expect(within(list()).getAllByText('probably fits')).toHaveLength(2);
  const rail = within(await summary());
  expect(rail.getByText('1 probably fits')).toBeVisible();
  expect(rail.queryByText(/not checked/)).toBeNull();
  const found = within(await within(report()).findByRole('region', { name: 'Compatibility Check' }));
  expect(found.getByText('1 probably fits')).toBeInTheDocument();
  expect(found.getByText(/^\d+ checks passed, 1 probably fits\.$/)).toBeInTheDocument();
  const item = found.getByText(whyProbably).closest('li');
  expect(item).toHaveTextContent(/^Probably fits: /);
});
