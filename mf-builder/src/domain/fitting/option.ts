import type { BuildComponents } from '@rig4u/shared/builds';
import type { ListedPart } from '../../catalogue/schema';
import type { Option } from '../columns/column';
import { fromComponents } from '../compatibility/checked-build';
import { fitLimits } from '../fit-view/limits';
import type { OptionFit } from './option-fits';

/** A part in its place in the build, with what the check says of it and the clearances that it has there. */
export function optionOf(components: BuildComponents, part: ListedPart, fit: OptionFit): Option {
  const alone: BuildComponents = { ...components, [part.type]: part };
  // Why the option's own findings: a clearance between other parts says nothing of the option, and no rule runs again.
  const limits = fitLimits(fromComponents(alone), fit);
  return { part, components: alone, fit, limits };
}
