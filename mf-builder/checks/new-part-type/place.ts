/** Where something is to be written for a new part type. */
export interface Place {
  /** From the root of the repository. */
  file: string;
  line?: number;
  asks: string;
}

export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** A place in the form in which an editor opens it. */
export const placeText = ({ file, line, asks }: Place): string =>
  `  ${file}${line === undefined ? '' : `:${line}`}\n      ${asks}`;
