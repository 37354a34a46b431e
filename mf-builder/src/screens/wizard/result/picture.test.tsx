import { imageEdits, keepEdit } from '@rig4u/shared/images';
import { act } from '@testing-library/react';
import { visit } from '../../../../checks/visit';
import { card } from '../../../../checks/in-the-wizard';

const photo = 'https://photos.example/rig.jpg';

test(spec('2.65', "the card shows the build's drawing, or the photo that the owner gave it"), async () => {
  const { container } = visit('/optimal-build?step=3');
  await card();
  const article = container.querySelector('article');
  expect(article?.querySelector('use')).toBeInTheDocument();
  act(
    () =>
      void keepEdit({
        id: 'sleek-gaming',
        originalUrl: '',
        currentUrl: photo,
        timestamp: '2026-01-02T03:04:05.000Z',
        category: 'pc-build',
      }),
  );
  expect(imageEdits.read().status).toBe('ready');
  expect(article?.querySelector('img')).toHaveAttribute('src', photo);
});
