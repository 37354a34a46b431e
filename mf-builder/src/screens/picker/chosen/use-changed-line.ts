import { chosenOf, completeness } from '@rig4u/shared/builds';
import { useMemo } from 'react';
import { changedLine, type ChangedLine } from '../../../domain/choices/changed-line';
import { useBuild } from '../build-state';
import { useCategory } from '../route-state';

/** The chosen part of the open category that another one takes the place of; undefined where a choice leads on. */
export function useChangedLine(): ChangedLine | undefined {
  const { category, changing } = useCategory();
  const { components } = useBuild();
  return useMemo(() => {
    const { percent } = completeness(components);
    return changedLine(chosenOf(components, category), changing, percent === 100);
  }, [category, changing, components]);
}
