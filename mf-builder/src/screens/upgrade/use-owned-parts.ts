import { chosenOf, editedBuilds, partTypeNames, type BuildComponents, type SavedBuild } from '@rig4u/shared/builds';
import { useLocation, useNavigate } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { useCallback, useMemo } from 'react';
import { holdsLink } from '../../domain/link/link-mark';
import { writeUpgrade } from '../../domain/what-next/upgrade-address';
import { fromPicker } from '../../domain/what-next/upgrade-link';
import { useLinkedBuild, type LinkedBuild } from '../../state/linked-build';
import { namedBuild } from '../../state/named-build';
import { keepOwnedPc, useOwnedPc } from '../../state/owned-pc';
import { upgradeAsked } from '../../state/upgrade-asked';
import { draft } from '../../state/working-build';

export interface OwnedParts {
  /** The parts as they arrive. `missing`: no saved build has the id of the address. */
  found: LinkedBuild | { status: 'missing' };
  /** Whether the address has them from a link. */
  linked: boolean;
  /** Owns these from now on, whatever the address named before. */
  change: (components: BuildComponents) => void;
}

/** Where the owned parts come from: a link behind `#`, the build that the address names, or what was chosen on this screen. */
export function useOwnedParts(builds: readonly SavedBuild[]): OwnedParts {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => upgradeAsked(search), [search]);
  const linked = holdsLink(hash);
  const link = useLinkedBuild(linked ? hash : undefined);
  const picked = useStored(draft).value.components;
  const own = useOwnedPc();
  const edited = useStored(editedBuilds).value;
  const { from } = asked;
  const found = useMemo((): OwnedParts['found'] => {
    if (linked) return link;
    if (from === fromPicker) return { status: 'ready', components: ownedOf(picked) };
    if (from === '') return { status: 'ready', components: own };
    const named = namedBuild(builds, from);
    const saved = edited[named?.id ?? from] ?? named;
    return saved ? { status: 'ready', components: ownedOf(saved.components) } : { status: 'missing' };
  }, [linked, link, from, picked, own, edited, builds]);
  const change = useCallback(
    (components: BuildComponents) => {
      keepOwnedPc(components);
      const isElsewhere = linked || from !== '';
      if (isElsewhere) void navigate({ search: writeUpgrade({ ...asked, from: '' }) }, { preventScrollReset: true });
    },
    [linked, from, asked, navigate],
  );
  return { found, linked, change };
}

/** Of a build in which some parts are marked as owned, those; of any other all. */
function ownedOf(components: BuildComponents): BuildComponents {
  const marked = partTypeNames.flatMap((type) => {
    const lines = chosenOf(components, type).filter(({ part }) => part.owned);
    return lines.length > 0 ? [[type, lines] as const] : [];
  });
  return marked.length > 0 ? Object.fromEntries(marked) : components;
}
