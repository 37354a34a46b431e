import { and, fold, not, or, parts, pieces, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';

export type RadiatorMount = NonNullable<Facts<'case'>['radiators']>[number];

/** Air or liquid; not inferred from what else is known of the cooler. */
export const coolerKind = ({ specs }: CheckedPart<'cooling'>): 'air' | 'liquid' | undefined => specs.type;

/** A radiator to be placed: its size, where known; `sure` unless the cooler may as well be an air cooler. */
export type Radiator = { size: number | undefined; sure: boolean; thickness: number | undefined };

export const radiatorsOf = (build: CheckedBuild): Radiator[] =>
  pieces(parts(build, 'cooling'))
    .filter((cooler) => coolerKind(cooler) !== 'air')
    .map((cooler) => ({
      size: cooler.specs.radiator,
      sure: coolerKind(cooler) === 'liquid',
      thickness: cooler.specs.thicknessMm,
    }));

/** The radiators that take mounts: of coolers, and of cards with one of their own. A card that does not say has none. */
export const placedRadiators = (build: CheckedBuild): Radiator[] => [
  ...radiatorsOf(build),
  ...pieces(parts(build, 'gpu')).flatMap(({ specs: { radiator } }): Radiator[] =>
    radiator === undefined || radiator === null ? [] : [{ size: radiator, sure: true, thickness: undefined }],
  ),
];

/** Whether a mount takes a radiator of a size. */
export const takes = (mount: RadiatorMount, size: number | undefined): Tri => {
  if (mount.sizesMm?.length === 0) return false;
  return size === undefined || mount.sizesMm === undefined ? undefined : mount.sizesMm.includes(size);
};

/** Whether a radiator can sit at one wall and nowhere else; its cooler's type and its size are needed, and whether another mount takes it. */
export const onlyAt = (wall: string, { size, sure }: Radiator, mounts: readonly RadiatorMount[] | undefined): Tri => {
  if (!sure || size === undefined || mounts === undefined) return undefined;
  const there = ({ position }: RadiatorMount): Tri => (position === undefined ? undefined : fold(position) === wall);
  const elsewhere = or(...mounts.map((mount) => and(takes(mount, size), not(there(mount)))));
  return elsewhere === false ? or(...mounts.map((mount) => and(takes(mount, size), there(mount)))) : not(elsewhere);
};
