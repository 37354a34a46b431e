import { refOf, type Manifest } from '../manifest';
import { namedBy, partOf, type Change, type State } from '../registry';

type Live = Extract<Change, { do: 'live' }>;

/** The change that puts a build live. */
export function putLive(state: State | undefined, build: Manifest, how: Live['how']): Live {
  const { part } = refOf(build);
  return {
    do: 'live',
    part,
    from: partOf(state, part)?.live[0] ?? null,
    to: namedBy(build),
    how,
    ...(build.kind === 'remote' && { owns: ownedBy(build.manifest) }),
  };
}

/** Whether a share of the visitors gets a build already: then it goes live as the last step. */
export const isRolledOut = (state: State | undefined, build: Manifest): boolean =>
  partOf(state, refOf(build).part)?.rollout?.release[0] === refOf(build).version;

type RemoteBuild = Extract<Manifest, { kind: 'remote' }>['manifest'];

export const ownedBy = ({ screens, nav, stores }: RemoteBuild): NonNullable<Live['owns']> => ({
  paths: screens.map(({ path }) => path),
  ...(nav && { nav }),
  ...(stores && { stores }),
});

/** 'mf-guides: 1.0.0 → 1.0.1', with the revision that it makes. */
export const movedText = ({ part, from, to }: Live, revision: number): string =>
  `${part}: ${from ?? 'not live'} → ${to[0]} (revision ${revision})`;
