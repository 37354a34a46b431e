import { accessories } from '@rig4u/shared/accessories';
import { illustrationFor, safeImage } from '@rig4u/shared/images';
import { presets } from '../../domain/presets';
import { loadImages } from './load-images';

test(spec('2.103', 'every preset and every accessory has one image, and no two share an id'), async () => {
  const images = await loadImages();
  const ids = (kind: string) => images.filter((image) => image.kind === kind).map(({ id }) => id);
  expect(ids('preset')).toEqual(presets.map(({ id }) => id));
  expect(ids('accessory')).toEqual(accessories.map(({ id }) => id));
  expect(ids('preset').length).toBeGreaterThan(0);
  expect(new Set(images.map(({ id }) => id)).size).toBe(images.length);
});

test('every image has an address that may be shown, or a drawing of its own', async () => {
  const bare = (await loadImages()).filter(
    ({ src, category }) => safeImage(src) === undefined && illustrationFor(category) === 'default',
  );
  expect(bare).toEqual([]);
});
