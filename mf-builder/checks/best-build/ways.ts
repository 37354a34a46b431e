import type { PartQuantity, StoredPart } from '@rig4u/shared/builds';
import { places, type Place, type ShelfParts, type Wishes } from '../../src/domain/best-build';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import { waysToFill } from './every-build';

/** One way to fill a place, as a variable of an integer programme. */
export interface Way {
  place: Place;
  /** What the programme calls it. */
  name: string;
  lines: readonly PartQuantity[];
  cents: number;
  checked: CheckedBuild;
}

const centsOf = ({ price, owned }: StoredPart): number => (owned ? 0 : Math.round(price * 100));

/** Every way to fill each place. */
export const waysOf = (parts: ShelfParts, wishes: Wishes): Way[][] =>
  places.map((place, at) =>
    waysToFill(place, parts, wishes).map((lines, number) => ({
      place,
      name: `x${at}_${number}`,
      lines,
      cents: lines.reduce((sum, { part, quantity }) => sum + centsOf(part) * quantity, 0),
      checked:
        lines.length > 0
          ? fromComponents({ [place]: lines })
          : place === 'gpu' || place === 'cooling'
            ? { [place]: null }
            : {},
    })),
  );
