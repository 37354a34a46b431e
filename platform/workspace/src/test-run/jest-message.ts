import { stripVTControlCharacters } from 'node:util';

/** What Jest says of a file, without colours. Tests that failed with the same words, as by a broken `beforeAll`, are named above them. */
export function readableMessage(message: string): string {
  const titlesByWords = new Map<string, string[]>();
  for (const part of stripVTControlCharacters(message).split(/^(?= {2}● )/m)) {
    const [title = '', ...lines] = part.trim().split('\n');
    const words = lines.join('\n').replace(/^\n+/, '');
    titlesByWords.set(words, [...(titlesByWords.get(words) ?? []), title]);
  }
  return [...titlesByWords].map(([words, titles]) => `${titles.join('\n')}\n\n${words}`.trim()).join('\n\n');
}

/** Whether something beside its tests failed, as a hook after them: no title runs that alone. */
export const isOfWholeFile = (message: string): boolean => message.includes('● Test suite failed to run');
