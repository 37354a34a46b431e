import { managedImages, type ManagedImage } from './managed-images';

/** Every image of the product. The lists are only fetched when they are asked for; rejects when one does not arrive and may then be called again. */
export async function loadImages(): Promise<readonly ManagedImage[]> {
  const [{ presets }, { accessories }] = await Promise.all([
    import('../../domain/presets'),
    import('@rig4u/shared/accessories'),
  ]);
  return managedImages(
    presets.map(({ id, name, art }) => ({ id, name, category: art })),
    accessories,
  );
}
