import type { BuildComponents } from '@rig4u/shared/builds';
import { fromComponents } from '../../domain/compatibility/checked-build';
import { fitView } from '../../domain/fit-view/fit-view';
import type { FitView } from '../../domain/fit-view/types';
import { checkOf } from '../../state/build-check';

const views = new WeakMap<BuildComponents, FitView>();

/** The fit view of a build; whoever asks again about the same object gets the same answer. */
export function viewOfBuild(components: BuildComponents): FitView {
  const known = views.get(components);
  if (known) return known;
  const view = fitView(fromComponents(components), checkOf(components));
  views.set(components, view);
  return view;
}
