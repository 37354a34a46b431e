import { startTransition, useMemo, useState, type ReactNode } from 'react';
import type { BuildComponents } from '@rig4u/shared/builds';
import type { Option } from '../../domain/columns/column';
import { requiredContext } from './required-context';

interface PreviewActions {
  /** Points at an option; at none where it is undefined. */
  point: (option: Option | undefined) => void;
  leave: () => void;
}

const [ActionsProvider, usePreview] = requiredContext<PreviewActions>('The preview of the picker');
const [PointedProvider, usePointed] = requiredContext<{ option: Option | undefined }>('The preview of the picker');
export { usePreview };

/** The build with the option that is pointed at; without one the build itself. */
export const usePointedBuild = (components: BuildComponents): BuildComponents =>
  usePointed().option?.components ?? components;

/** Knows which option the pointer or the focus is on, so that the fit view can show it. Two contexts: rows only point. */
export function Preview({ children }: { children: ReactNode }) {
  const [pointed, setPointed] = useState<{ option: Option | undefined }>({ option: undefined });
  const actions = useMemo<PreviewActions>(() => {
    // The picture follows a moment later: a press begins with the focus, and it must not wait for the picture.
    const point = (option: Option | undefined) =>
      startTransition(() => setPointed((now) => (now.option === option ? now : { option })));
    return { point, leave: () => point(undefined) };
  }, []);
  return (
    <ActionsProvider value={actions}>
      <PointedProvider value={pointed}>{children}</PointedProvider>
    </ActionsProvider>
  );
}
