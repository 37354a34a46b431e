import type { Answer, Kind } from '../question';
import { lengthOf, longest, number, plainNumber } from './plain';

const mostItems = 40;
const tooMany = { error: `Write at most ${mostItems}, separated by commas.` };

/** The parts between the commas; empty ones are left out. */
export const items = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const joined = (values: readonly unknown[], write: Kind['write']): string | undefined => {
  const texts = values.map(write);
  return texts.length > 0 && texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
};

/** Reads what stands between the commas one by one; the first that is wrong is told. */
export const listOf = (item: Kind): Kind => ({
  read: (text) => {
    const found = items(text);
    if (found.length === 0) return { error: 'Write at least one, or leave the field empty.' };
    if (found.length > mostItems) return tooMany;
    const values: unknown[] = [];
    for (const one of found) {
      const reading = item.read(one);
      if ('error' in reading) return reading;
      values.push(reading.value);
    }
    return { value: values };
  },
  write: (value) => (Array.isArray(value) ? joined(value, item.write) : undefined),
});

const word: Kind = {
  read: (text) =>
    lengthOf(text) > longest ? { error: `Write at most ${longest} characters between two commas.` } : { value: text },
  write: (value) => (typeof value === 'string' && !value.includes(',') ? value : undefined),
};

const lists = listOf(word);

/** Words with commas between them, each once. */
export const words: Kind = {
  ...lists,
  read: (text) => {
    const reading = lists.read(text);
    return 'value' in reading && Array.isArray(reading.value) ? { value: [...new Set(reading.value)] } : reading;
  },
};

/** Numbers with commas between them; the same one may stand twice. */
export const numbers = listOf({ read: plainNumber, write: number.write });

/** Any of the answers, in their order. */
export const several = (answers: readonly Answer[]): Kind => ({
  read: (text) => {
    const ticked = items(text);
    const listed = answers.filter(({ value }) => ticked.includes(value)).map(({ value }) => value);
    return listed.length > 0 && ticked.every((one) => answers.some(({ value }) => value === one))
      ? { value: listed }
      : { error: 'Choose from the list.' };
  },
  write: (value) =>
    Array.isArray(value) && value.length > 0
      ? value.filter((item) => answers.some((answer) => answer.value === item)).join(',')
      : undefined,
});
