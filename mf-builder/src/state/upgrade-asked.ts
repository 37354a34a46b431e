import { withoutTail } from '@rig4u/shared/routing';
import { readUpgrade, type UpgradeAsked } from '../domain/what-next/upgrade-address';
import { fromPicker } from '../domain/what-next/upgrade-link';

/**
 * What an address asks an upgrade for, without what stands behind its last value since it was passed on. The id of a build is as it
 * stands there: `namedBuild` finds its build.
 */
export function upgradeAsked(search: string): UpgradeAsked {
  const said = new URLSearchParams(search);
  const asked = readUpgrade(new URLSearchParams([...said].map(([name, value]) => [name, withoutTail(value)])));
  return { ...asked, from: asked.from === fromPicker ? fromPicker : (said.get('from') ?? asked.from) };
}
