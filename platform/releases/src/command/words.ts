import { Misused } from '../refusals';
import { parseVersion } from '../store';
import type { Args } from './args';

/** The words after a command, as many as it takes. Throws Misused where there are fewer or more; `wanted` names them. */
export function wordsOf({ command, words }: Args, ...wanted: string[]): string[] {
  if (words.length > wanted.length)
    throw new Misused(`Too many words: ${words.slice(wanted.length).join(' ')}. See rig4u --help.`);
  if (words.length < wanted.length)
    throw new Misused(`Say what to ${command}: rig4u ${command} ${wanted.map((word) => `<${word}>`).join(' ')}.`);
  return words;
}

/** One word. */
export const wordOf = (args: Args, wanted: string): string => wordsOf(args, wanted)[0] ?? '';

/** A revision's number. Throws Misused. */
export function readRevisionNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Misused(`"${text}" is not a revision. A revision is a number: "rig4u history" lists them.`);
}

/** The versions of `--from` and `--to`, where they are said. Throws a Refusal. */
export const versionsSaid = ({ from, to }: Args) => ({
  from: from === undefined ? undefined : parseVersion(from),
  to: to === undefined ? undefined : parseVersion(to),
});

/** Why something is done, where that must be said. Throws Misused. */
export function mustSayWhy({ command, why }: Args): string {
  if (why !== undefined && why.trim() !== '') return why;
  throw new Misused(`Say why: rig4u ${command} … --why "<reason>". It stands in the history, for whoever comes next.`);
}
