import { partName } from '@rig4u/shared/builds';
import type { ReactNode } from 'react';
import type { ListedPart } from '../../../catalogue/schema';
import type { Option } from '../../../domain/columns/column';
import { pieceText } from '../../../domain/choices/line-text';
import { fitWords } from '../../../domain/fitting/option-fits';

/** What a visitor can do with an option. */
export interface OptionActions {
  /** Whether another option takes the place of the chosen one and the category stays; else the next category opens. */
  swaps: boolean;
  /** `drawing` is the picture beside the part, for the flight to the list; `focus` selects what gets the focus after a swap, else the part's row. */
  onChoose: (part: ListedPart, drawing: Element | null, focus?: string) => void;
  /** Puts one more into the build, beside what is chosen. */
  onAdd: (part: ListedPart) => void;
  onRemove: (part: ListedPart) => void;
  onDetails: (part: ListedPart, open: boolean) => void;
  onCompare: (part: ListedPart, on: boolean) => void;
}

interface Props {
  option: Option;
  chosen: boolean;
  actions: OptionActions;
}

/** 'Choose', 'Swap' where it takes the place of another one, or 'Remove' where it is chosen; its name also says price and verdict. */
export function ChooseButton({ option: { part, fit }, chosen, actions }: Props) {
  const name = [partName(part), pieceText(part), fitWords(fit)].filter(Boolean).join(', ');
  const word = chosen ? 'Remove' : chooseWord(actions);
  return (
    <button
      type="button"
      className="choose"
      aria-label={`${word}${word === 'Swap' ? ' in' : ''} ${name}`}
      onClick={({ currentTarget }) =>
        chosen ? actions.onRemove(part) : actions.onChoose(part, drawingBeside(currentTarget))
      }
    >
      {word}
    </button>
  );
}

/** What the button of an option reads that is not chosen. */
export const chooseWord = ({ swaps }: OptionActions) => (swaps ? 'Swap' : 'Choose');

const drawingBeside = (button: Element): Element | null =>
  button.closest('[data-id]')?.querySelector(':is(.drawing, .picture) svg') ?? null;

interface AddProps extends Props {
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Puts one more into the build, beside what is chosen. */
export const AddButton = ({ option: { part }, chosen, actions, ...look }: AddProps) => (
  <button
    type="button"
    aria-label={`${chosen ? 'Add another' : 'Add'} ${partName(part)}, ${pieceText(part)}`}
    onClick={() => actions.onAdd(part)}
    {...look}
  />
);

interface TickProps {
  /** What stands beside the box. */
  children?: ReactNode;
  part: ListedPart;
  compared: boolean;
  /** Whether one more can be compared. */
  comparable: boolean;
  actions: OptionActions;
}

/** The tick for the comparison. Where four are ticked, a fifth says that it is not to be had, and keeps the focus. */
export const CompareTick = ({ part, compared, comparable, actions, children }: TickProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={`Compare ${partName(part)}`}
      checked={compared}
      aria-disabled={!compared && !comparable}
      onChange={() => (compared || comparable) && actions.onCompare(part, !compared)}
    />
    {children && <span>{children}</span>}
  </label>
);
