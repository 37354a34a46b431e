import type { CatalogueType, Part } from '../../../catalogue/schema';
import { builtIn } from '../../../catalogue/source';
import { useLoaded, type Loaded } from '../../../state/use-loaded';
import { isOffered } from '../route-state';

export type PartList = Loaded<readonly Part[]>;

/** The spec's category load delay, in milliseconds. */
const loadDelay = 300;

async function load(type: string): Promise<readonly Part[]> {
  if (!isOffered(type)) throw new Error(`There is no part type ${type}.`);
  const [parts] = await Promise.all([builtIn.load(type), pause(loadDelay)]);
  return parts;
}

/** The parts of a category as they load. Each opening of a category is a load of its own. */
export const useParts = (type: CatalogueType): PartList => useLoaded(type, load);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
