import { factsOf } from './facts';
import { missing } from './units';

/** One line of a part's facts. */
export interface SpecLine {
  label: string;
  value: string;
}

type Described = { type: string; specs: Readonly<Record<string, unknown>> };

/** Every fact of the part's type, written with its unit; `N/A` where the part does not carry the fact, but for what hardly a part has. */
export const allSpecLines = ({ type, specs }: Described): SpecLine[] =>
  factsOf(type).flatMap(({ label, key, write, rare }) => {
    const value = write(specs[key]);
    return rare && value === undefined ? [] : [{ label, value: value ?? missing }];
  });

/** The first three of them: what a card shows. */
export const specLines = (part: Described): SpecLine[] => allSpecLines(part).slice(0, 3);
