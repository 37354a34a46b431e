import type { BuildComponents } from '@rig4u/shared/builds';
import { useCheck } from '../use-check';
import { CompatibilityCheck } from './compatibility-check';
import { Draw } from './draw';

/** What the check says of a build that is only looked at. */
export function CheckOf({ components }: { components: BuildComponents }) {
  const check = useCheck(components);
  return (
    <>
      <CompatibilityCheck components={components} check={check} />
      <Draw components={components} />
    </>
  );
}
