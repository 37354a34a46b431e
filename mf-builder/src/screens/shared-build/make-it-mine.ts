import type { BuildComponents } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { notify } from '@rig4u/shared/toasts';
import { useCallback, useEffect, useRef } from 'react';
import { tellIfNotKept } from '../../state/refusals';
import { isSeen } from '../../state/seen';
import { putBack, takeOver, tookPlaceText } from '../../state/take-over';

/** Makes a shared build the visitor's own: it is on the picker's table then, and what was there can be brought back. */
export function useTakeOver(components: BuildComponents): () => void {
  const navigate = useNavigate();
  const isTaken = useRef(false);
  // The pathname stays the same, so nobody else takes the focus along. When this screen goes, the picker is there.
  useEffect(
    () => () => {
      if (isTaken.current) setTimeout(focusBuild);
    },
    [],
  );
  return useCallback(() => {
    const { result, taken } = takeOver(components);
    tellIfNotKept(result);
    notify({
      title: 'The build is yours',
      description: taken ? tookPlaceText : 'Change it as you like.',
      ...(taken && { action: { label: 'Undo', onClick: () => void putBack(taken) } }),
    });
    isTaken.current = true;
    void navigate(paths.picker);
  }, [components, navigate]);
}

/** Where the build is in the picker: beside the options, or behind a button under the thumb. */
const places = ['#summary-title', '#open-build', 'main h1'];

/** Gives the focus to the build; it lies elsewhere on a narrow screen. */
function focusBuild(): void {
  const found = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]).find(isSeen);
  if (!found) return;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
}
