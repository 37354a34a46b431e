import { fold } from '../pasted-lists/fold';

/** One spelling for what has several, on both sides: in what is typed and in what is searched. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[“”]|''|′′/g, '"'],
  [/(\d),(\d)/g, '$1.$2'],
  [/\b(\d{1,2}|\d{4}(?=\s*x\s*\d{4}\b))\s*x\s*(\d+)(?=g|\b)/g, '$1x$2'],
  [/(\d)\s*(?:watts?|w)\b/g, '$1w '],
  [/\b(\d{1,4})\s*g(?:b|o|ig|igs)\b/g, '$1gb '],
  [/\b(\d{1,2})\s*g\b/g, '$1gb '],
  [/(\d)\s*tb\b/g, '$1tb '],
  [/(\d)\s*(?:mhz|mt\/?s)\b/g, '$1mhz '],
  [/(\d)\s*hz\b/g, '$1hz '],
  [/(\d)\s*(?:mm|millimet(?:er|re)s?)\b/g, '$1mm '],
  [/(\d)\s*(?:in(?:ch(?:es)?)?\b|zoll\b|")/g, '$1in '],
  [/\bc(?:l|as)?\s*(\d\d)\b/g, 'cl$1 '],
  [/\bg[- ]?force\b/g, 'geforce'],
  [/\biii\b/g, '3'],
  [/\bii\b/g, '2'],
];

const spelled = (text: string): string =>
  spellings.reduce((written, [from, to]) => written.replace(from, to), fold(text));

/** The words of a text as both sides are compared: no accents, no hyphens, units at their numbers. */
export const searchWords = (text: string): readonly string[] => spelled(text).match(/\d+\.\d+[a-z]*|[a-z0-9]+/g) ?? [];

/** How many neighbouring words may be written as one: 'rtx 5070 ti' is also 'rtx5070ti'. */
export const mostJoined = 3;

/** The words, and what each makes with the next ones where no space is between them. */
export const joinedWords = (words: readonly string[], most = mostJoined): string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: Math.min(most, words.length - at) }, (_one, more) => words.slice(at, at + more + 1).join('')),
  );
