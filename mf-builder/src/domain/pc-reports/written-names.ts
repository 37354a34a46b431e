import { fold } from '../pasted-lists/fold';

const longest = 80;

/** On one line, without marks around it, and not endless. */
export const tidy = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '')
    .slice(0, longest);

/** Without marks of trade. */
export const unmarked = (name: string): string =>
  name.replace(/(?:\((?:r|tm|c)\)|[®™©])(?=-)/gi, '').replace(/\((?:r|tm|c)\)|[®™©]/gi, ' ');

/** What stands before the first bracket, comma or at sign. */
export const beforeNotes = (name: string): string => unmarked(name).split(/[([,@|]/, 1)[0] ?? '';

// Firmware that nobody filled in, and devices without a name.
const unnamed =
  /to be filled|default string|system (?:product|manufacturer|version|name)|all series|not (?:available|applicable|specified)|unknown|unbekannt|inconnu|desconocido|^o\.?e\.?m\.?$|^none$|^n\/a$|invalid|^[x0.\s-]*$/;

/** Whether a value says anything. */
export const isNamed = (name: string): boolean => !unnamed.test(fold(name).trim());
