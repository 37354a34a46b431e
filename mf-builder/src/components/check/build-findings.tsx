import type { BuildComponents } from '@rig4u/shared/builds';
import type { RefObject } from 'react';
import type { Way } from '../../domain/fitting/way';
import { checkOf } from '../../state/build-check';
import type { PartQuestions } from '../../domain/gaps/questions';
import { CompatibilityCheck } from './compatibility-check';
import { Draw } from './draw';

export interface BuildFindingsProps {
  components: BuildComponents;
  /** Takes an offered way out; without it none is offered. */
  onTake?: ((way: Way) => void) | undefined;
  /** The heading of the check, to give it the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Opens the form of a part with the facts first that are asked; without it none are. */
  onEnter?: ((questions: PartQuestions) => void) | undefined;
}

/** What the check says about a build that is looked at. */
export const BuildFindings = ({ components, ...props }: BuildFindingsProps) => (
  <>
    <CompatibilityCheck components={components} check={checkOf(components)} {...props} />
    <Draw components={components} />
  </>
);
