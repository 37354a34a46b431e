import type { Part } from '../../src/catalogue/schema';

/**
 * Cases whose own fans also blow air in. The catalogue counts a case's fans and does not say where they are; this is from the makers'
 * pages. The others bring fans that only blow out, or none.
 */
const withIntake: ReadonlySet<string> = new Set([
  'case3', // Node 304: two in front
  'case6', // AIR 100 ARGB: three in front
  'case8', // MAG FORGE 112R: three in front
  'case9', // LANCOOL 207: two in front, two at the bottom
  'case10', // AIR 903 MAX: three in front
  'case11', // 4000D Airflow: one in front
  'case12', // H5 Flow: one in front
  'case13', // LANCOOL 216: two in front
  'case14', // H6 Flow: three at the side
  'case15', // H7 Flow: three in front
  'case16', // Define 7 Compact: one in front
  'case17', // North: two in front
  'case18', // FRAME 4000D RS: three in front
]);

/** Where a radiator's fans take air in; at the top and at the rear they blow it out. */
const inward: readonly (string | undefined)[] = ['front', 'side', 'bottom'];

const goesInward = ({ specs }: Part<'case'>, radiator: number | undefined): boolean => {
  const places = (specs.radiators ?? []).filter(({ sizesMm }) => radiator !== undefined && sizesMm?.includes(radiator));
  return places.length > 0 && places.every(({ position }) => inward.includes(position));
};

/** Whether air comes in without a fan being bought for it: by a fan of the case, or by a radiator that has no other place. */
export const takesAirIn = (parts: readonly Part[]): boolean =>
  parts.some(
    (box) =>
      box.type === 'case' &&
      (withIntake.has(box.id) ||
        parts.some(
          (part) => part.type === 'cooling' && part.specs.type === 'liquid' && goesInward(box, part.specs.radiator),
        )),
  );
