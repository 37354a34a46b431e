import type { BuildComponents } from '@rig4u/shared/builds';
import { checkOf } from '../../state/build-check';
import { CompatibilityCheck } from './compatibility-check';
import { Draw } from './draw';

/** What the check says about a build that is only looked at. */
export const BuildFindings = ({ components }: { components: BuildComponents }) => (
  <>
    <CompatibilityCheck components={components} check={checkOf(components)} />
    <Draw components={components} />
  </>
);
