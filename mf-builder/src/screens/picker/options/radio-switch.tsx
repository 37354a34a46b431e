import type { ReactNode } from 'react';
import { Switch } from '../../../look/filters';
import { useRoving } from './roving';

interface Props<V extends string> {
  label: string;
  /** Its place in the row of the filters. */
  className: 'shelf' | 'end';
  choices: readonly { value: V; shown: ReactNode }[];
  chosen: V;
  onChoose: (value: V) => void;
}

/** Two or more ways of showing the same, of which one is on: one stop of the Tab key, arrows go between them. */
export function RadioSwitch<V extends string>({ label, className, choices, chosen, onChoose }: Props<V>) {
  const { onKeyDown, tabIndexOf } = useRoving(choices.findIndex(({ value }) => value === chosen));
  return (
    <Switch className={className} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {choices.map(({ value, shown }, place) => (
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={chosen === value}
          data-stop={place}
          tabIndex={tabIndexOf(place)}
          onClick={() => onChoose(value)}
        >
          {shown}
        </button>
      ))}
    </Switch>
  );
}
