import type { CheckedPart, Facts } from '../types';
import { besideFacts, type Column, doubtsAbout, type Rows } from './rows';

/** Stands for the part's name in what a rule says: a character that no name has. */
export const nameHere = '\uE000';

/** All facts of a row at once, where a rule goes through them: then each row is asked about. */
export const everyFact = '*specs';

/** The value of a row in a column. */
const valueAt = (column: Column | undefined, row: number): unknown => column?.values[(column.codes[row] ?? 0) - 1];

/** A row as a part that notes what is read of it. Its name and id are `nameHere`: they are for texts and references, and are read by every rule. */
export function notedRow(
  rows: Rows,
  row: number,
  columnOf: (fact: string) => Column | undefined,
  note: (fact: string) => void,
): CheckedPart {
  const read = (fact: string): unknown => {
    note(fact);
    return valueAt(columnOf(fact), row);
  };
  const every = (): string[] => {
    note(everyFact);
    return rows.facts.filter((fact) => valueAt(columnOf(fact), row) !== undefined);
  };
  const uncertain = (kind: 'doubts' | 'derived') => ({
    // Why not read where no row has such a column: that is the same for all, and a branch of the trie for nothing.
    has: (fact: string) => columnOf(doubtsAbout(kind, fact)) !== undefined && read(doubtsAbout(kind, fact)) === true,
  });
  return {
    type: rows.type,
    id: nameHere,
    name: nameHere,
    get told() {
      note(besideFacts.told);
      return rows.refAt(row).name;
    },
    get quantity() {
      const quantity = read(besideFacts.quantity);
      return typeof quantity === 'number' ? quantity : 1;
    },
    get owned() {
      return read(besideFacts.owned) === true;
    },
    ...(rows.isUncertain && { doubts: uncertain('doubts'), derived: uncertain('derived') }),
    specs: new Proxy<Facts<CheckedPart['type']>>(
      {},
      {
        get: (_, fact): unknown => read(String(fact)),
        has: (_, fact) => every().includes(String(fact)),
        ownKeys: every,
        getOwnPropertyDescriptor: (_, fact) => ({
          value: read(String(fact)),
          enumerable: true,
          configurable: true,
        }),
      },
    ),
  };
}
