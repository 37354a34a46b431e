import { paths } from '@rig4u/shared/routing';
import { writeSides, type Side } from '../domain/comparison/sides-in-address';

/** Where two builds are compared: saved ones by their ids, others as a share link carries them. */
export function comparisonAddress(first: Side | undefined, second: Side | undefined): string {
  const { search, hash } = writeSides({ first, second });
  return `${paths.savedBuilds}/compare${search}${hash}`;
}
