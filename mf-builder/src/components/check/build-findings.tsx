import type { BuildComponents } from '@rig4u/shared/builds';
import type { RefObject } from 'react';
import type { Swap } from '../../domain/fitting/swap';
import { checkOf } from '../../state/build-check';
import { CompatibilityCheck } from './compatibility-check';
import { Draw } from './draw';

interface Props {
  components: BuildComponents;
  /** Takes an offered swap; without it none is offered. */
  onSwap?: ((swap: Swap) => void) | undefined;
  /** The heading of the check, to give it the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** What the check says about a build that is looked at. */
export const BuildFindings = ({ components, onSwap, heading }: Props) => (
  <>
    <CompatibilityCheck components={components} check={checkOf(components)} onSwap={onSwap} heading={heading} />
    <Draw components={components} />
  </>
);
