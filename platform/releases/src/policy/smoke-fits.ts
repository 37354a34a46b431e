import { Refusal } from '@rig4u/kernel';
import { refOf, type Manifest } from '../manifest';
import { isNamed, partsOf, type Revision, type SmokeStatement } from '../registry';
import { LostRace } from '../refusals';
import { labelOf } from '../store';

/**
 * Why a statement of what ran in a browser says nothing of these builds as things are: it is about other bytes, or it was made beside
 * other releases than are live now.
 */
export function smokeMisfit(
  registry: Revision | undefined,
  builds: readonly Manifest[],
  { tried, beside }: SmokeStatement,
): Refusal | undefined {
  const parts = builds.map((build) => refOf(build).part);
  const more = Object.keys(tried).find((part) => !parts.includes(part));
  if (more !== undefined) return new Refusal(`The smoke result is about ${more} too, which is not asked for here.`);
  const other = builds.find((build) => !isSame(tried[refOf(build).part], build));
  if (other)
    return new Refusal(
      `The smoke result is not about ${labelOf(refOf(other))} as it was published. Let it run with that release.`,
    );
  const live = new Map((registry ? partsOf(registry) : []).filter(([part]) => !parts.includes(part)));
  for (const part of new Set([...live.keys(), ...Object.keys(beside)])) {
    const [now, then] = [live.get(part)?.live, beside[part]];
    if (now?.[0] === then?.[0] && now?.[1] === then?.[1]) continue;
    return new LostRace(
      `It was tried beside ${then ? `${part}@${then[0]}` : `no ${part}`}, and ${now ? `${part}@${now[0]}` : `no ${part}`} ` +
        'is live now. Nothing was changed. Run it again, so that it is tried beside what is live.',
    );
  }
  return undefined;
}

const isSame = (named: SmokeStatement['tried'][string] | undefined, build: Manifest): boolean =>
  named?.[0] === refOf(build).version && isNamed(build, named[1]);
