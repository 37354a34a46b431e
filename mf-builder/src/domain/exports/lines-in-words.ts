import { lineCents, partLines, partName, partTypeInfo, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { oneLine } from './clean-text';

/** What is shared of a build. */
export interface Shareable {
  name: string;
  note?: string | undefined;
  components: BuildComponents;
}

/** A line of a build in words: texts on one line each and without control characters, not yet escaped for any format. */
export interface LineWords {
  label: string;
  /** Brand and name. */
  part: string;
  quantity: number;
  /** Price of the line with cents, or that it is owned. */
  price: string;
}

export const linesInWords = (components: BuildComponents): LineWords[] =>
  partLines(components).map((line) => ({
    label: partTypeInfo(line.type).label,
    part: oneLine(partName(line.part)),
    quantity: line.quantity,
    price: line.part.owned ? 'owned' : exactDollars(lineCents(line) / 100),
  }));

export const totalInWords = (components: BuildComponents): string => exactDollars(totalOf(components) / 100);
