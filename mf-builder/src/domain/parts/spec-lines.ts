import { factsOf } from './facts';
import { missing } from './units';

/** One line of a part's facts. */
export interface SpecLine {
  label: string;
  value: string;
}

type Described = { type: string; specs: Readonly<Record<string, unknown>> };

/** Every fact of the part's type, written with its unit; `N/A` where the part does not carry the fact. */
export const allSpecLines = ({ type, specs }: Described): SpecLine[] =>
  factsOf(type).map(({ label, key, write }) => ({ label, value: write(specs[key]) ?? missing }));

/** The first three of them: what a card shows. */
export const specLines = (part: Described): SpecLine[] => allSpecLines(part).slice(0, 3);
