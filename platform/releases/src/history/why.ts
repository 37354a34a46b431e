import { ago, byWhom } from '../plans/ago';
import { because } from '../plans/holds';
import { partOf, type Revision } from '../registry';
import { NotThere } from '../refusals';
import { policyLinesOf } from './policy-text';
import { chosenFor, rolloutLines } from './rollouts';

/** Why a part is what it is: which revision made it so, who, when, by which command and why. `now` is in milliseconds since 1970. */
export function whyOf(registry: Revision | undefined, name: string, visitor?: string) {
  const part = partOf(registry, name);
  if (!part) throw new NotThere(`${name} is not live. "rig4u status" shows what is.`);
  const { live, put, before, withdrawn, pinned, rollout, stopped } = part;
  return {
    part: name,
    version: live[0],
    ...put,
    why: put.why ?? null,
    fallback: before[0]?.[0] ?? null,
    withdrawn,
    pinned: pinned ?? null,
    rollout: rollout ?? null,
    stopped: stopped ?? null,
    ...(visitor !== undefined && { chosen: chosenFor(name, part, visitor) }),
  };
}

export function whyLines(registry: Revision | undefined, name: string, now: number, visitor?: string): string[] {
  const said = whyOf(registry, name, visitor);
  const { part, version, revision, at, by, command, why, fallback, withdrawn, pinned, stopped, chosen } = said;
  const state = partOf(registry, name);
  return [
    `${part}@${version} is live since revision ${revision}: "${command}", ${byWhom({ at, by }, now)} (${at})`,
    why === null ? 'No reason was given.' : `Why: ${why}`,
    fallback === null
      ? 'No release was live before it.'
      : `Where it does not load, and after a rollback, visitors get ${fallback}.`,
    ...(withdrawn.length > 0 ? [`Taken away by rollbacks: ${withdrawn.join(', ')}`] : []),
    ...(pinned ? [`Pinned by ${pinned.by} ${ago(pinned.at, now)} until ${pinned.until}${because(pinned)}`] : []),
    ...(stopped ? [`The roll-out of ${stopped.version} was ended ${byWhom(stopped, now)}${because(stopped)}`] : []),
    ...(state ? rolloutLines(name, state, now) : []),
    ...(registry ? policyLinesOf(registry, name, now) : []),
    ...(chosen ? [chosen.rule] : []),
  ];
}
