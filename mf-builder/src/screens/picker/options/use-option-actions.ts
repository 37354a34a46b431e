import { useEffect, useMemo, useRef } from 'react';
import { useBuildActions } from '../build-state';
import { useFlight } from '../motion';
import { useViewActions } from '../route-state';
import type { OptionActions } from './option-controls';
import type { Options } from './use-options';

/** What the options can do. It changes with the open category alone, so that no other change renders a row for it. */
export function useOptionActions({ chosen }: Options): OptionActions {
  const { show } = useViewActions();
  const { choose, add, takeOut } = useBuildActions();
  const fly = useFlight();
  /** The part whose button went away under the visitor's hands, and is somewhere else now. */
  const awaited = useRef<string>(undefined);

  useEffect(() => {
    if (awaited.current === undefined) return;
    const row = `tr.option[data-id="${CSS.escape(awaited.current)}"] .choose`;
    awaited.current = undefined;
    document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
  }, [chosen]);

  return useMemo(
    () => ({
      onChoose: (part, drawing) => {
        fly(drawing, part.type);
        choose(part);
      },
      onAdd: add,
      onRemove: (part) => {
        awaited.current = part.id;
        takeOut(part.type, { place: 0, part });
      },
      onDetails: (part, open) => show({ details: open ? part.id : undefined }),
      onCompare: (part, on) =>
        show(({ compared }) => ({ compared: on ? [...compared, part.id] : compared.filter((id) => id !== part.id) })),
    }),
    [add, choose, fly, show, takeOut],
  );
}
