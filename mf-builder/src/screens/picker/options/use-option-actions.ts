import { useEffect, useMemo, useRef } from 'react';
import type { ListedPart } from '../../../catalogue/schema';
import type { ShownLine } from '../../../domain/choices/change-build';
import { useBuildActions } from '../build-state';
import { useFlight } from '../motion';
import { useCategory, useViewActions } from '../route-state';
import type { OptionActions } from './option-controls';
import type { Options } from './use-options';

/** What the options can do. It changes with the open category and with what 'Choose' does, so that no other change renders a row for it. */
export function useOptionActions({ chosen, changed }: Options): OptionActions {
  const { show } = useViewActions();
  const { heading } = useCategory();
  const { choose, swap, add, takeOut } = useBuildActions();
  const fly = useFlight();
  /** What gets the focus, as a selector: what was pressed goes away under the visitor's hands, and is somewhere else now. */
  const awaited = useRef<string>(undefined);
  /** The part that the next swap replaces: the rows follow after the paint, and a second press may come before. */
  const line = useRef<ShownLine | undefined>(changed);
  const swaps = changed !== undefined;

  useEffect(() => {
    line.current = changed;
  }, [changed]);
  useEffect(() => {
    if (awaited.current === undefined) return;
    // Among thousands of parts a row may be on a page that is not shown.
    const target = document.querySelector<HTMLElement>(awaited.current) ?? heading.current;
    target?.focus({ preventScroll: target !== heading.current });
    awaited.current = undefined;
  }, [chosen, heading]);

  return useMemo(
    () => ({
      swaps,
      onChoose: (part, drawing, focus) => {
        fly(drawing, part.type);
        if (!swaps) choose(part);
        else if (line.current) {
          if (!swap(part.type, line.current, part)) return;
          line.current = { place: line.current.place, part };
          awaited.current = focus ?? controlOf(part, '[aria-expanded]');
        }
      },
      onAdd: add,
      onRemove: (part) => {
        awaited.current = controlOf(part, '.choose');
        takeOut(part.type, { place: 0, part });
      },
      onDetails: (part, open) => show({ details: open ? part.id : undefined }),
      onCompare: (part, on) =>
        show(({ compared }) => ({ compared: on ? [...compared, part.id] : compared.filter((id) => id !== part.id) })),
    }),
    [add, choose, fly, show, swap, swaps, takeOut],
  );
}

/** A control of a part's row. Of a swapped part never its button, which takes it out now: a key that is pressed twice must not. */
const controlOf = ({ id }: ListedPart, control: string): string => `[data-id="${CSS.escape(id)}"] ${control}`;
