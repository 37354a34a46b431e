import type { CheckedBuild, CheckedPart } from '../compatibility/types';
import type { CatalogueType } from '../../catalogue/schema';

/** A fact of a chosen part, which is the one at `place` among those of its type. */
export interface FactOfPart {
  type: CatalogueType;
  place: number;
  fact: string;
}

/** What a part would say of a fact; undefined where it is not asked. */
export type Said = (of: FactOfPart) => unknown;

/**
 * The build as if parts said more: what `said` gives is stated. `note` hears of each fact that a rule asks for and that is not known for sure.
 * Why new lists: what is worked out of a list of parts is kept by the list, and would hide what is read.
 */
export function standIn(
  build: CheckedBuild,
  types: readonly CatalogueType[],
  said: Said,
  note: (of: FactOfPart) => void,
) {
  const lists = types.map((type): [CatalogueType, readonly CheckedPart[] | null | undefined] => {
    const parts: readonly CheckedPart[] | null | undefined = build[type];
    return [type, parts?.map((part, place) => saying(part, (fact) => ({ type, place, fact }), said, note))];
  });
  return { ...build, ...Object.fromEntries(lists.filter(([, parts]) => parts)) };
}

function saying(
  part: CheckedPart,
  of: (fact: string) => FactOfPart,
  said: Said,
  note: (of: FactOfPart) => void,
): CheckedPart {
  const { doubts, derived, specs, ...rest } = part;
  const isSaid = (fact: string): boolean => said(of(fact)) !== undefined;
  const notStated = (names: CheckedPart['doubts']) => ({
    includes: (fact: string): boolean => names?.includes(fact) === true && !isSaid(fact),
  });
  return {
    ...rest,
    ...(doubts && {
      doubts: {
        includes: (fact: string): boolean => {
          const isDoubted = notStated(doubts).includes(fact);
          if (isDoubted) note(of(fact));
          return isDoubted;
        },
      },
    }),
    ...(derived && { derived: notStated(derived) }),
    specs: new Proxy(specs, {
      get: (known, key) => {
        const fact = String(key);
        const value: unknown = said(of(fact)) ?? Reflect.get(known, key);
        if (value === undefined) note(of(fact));
        return value;
      },
    }),
  };
}
