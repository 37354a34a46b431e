import { renderScreen } from '@rig4u/shared/testing';
import { waitFor } from '@testing-library/react';
import { PartDrawing } from './part-drawing';

const paths = (container: Element) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test("until its code is there a part has its type's drawing, then its own: a longer card is another drawing", async () => {
  const { container } = renderScreen(<PartDrawing part={{ type: 'gpu', specs: { lengthMm: 200 } }} />);
  expect(container.querySelector('use')).toBeInTheDocument();
  await waitFor(() => expect(paths(container).length).toBeGreaterThan(10));
  expect(container.querySelector('use')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  const long = renderScreen(<PartDrawing part={{ type: 'gpu', specs: { lengthMm: 340 } }} />);
  // The code is there already, so no other drawing is shown before.
  expect(paths(long.container).length).toBeGreaterThan(10);
  expect(paths(long.container)).not.toEqual(paths(container));
});
