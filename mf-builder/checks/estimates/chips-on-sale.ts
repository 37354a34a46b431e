import type { Part } from '../../src/catalogue/schema';
import { partsInFile, retiredParts } from '../catalogue-files';

const chipsOf = (cards: readonly Part<'gpu'>[]): readonly string[] =>
  cards.flatMap(({ specs: { chip } }) => (typeof chip === 'string' ? [chip] : []));

/** The chips of the catalogue's processors and cards. */
export const chipsOnSale = (): ReadonlySet<string> =>
  new Set([...partsInFile('cpu').map(({ name }) => name), ...chipsOf(partsInFile('gpu'))]);

/**
 * Those, and the chips of cards that the catalogue listed once: of 20 cards several have one chip, too few to say how many of 100 are
 * inside, and who owns such a card is told an estimate too.
 */
export const chipsOnSaleAndOwned = (): ReadonlySet<string> =>
  new Set([...chipsOnSale(), ...chipsOf(retiredParts('gpu'))]);
