import { managedImages, type ManagedImage } from './managed-images';

/** Fetches the lists and returns every image of the product. Rejects when a list does not arrive; may then be called again. */
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
