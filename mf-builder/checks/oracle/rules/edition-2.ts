import {
  above,
  and,
  fold,
  has,
  judge,
  noteWhere,
  parts,
  pieces,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';

/** No fan at all moves air in or out. Spoken of once a cooler or fans are chosen, or none is wanted. */
const airflow: OracleRule = (build) => {
  if (!has(build, 'case') || (build.cooling === undefined && build.caseFan === undefined)) return undefined;
  if (build.cooling?.length === 0 && !has(build, 'caseFan') && build.caseFan !== null) return undefined;
  if (has(build, 'caseFan')) return 'pass';
  const kinds = parts(build, 'cooling').map(({ specs }) => specs.type);
  if (kinds.includes('liquid')) return 'pass';
  const still = parts(build, 'case').map(({ specs }): Tri =>
    specs.fansIncluded === undefined ? undefined : specs.fansIncluded === 0,
  );
  return judge([], [...still, ...kinds.map((kind): Tri => (kind === undefined ? undefined : false))]);
};

/** Only a simulated sine with active correction is worth a note. */
const upsWave: OracleRule = (build) => {
  if (!has(build, 'ups', 'psu')) return undefined;
  const simulated = parts(build, 'ups').map(({ specs }): Tri =>
    specs.wave === undefined ? undefined : specs.wave === 'simulated',
  );
  const active = parts(build, 'psu').map(({ specs }): Tri => specs.activePfc);
  const noted = simulated.flatMap((one) => active.map((other) => and(one, other)));
  return noteWhere(noted.includes(undefined) ? 'unknown' : 'pass', noted.includes(true));
};

/** Only XMP; a list that is not known is none. */
const onlyXmp = ({ profiles = [] }: Facts<'ram'>): boolean => {
  const names = profiles.map(fold);
  return names.includes('xmp') && !names.includes('expo');
};

/** On AM5 alone: above DDR5-6400, CUDIMM. There are no CUDIMMs below DDR5-6400. */
const profileLoss = ({ speed, cudimm }: Facts<'ram'>): Tri[] => [
  above(speed, 6400),
  cudimm ?? (speed !== undefined && speed < 6400 ? false : undefined),
];

const memoryProfile: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  const am5 = parts(build, 'motherboard').map(({ specs }): Tri =>
    specs.socket === undefined ? undefined : fold(specs.socket) === 'am5',
  );
  if (am5.every((one) => one === false)) return undefined;
  if (am5.includes(undefined)) return 'unknown';
  const kits = parts(build, 'ram').map(({ specs }) => specs);
  return noteWhere(judge([], kits.flatMap(profileLoss)), kits.some(onlyXmp));
};

const usb4Needs = (build: CheckedBuild): Tri[] =>
  (['networkCard', 'soundCard', 'capture'] as const)
    .flatMap((type) => pieces(parts(build, type)))
    .map(({ specs }): Tri => {
      if (specs.needsUsb4 !== undefined) return specs.needsUsb4;
      if (specs.interface === undefined) return undefined;
      const plug = fold(specs.interface);
      if (plug.startsWith('thunderbolt') || plug.startsWith('usb4')) return true;
      return plug.startsWith('usbc') ? undefined : false;
    });

const usb4: OracleRule = (build) => {
  const needs = usb4Needs(build).filter((one) => one !== false);
  if (!has(build, 'motherboard') || needs.length === 0) return undefined;
  return judge(
    [],
    parts(build, 'motherboard').map(({ specs }) =>
      needs.includes(undefined) ? undefined : above(needs.length, specs.usb4),
    ),
  );
};

/** Gbit/s in a text, whatever the spelling; Wi-Fi is told apart by its name. */
const rateOf = (text: string | undefined): number | undefined => {
  const words = /([0-9.]+)(g|m)b/.exec(fold(text ?? ''));
  if (words === null) return undefined;
  return Number(words[1]) * (words[2] === 'g' ? 1 : 0.001);
};

const sameAsBoard = (card: Facts<'networkCard'>, board: Facts<'motherboard'>): Tri => {
  if (card.speed === undefined) return undefined;
  if (fold(card.speed).includes('wifi')) return board.wifi === undefined ? undefined : board.wifi !== null;
  const faster = above(rateOf(card.speed), rateOf(board.lan));
  return faster === undefined ? undefined : !faster;
};

const boughtTwice: OracleRule = (build) => {
  const twice: Tri[] = parts(build, 'networkCard').flatMap((card) =>
    parts(build, 'motherboard').map((board) => sameAsBoard(card.specs, board.specs)),
  );
  if (has(build, 'thermalPaste')) twice.push(...parts(build, 'cooling').map(({ specs }) => specs.pasteIncluded));
  if (twice.length === 0) return undefined;
  return noteWhere(twice.includes(undefined) ? 'unknown' : 'pass', twice.includes(true));
};

/** Rules that edition 2 added. */
export const editionTwoRules: Record<string, OracleRule> = {
  airflow,
  'ups-wave': upsWave,
  'memory-profile': memoryProfile,
  usb4,
  'bought-twice': boughtTwice,
};
