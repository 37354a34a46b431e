import { useLoaded, type Loaded } from '../../state/use-loaded';
import { loadImages } from './load-images';
import type { ManagedImage } from './managed-images';

/** The images as they load. */
export const useImages = (): Loaded<readonly ManagedImage[]> => useLoaded('images', loadImages);
