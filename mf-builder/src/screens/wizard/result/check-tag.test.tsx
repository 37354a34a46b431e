import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { probablyFits, whyProbably } from '../../../../checks/probably-fits';
import { check } from '../../../domain/compatibility/check';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import { Checks } from './check-list';
import { CheckTag } from './check-tag';

test('what probably fits is counted apart, and said of the check', async () => {
  const found = check(fromComponents(probablyFits));
  const { container } = render(
    <>
      <CheckTag found={found} />
      <Checks found={found} />
    </>,
  );
  expect(screen.getByText('1 probably fits')).toBeVisible();
  expect(container).not.toHaveTextContent('not checkable');
  await userEvent.click(screen.getByRole('button', { name: 'What was checked' }));
  expect(screen.getByText(whyProbably).closest('li')).not.toHaveTextContent('Not checked');
});
