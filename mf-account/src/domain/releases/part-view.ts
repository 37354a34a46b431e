import type { PageIndex } from '@rig4u/shared/contracts';
import { failRate, type Health, type LoadMinute, type PartState, type RegistryState } from '@rig4u/shared/database';
import { floodOf, healthSince, vitalsSince, type Flood, type Stretch, type VitalFigures } from './load-figures';

/** One release of a part, for a share of its visitors, and how it does. Without loads nobody could read them. */
export interface ReleaseView {
  version: string;
  percent: number;
  health: Health | undefined;
  vitals: VitalFigures | undefined;
}

/** What `/admin` shows of a part. */
export interface PartView {
  name: string;
  live: ReleaseView;
  /** The release that is rolled out. */
  tried: ReleaseView | undefined;
  before: string | undefined;
  /** From this share of failing visits on, the tried release is taken back. */
  limit: number | undefined;
  /** Visits that reported in 24 hours, of all releases. */
  loads: number | undefined;
  /** The moment that the figures begin at: where the step of a roll-out does, else a day ago. */
  since: number;
  flood: Flood | undefined;
  paths: readonly string[];
  /** Who put it, and what holds it: only from the history. */
  state: PartState | undefined;
  broken: string | undefined;
}

export interface Sources {
  index: PageIndex;
  registry: RegistryState | undefined;
  minutes: readonly LoadMinute[] | undefined;
  now: number;
}

export const dayMs = 86_400_000;

/** The host, then each remote by name. */
export function partViews(sources: Sources): PartView[] {
  const { index, registry } = sources;
  const host = viewOf(
    sources,
    'host',
    { live: index.host.version, percent: index.host.rollout?.percent },
    [],
    registry?.state.host,
  );
  const remotes = Object.entries(index.remotes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, remote]) => {
      const state = registry?.state.remotes[name];
      if ('broken' in remote)
        return { ...viewOf(sources, name, { live: '' }, remote.paths, state), broken: remote.broken };
      const { live, rollout, before } = remote;
      const named = { live: live[0], tried: rollout?.release[0], percent: rollout?.percent, before: before?.[0] };
      return viewOf(sources, name, named, remote.paths, state);
    });
  return [host, ...remotes];
}

interface Named {
  live: string;
  tried?: string | undefined;
  percent?: number | undefined;
  before?: string | undefined;
}

function viewOf(
  { minutes, now }: Sources,
  name: string,
  named: Named,
  paths: readonly string[],
  state: PartState | undefined,
): PartView {
  // A host's index does not say which release is tried, and on a page of the tried one it calls that its own: the history knows.
  const known = state && (name === 'host' || state.live === named.live);
  const rollout = known ? state.rollout : undefined;
  const tried = rollout?.release ?? named.tried;
  const percent = tried === undefined ? 0 : (named.percent ?? rollout?.steps[rollout.step] ?? 0);
  const since = rollout ? Date.parse(rollout.since) : now - dayMs;
  const releaseView = (version: string, share: number): ReleaseView => {
    const of = { part: name, version, from: since };
    return {
      version,
      percent: share,
      health: minutes && (version === tried ? healthSince(minutes, of) : liveHealth(minutes, of, rollout)),
      vitals: minutes && vitalsSince(minutes, of),
    };
  };
  const live = releaseView(known ? state.live : named.live, 100 - percent);
  const day = minutes?.filter((row) => row.part === name && Date.parse(row.minute) >= now - dayMs);
  return {
    name,
    live,
    tried: tried === undefined ? undefined : releaseView(tried, percent),
    before: known ? state.before[0] : named.before,
    limit: rollout && live.health && failRate(live.health) + rollout.stopIf.overLivePp / 100,
    loads: day?.reduce((sum, row) => sum + row.visits, 0),
    since,
    flood: minutes && floodOf(minutes, name),
    paths,
    state: known ? state : undefined,
    broken: undefined,
  };
}

/** The live release since the step began or, where that says too little of it, since a day before: as the watcher reads it. */
function liveHealth(rows: readonly LoadMinute[], of: Stretch, rollout: PartState['rollout']): Health {
  const same = healthSince(rows, of);
  if (!rollout || same.visits >= rollout.stopIf.atLeast) return same;
  return healthSince(rows, { ...of, from: of.from - dayMs });
}

/** When the oldest step of a roll-out began, in milliseconds since 1970; infinite where nothing is rolled out. */
export function oldestStep(registry: RegistryState | undefined): number {
  const parts = registry ? [registry.state.host, ...Object.values(registry.state.remotes)] : [];
  return Math.min(...parts.flatMap(({ rollout }) => (rollout ? [Date.parse(rollout.since)] : [])));
}
