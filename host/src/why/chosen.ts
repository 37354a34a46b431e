import { bucketOf, type IndexedRemote, type PageIndex } from '@rig4u/shared/contracts';
import type { NotedLoad } from '../remotes/note-load';

/** What a page knows of its releases. */
export interface Page {
  /** As it was written, with its roll-outs. */
  index: PageIndex;
  visitor: string | undefined;
  /** The loads of this tab, the newest last. */
  loads: readonly NotedLoad[];
  hostVersion: string;
}

/** Which release of a part this page has, by which rule, and how it loaded. */
export interface Chosen {
  part: string;
  version: string;
  rule: string;
  load: NotedLoad | undefined;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Why each release of this page was chosen: the host's first. */
export const chosenOn = (page: Page): Chosen[] => [
  { part: 'host', version: page.hostVersion, rule: previewOf(page, 'host') ?? hostRule(page), load: undefined },
  ...Object.entries(page.index.remotes).map(([part, remote]): Chosen => {
    const load = page.loads.findLast((one) => one.part === part);
    if (!('live' in remote)) return { part, version: '–', rule: remote.broken, load };
    const { version, rule } = remoteRule(page, part, remote);
    // A load that fell back says what it tried, which may be another release than the registry's of now.
    if (load?.outcome !== 'last-good') return { part, version, rule: previewOf(page, part) ?? rule, load };
    const shown = load.version === remote.live[0] ? remote.before?.[0] : remote.live[0];
    const where = load.phase === undefined ? '' : ` (${load.phase})`;
    return { part, version: shown ?? '–', rule: `last good, because ${load.version} failed${where}`, load };
  }),
];

function previewOf({ index: { preview } }: Page, part: string): string | undefined {
  return preview?.part === part ? `preview until ${moment.format(new Date(preview.until))}` : undefined;
}

function hostRule({ index: { host }, hostVersion }: Page): string {
  if (host.version !== hostVersion) return `open since before ${host.version} was live`;
  if (!host.rollout) return 'live';
  const { tried, percent } = host.rollout;
  return tried ? `roll-out: this browser is in ${percent} %` : `live; another one for ${percent} %`;
}

function remoteRule(
  { visitor }: Page,
  part: string,
  { live, rollout }: IndexedRemote,
): Pick<Chosen, 'version' | 'rule'> {
  if (!rollout) return { version: live[0], rule: 'live' };
  const { release, percent } = rollout;
  if (visitor === undefined) return { version: live[0], rule: 'live; this browser keeps no number for roll-outs' };
  const bucket = bucketOf(part, release[0], visitor);
  return bucket < percent
    ? { version: release[0], rule: `roll-out: bucket ${bucket} of ${percent} %` }
    : { version: live[0], rule: `live; roll-out of ${release[0]}: bucket ${bucket}, not below ${percent} %` };
}
