import { everyPart, rights, type Policy } from '../registry';
import { decideRight, type Asker } from './decide-right';

/** Whether somebody may change anything at all: then they may also read what there is. */
export function mayAnything(policy: Policy | undefined, asker: Asker): boolean {
  const parts = new Set([everyPart, ...(policy?.rules ?? []).flatMap((rule) => rule.parts)]);
  return rights.some((right) => [...parts].some((part) => decideRight(policy, asker, { right, part }).allowed));
}
