import { partName, type BuildComponents } from '@rig4u/shared/builds';
import { useCallback, useState } from 'react';
import { namesText } from '../../domain/choices/line-text';
import { changedText } from '../../domain/choices/status-texts';
import { verdictText } from '../../domain/compatibility/check-summary';
import { isAddition, takeWay, type Way } from '../../domain/fitting/way';
import { checkOf } from '../../state/build-check';

export interface ShownBuild {
  /** The shared build, or what the visitor made of it here. */
  components: BuildComponents;
  /** Which parts were swapped or added, in words; empty while the build is as it was shared. */
  changed: readonly string[];
  /** What a screen reader reads out about the last change. */
  announcement: string;
  /** Takes a way out of a finding in what is shown. Nothing is saved. */
  take: (way: Way) => void;
  /** Shows the build as it was shared. */
  back: () => void;
}

/** A shared build that can be tried out: ways out of a finding change what is shown, and all of them can be undone. */
export function useShownBuild(shared: BuildComponents): ShownBuild {
  const [own, setOwn] = useState<Pick<ShownBuild, 'components' | 'changed'>>();
  const [announcement, announce] = useState('');
  const { components, changed } = own ?? { components: shared, changed: [] };

  const take = useCallback(
    (way: Way) => {
      const next = takeWay({ components }, way).components;
      const words = wordsOf(way);
      setOwn({ components: next, changed: [...changed, words] });
      announce(changedText(`${words}.`, next, verdictText(checkOf(next))));
    },
    [components, changed],
  );
  const back = useCallback(() => {
    setOwn(undefined);
    announce(changedText('The build is as it was shared.', shared, verdictText(checkOf(shared))));
  }, [shared]);
  return { components, changed, announcement, take, back };
}

const wordsOf = (way: Way): string =>
  isAddition(way) ? `${namesText(way.added)} added` : `${partName(way.to)} in place of ${partName(way.from)}`;
