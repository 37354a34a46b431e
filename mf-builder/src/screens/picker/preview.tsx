import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BuildComponents } from '@rig4u/shared/builds';
import type { Option } from '../../domain/columns/column';
import { useBuild } from './build-state';
import { requiredContext } from './required-context';

interface PreviewActions {
  /**
   * Follows the pointer to an option; to none where it is undefined. A pointer that rests while the list changes under it has pointed at
   * nothing: browsers tell of what came under it all the same, at the place where it was.
   */
  follow: (pointer: { screenX: number; screenY: number }, option: Option | undefined) => void;
  /** Shows the option that the focus is on. */
  point: (option: Option | undefined) => void;
  leave: () => void;
}

interface Pointed {
  option: Option | undefined;
  /** The build that it was pointed at for. */
  within: BuildComponents | undefined;
}

const nothing: Pointed = { option: undefined, within: undefined };

const [ActionsProvider, usePreview] = requiredContext<PreviewActions>('The preview of the picker');
const [PointedProvider, usePointed] = requiredContext<Pointed>('The preview of the picker');
export { usePreview };

/** The build with the option that is pointed at; without one, and as soon as the build is another one, the build itself. */
export function usePointedBuild(components: BuildComponents): BuildComponents {
  const { option, within } = usePointed();
  return option && within === components ? option.components : components;
}

/** Knows which option the pointer or the focus is on, so that the fit view can show it. Two contexts: rows only point. */
export function Preview({ children }: { children: ReactNode }) {
  const { components } = useBuild();
  const build = useRef(components);
  useEffect(() => {
    build.current = components;
  }, [components]);
  const place = useRef('');
  const [pointed, setPointed] = useState(nothing);
  const actions = useMemo<PreviewActions>(() => {
    // The picture follows a moment later: a press begins with the focus, and it must not wait for the picture.
    const show = (next: (now: Pointed) => Pointed) => startTransition(() => setPointed(next));
    const point = (option: Option | undefined) => {
      const within = build.current;
      show((now) => (now.option === option && now.within === within ? now : { option, within }));
    };
    return {
      follow: ({ screenX, screenY }, option) => {
        const at = `${screenX} ${screenY}`;
        if (at === place.current) return show((now) => (now.option === option ? now : nothing));
        place.current = at;
        return point(option);
      },
      point,
      leave: () => show(() => nothing),
    };
  }, []);
  return (
    <ActionsProvider value={actions}>
      <PointedProvider value={pointed}>{children}</PointedProvider>
    </ActionsProvider>
  );
}
