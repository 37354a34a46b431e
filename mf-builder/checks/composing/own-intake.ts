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

export const hasOwnIntake = (caseId: string): boolean => withIntake.has(caseId);
