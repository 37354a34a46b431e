import { above, has, judge, noteWhere, or, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';
import { coolerKind } from './radiators';

type Met = { fails: Tri; noted: boolean };

/** Memory that is higher than the room under a cooler whose front fan may go up: then the whole cooler is so much higher. */
const raised = (build: CheckedBuild, { heightMm }: CheckedPart<'cooling'>['specs'], by: number): Tri =>
  or(
    ...parts(build, 'case').map(({ specs }) =>
      above(heightMm === undefined ? undefined : heightMm + by, specs.coolerMaxMm),
    ),
  );

const under = (build: CheckedBuild, kit: CheckedPart<'ram'>, cooler: CheckedPart<'cooling'>): Met => {
  const { ramClearanceMm: room, fanRises } = cooler.specs;
  const { heightMm: height } = kit.specs;
  if (coolerKind(cooler) === undefined) return { fails: undefined, noted: false };
  if (room === null) return { fails: false, noted: false };
  if (room === undefined || height === undefined) return { fails: undefined, noted: false };
  if (height <= room) return { fails: false, noted: false };
  return fanRises === true
    ? { fails: raised(build, cooler.specs, height - room), noted: true }
    : { fails: true, noted: false };
};

const ramCooler: OracleRule = (build) => {
  const coolers = parts(build, 'cooling').filter((cooler) => coolerKind(cooler) !== 'liquid');
  if (!has(build, 'ram') || coolers.length === 0) return undefined;
  const all = parts(build, 'ram').flatMap((kit) => coolers.map((cooler) => under(build, kit, cooler)));
  return noteWhere(
    judge(all.map(({ fails }) => fails)),
    all.some(({ noted }) => noted),
  );
};

export const ramCoolerRules: Record<string, OracleRule> = { 'ram-cooler': ramCooler };
