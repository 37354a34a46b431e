import type { BuildComponents } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { notify } from '@rig4u/shared/toasts';
import { useCallback } from 'react';
import { tellIfNotKept } from '../../state/refusals';
import { putBack, takeOver } from '../../state/take-over';

/** Makes a shared build the visitor's own: it is on the picker's table then, and what was there can be brought back. */
export function useTakeOver(components: BuildComponents): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { result, taken } = takeOver(components);
    tellIfNotKept(result);
    notify({
      title: 'The build is yours',
      description: taken ? 'It took the place of the build you were putting together.' : 'Change it as you like.',
      ...(taken && { action: { label: 'Undo', onClick: () => void putBack(taken) } }),
    });
    void Promise.resolve(navigate(paths.picker)).then(focusBuild);
  }, [components, navigate]);
}

/**
 * The pathname stays the same, so nobody else takes the focus to the new screen. It goes to 'Your PC Build'; where that is behind a
 * button, to the title.
 */
function focusBuild(): void {
  const build = document.querySelector<HTMLElement>('#summary-title') ?? document.querySelector<HTMLElement>('main h1');
  if (!build) return;
  build.tabIndex = -1;
  build.focus();
}
