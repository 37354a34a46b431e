import type { Answer, Kind } from '../question';

const most = 1_000_000;

/** A number above or at zero, as people write it: no unit, no thousands separators, at most three decimals. */
export function plainNumber(text: string): { value: number } | { error: string } {
  if (!/^\d+(\.\d+)?$/.test(text)) return { error: 'Write a plain number, such as 250, without unit or commas.' };
  if (!/^\d+(\.\d{1,3})?$/.test(text)) return { error: 'Write at most three decimals.' };
  return Number(text) > most ? { error: `Write a number of at most ${most}.` } : { value: Number(text) };
}

export const number: Kind = {
  read: plainNumber,
  write: (value) => (typeof value === 'number' ? String(value) : undefined),
};

/** The most characters of a name or of a text. */
export const longest = 120;

/** How long a text is for its reader: an emoji counts once, not twice. */
export const lengthOf = (text: string): number => Array.from(text).length;

export const tooLong = `Write at most ${longest} characters.`;

export const text: Kind = {
  read: (words) => (lengthOf(words) > longest ? { error: tooLong } : { value: words }),
  write: (value) => (typeof value === 'string' ? value : undefined),
};

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

export const flagAnswers: readonly Answer[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const notListed = { error: 'Choose one from the list.' };

export const flag: Kind = {
  read: (word) => {
    const value = yesNo.get(word);
    return value === undefined ? notListed : { value };
  },
  write: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined),
};

export const oneOf = (answers: readonly Answer[]): Kind => ({
  read: (word) => (answers.some(({ value }) => value === word) ? { value: word } : notListed),
  write: (value) => answers.find((answer) => answer.value === value)?.value,
});

const isNone = (words: string): boolean => words.toLowerCase() === 'none';

/** A kind whose value may be known to be none: `none` is null. */
export const orNone = ({ read, write }: Kind): Kind => ({
  read: (words) => (isNone(words) ? { value: null } : read(words)),
  write: (value) => (value === null ? 'None' : write(value)),
});

/** A list whose items may be known to be none: `none` is the empty list. */
export const orEmpty = ({ read, write }: Kind): Kind => ({
  read: (words) => (isNone(words) ? { value: [] } : read(words)),
  write: (value) => (Array.isArray(value) && value.length === 0 ? 'None' : write(value)),
});
