import { useEffect, useMemo, useRef } from 'react';
import { useBuildActions } from '../build-state';
import { useFlight } from '../motion';
import { useViewActions } from '../route-state';
import type { OptionActions } from './option-controls';
import type { Options } from './use-options';

/** What the options can do. It changes with the open category and with what 'Choose' does, so that no other change renders a row for it. */
export function useOptionActions({ chosen, changed }: Options): OptionActions {
  const { show } = useViewActions();
  const { choose, swap, add, takeOut } = useBuildActions();
  const fly = useFlight();
  /** What went away under the visitor's hands, and is somewhere else now: a part by its id, and what of it gets the focus. */
  const awaited = useRef<{ id: string; control: string }>(undefined);
  const line = useRef(changed);
  const swaps = changed !== undefined;

  useEffect(() => {
    line.current = changed;
  }, [changed]);
  useEffect(() => {
    if (awaited.current === undefined) return;
    const { id, control } = awaited.current;
    awaited.current = undefined;
    document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] ${control}`)?.focus({ preventScroll: true });
  }, [chosen]);

  return useMemo(
    () => ({
      swaps,
      onChoose: (part, drawing) => {
        fly(drawing, part.type);
        if (!swaps) choose(part);
        else if (line.current) {
          // Not its button, which takes it out now: a key that is pressed twice must not.
          awaited.current = { id: part.id, control: '[aria-expanded]' };
          swap(part.type, line.current, part);
          show(({ changing }) => (changing === undefined ? {} : { changing: part.id }));
        }
      },
      onAdd: add,
      onRemove: (part) => {
        awaited.current = { id: part.id, control: '.choose' };
        takeOut(part.type, { place: 0, part });
      },
      onDetails: (part, open) => show({ details: open ? part.id : undefined }),
      onCompare: (part, on) =>
        show(({ compared }) => ({ compared: on ? [...compared, part.id] : compared.filter((id) => id !== part.id) })),
    }),
    [add, choose, fly, show, swap, swaps, takeOut],
  );
}
