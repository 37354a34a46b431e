import { renderScreen } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import { LazyFitPicture } from './lazy-fit';

let mockIsOffline = true;
jest.mock('./view-of-build', () => {
  if (mockIsOffline) throw new Error('The code did not come.');
  return jest.requireActual<object>('./view-of-build');
});

const components = {
  case: { id: 'a', name: 'A case', price: 1, specs: { formFactor: 'ATX Mid Tower', dimensions: [469, 215, 447] } },
};

test('where its code does not come the picture says so, and comes after another attempt', async () => {
  const { user } = renderScreen(<LazyFitPicture components={components} look="side" width="rail" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The fit view did not arrive. Check your connection and try again.',
  );
  mockIsOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('img', { name: /^Seen through the open side panel/ })).toBeInTheDocument();
});
