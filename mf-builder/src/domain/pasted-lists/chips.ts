import type { Part } from '../../catalogue/schema';
import { fold } from './fold';
import { nameWords } from './name-words';
import { isSoft } from './word-weights';

const families = /^(?:radeon|geforce|arc|ryzen|threadripper|core)$/;
// Words drop these before a number, as in 'RX 7600', so they are looked for in the name itself.
const beforeNumbers = /\b(?:rtx|gtx|rx)(?= ?-?\d)/g;

/** The families of chips that a name says: 'radeon' and 'rx' of 'Radeon RX 7600'. */
const familiesIn = (name: string): string[] => [
  ...nameWords(name, undefined).filter((word) => families.test(word)),
  ...(fold(name).match(beforeNumbers) ?? []),
];

/** Whether a part's name says each family of chips that a line's name says. */
export function isOfFamily(part: Part, name: string): boolean {
  const own = familiesIn(part.name);
  return familiesIn(name).every((family) => own.includes(family));
}

/** The words that name a card's chip in full: '5070ti'; '9060xt' and '8gb' where memory tells chips apart. */
export const chipWords = (part: Part): string[] =>
  part.type === 'gpu' && part.specs.chip ? nameWords(part.specs.chip, 'gpu').filter((word) => !isSoft(word)) : [];
