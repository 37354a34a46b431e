import { useLoaded, type Loaded } from '../lazy/use-loaded';
import { loadImages } from './load-images';
import type { ManagedImage } from './managed-images';

/** The images as they load. */
export const useImages = (): Loaded<readonly ManagedImage[]> => useLoaded('images', loadImages);
