import * as v from 'valibot';

const radiators = v.array(
  v.object({ position: v.exactOptional(v.string()), sizesMm: v.exactOptional(v.array(v.number())) }),
);
const mounts = v.array(
  v.object({
    position: v.exactOptional(v.string()),
    sizeMm: v.exactOptional(v.number()),
    count: v.exactOptional(v.number()),
  }),
);

/** One thing that a case takes at a position: a radiator of a length, or so many fans of a size. */
interface Place {
  position: string;
  what: string;
}

// A radiator of one fan fits wherever a longer one does; makers leave it out of their lists or not.
const ofOneFan = 200;

/** The radiators of two fans and more; undefined where a value is no such list. An entry without sizes says only that more may fit. */
const longRadiators = (value: unknown): Place[] | undefined =>
  v.is(radiators, value)
    ? value.flatMap(({ position = '', sizesMm = [] }) =>
        sizesMm.filter((size) => size >= ofOneFan).map((size) => ({ position, what: `${size}` })),
      )
    : undefined;

/** The fan mounts that are whole. */
const wholeMounts = (value: unknown): Place[] | undefined =>
  v.is(mounts, value)
    ? value.flatMap(({ position, sizeMm, count }) =>
        position === undefined || sizeMm === undefined || count === undefined
          ? []
          : [{ position, what: `${count} of ${sizeMm}` }],
      )
    : undefined;

/** Positions of which a list says that more than it names may fit there. */
export const openPositions = (value: unknown): string[] =>
  v.is(mounts, value) || v.is(radiators, value)
    ? value.flatMap((one) => (Object.keys(one).length === 1 && one.position !== undefined ? [one.position] : []))
    : [];

const name = ({ position, what }: Place): string => `${position} ${what}`;

/** Both lists name the same places, apart from the positions that one of them leaves open. */
const same =
  (read: (value: unknown) => Place[] | undefined) =>
  (one: unknown, other: unknown): boolean => {
    const [left, right] = [read(one), read(other)];
    if (!left || !right) return false;
    const open = new Set([...openPositions(one), ...openPositions(other)]);
    const missing = (from: readonly Place[], there: readonly Place[]): Place[] =>
      from.filter((place) => !there.some((known) => name(known) === name(place)));
    return [...missing(left, right), ...missing(right, left)].every(({ position }) => open.has(position));
  };

export const sameRadiators = same(longRadiators);

export const sameFanMounts = same(wholeMounts);
