import type { BuildComponents } from '@rig4u/shared/builds';
import { bestBuild, shelfOf } from '../src/domain/best-build';
import { shelfFromFiles } from './composing/shelf';

/** A whole PC of the catalogue that can be bettered. */
export function anOldPc(): BuildComponents {
  const shelf = shelfOf(shelfFromFiles());
  const found = bestBuild(shelf, { use: 'gaming', resolution: '1440p', budgetCents: 75_000 });
  if (found.kind !== 'best') throw new Error('The catalogue has no build for $750.');
  return found.parts;
}
