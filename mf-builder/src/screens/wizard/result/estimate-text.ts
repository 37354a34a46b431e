import type { BuildComponents } from '@rig4u/shared/builds';
import { rangeFor, type Resolution } from '../../../domain/best-build/objective';
import { gamingSentence } from '../../../domain/estimates/gaming-words';
import { resolutionLabels } from '../../../domain/estimates/resolutions';
import { rangeText } from '../../../domain/money-curve/curve-step';
import type { UseCase } from '../../../domain/recommendation';
import { useWords } from './use-words';

/** What is asked of an estimate: its use, and the screen for games. */
interface Asked {
  use: UseCase;
  resolution: Resolution;
}

/**
 * What is expected of a build for a use: `Gaming estimate 41–47 of 100.`, and for games what that means. `claim` says how sure it is that
 * none is higher, within the first sentence.
 */
export function estimateText({ use, resolution }: Asked, parts: BuildComponents, claim = ''): string {
  const [low, high] = rangeFor(use, parts, resolution)?.map(Math.round) ?? [];
  const { estimate, hasResolution } = useWords[use];
  const name = `${estimate.charAt(0).toUpperCase()}${estimate.slice(1)}`;
  if (low === undefined || high === undefined) return `${name}: not known.`;
  const points = `${rangeText({ low, high })} of 100${claim}.`;
  if (use === 'gaming') return `${name} ${points} ${gamingSentence({ low, high }, resolution)}.`;
  return hasResolution ? `${name} at ${resolutionLabels[resolution]}: ${points}` : `${name}: ${points}`;
}
