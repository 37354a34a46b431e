import { applyToPolicy, isOfPolicy } from './apply-policy';
import { applyToRollout, isOfRollout, type RolloutChange } from './apply-rollout';
import { holdOf } from './hold-of';
import type { Change, PartState, RemoteState, State, WhoAndWhy } from './change';

/** How many releases that were live before a part keeps. */
const kept = 20;

/** What changes make of a state, and the first ones of nothing. Throws an Error when a change does not fit the state: a fault of ours. */
export function apply(state: State | undefined, changes: readonly Change[], who: WhoAndWhy): State {
  const next = changes.reduce<Partial<State>>((now, change) => applyOne(now, change, who), state ?? {});
  if (!next.host) throw new Error('The first change of a registry puts a host live.');
  return { ...next, host: next.host, remotes: next.remotes ?? {} };
}

function applyOne(state: Partial<State>, change: Change, who: WhoAndWhy): Partial<State> {
  if (isOfPolicy(change)) {
    const { policy, ...rest } = state;
    const next = applyToPolicy(policy, change, who);
    return { ...rest, ...(next && { policy: next }) };
  }
  switch (change.do) {
    case 'freeze':
      return { ...state, frozen: holdOf(who) };
    case 'unfreeze': {
      const { frozen: _, ...rest } = state;
      return rest;
    }
    case 'offline-off':
      return { ...state, offlineOff: holdOf(who) };
    case 'offline-on': {
      const { offlineOff: _, ...rest } = state;
      return rest;
    }
    // The epoch stands beside the state.
    case 'restored':
      return state;
    case 'live':
      return change.part === 'host'
        ? { ...state, host: putLive(state.host, change, who) }
        : withRemote(state, change.part, (remote) => ({
            ...putLive(remote, change, who),
            paths: change.owns?.paths ?? [],
            ...(change.owns?.nav && { nav: change.owns.nav }),
            ...(change.owns?.stores && { stores: change.owns.stores }),
          }));
    default:
      return onPart(state, change.part, (part) => applyToPart(part, change, who));
  }
}

type PartChange = RolloutChange | Extract<Change, { do: 'withdraw' | 'reinstate' | 'pin' | 'unpin' }>;

function applyToPart<P extends PartState>(part: P, change: PartChange, who: WhoAndWhy): P {
  if (isOfRollout(change)) return { ...part, ...applyToRollout(part.rollout, change, who) };
  switch (change.do) {
    case 'withdraw': {
      const { version } = change;
      const before = part.before.filter(([known]) => known !== version);
      return { ...part, before, withdrawn: [...part.withdrawn.filter((known) => known !== version), version] };
    }
    case 'reinstate':
      return { ...part, withdrawn: part.withdrawn.filter((known) => known !== change.version) };
    case 'pin':
      return { ...part, pinned: { ...holdOf(who), until: change.until } };
    case 'unpin':
      return { ...part, pinned: undefined };
  }
}

/** A release that goes live ends the part's roll-out: at its last step, or because somebody did not wait for that. */
function putLive(
  part: State['host'] | undefined,
  { to, how }: Extract<Change, { do: 'live' }>,
  who: WhoAndWhy,
): State['host'] {
  const before = part ? [part.live, ...part.before] : [];
  return {
    live: to,
    before: before.filter(([version]) => version !== to[0]).slice(0, kept),
    withdrawn: part?.withdrawn ?? [],
    put: { ...who, how },
    ...(part?.pinned && { pinned: part.pinned }),
  };
}

function withRemote(
  state: Partial<State>,
  name: string,
  change: (remote: RemoteState | undefined) => RemoteState,
): Partial<State> {
  const remotes = state.remotes ?? {};
  const known = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  return { ...state, remotes: { ...remotes, [name]: change(known) } };
}

function onPart(state: Partial<State>, name: string, change: <P extends PartState>(part: P) => P): Partial<State> {
  if (name === 'host' && state.host) return { ...state, host: change(state.host) };
  return withRemote(state, name, (remote) => {
    if (!remote) throw new Error(`${name} is not live: nothing of it can be changed.`);
    return change(remote);
  });
}

/** A part of a state; undefined when it is not live. */
export function partOf(state: State | undefined, name: string): PartState | undefined {
  if (name === 'host') return state?.host;
  return state && Object.hasOwn(state.remotes, name) ? state.remotes[name] : undefined;
}

/** The parts of a registry, host first. */
export const partsOf = ({ host, remotes }: State): [name: string, part: PartState][] => [
  ['host', host],
  ...Object.entries(remotes),
];
