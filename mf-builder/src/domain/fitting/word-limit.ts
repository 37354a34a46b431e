import type { Option } from '../columns/column';
import type { CheckedBuild } from '../compatibility/types';

/** What the other parts ask of an option in words, and the rule that compares it. */
export interface WordLimit {
  rule: string;
  /** Undefined where the other parts do not say it, or differ. `options` tell which plugs the category has. */
  words: (others: CheckedBuild, options: readonly Option[]) => string | undefined;
}

/** What all parts say alike. */
export const alike = (values: readonly (string | undefined)[]): string | undefined => {
  const [value] = values;
  return values.every((one) => one === value) ? value : undefined;
};
