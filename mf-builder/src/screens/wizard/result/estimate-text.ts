import type { BuildComponents } from '@rig4u/shared/builds';
import { rangeFor, type Resolution } from '../../../domain/best-build/objective';
import { rangeText } from '../../../domain/money-curve/curve-step';
import type { UseCase } from '../../../domain/recommendation';
import { useWords } from './use-words';

export const resolutionWords = { '1080p': '1080p', '1440p': '1440p', '4k': '4K' } as const;

/** The estimate that counts for a use, without a full stop: `Gaming estimate at 1440p: 41–47 of 100`. */
export function estimateText(use: UseCase, parts: BuildComponents, resolution: Resolution): string {
  const { estimate, hasResolution } = useWords[use];
  const [low, high] = rangeFor(use, parts, resolution)?.map(Math.round) ?? [];
  const name = `${estimate.charAt(0).toUpperCase()}${estimate.slice(1)}`;
  return `${name}${hasResolution ? ` at ${resolutionWords[resolution]}` : ''}: ${low !== undefined && high !== undefined ? `${rangeText({ low, high })} of 100` : 'not known'}`;
}
