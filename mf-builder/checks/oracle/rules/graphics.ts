import {
  allAbove,
  common,
  has,
  judge,
  noteWhere,
  parts,
  pieces,
  sumAbove,
  type OracleRule,
} from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Verdict } from '../../../src/domain/compatibility/types';
import { gpuLength, gpuWidth } from './graphics-room';
import { gpuLink, gpuSlot } from './graphics-slot';
import { gpuPower } from './graphics-power';

const gpuSlots: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const cards = pieces(parts(build, 'gpu'));
  const cases = parts(build, 'case');
  return judge(
    cases.map(({ specs }) =>
      sumAbove(
        cards.map((card) => card.specs.bracketSlots),
        specs.slots,
      ),
    ),
    cases.map(({ specs }) =>
      allAbove(
        cards.map((card) => card.specs.slots),
        specs.slots,
      ),
    ),
  );
};

/** `noted`: what passes says more. */
const perBoard =
  (rule: (build: CheckedBuild, board: CheckedPart<'motherboard'>) => Verdict | undefined, noted: boolean): OracleRule =>
  (build) => {
    const verdicts = parts(build, 'motherboard').flatMap((board) => rule(build, board) ?? []);
    return verdicts.length === 0 ? undefined : noteWhere(common(verdicts), noted);
  };

export const graphicsRules: Record<string, OracleRule> = {
  'gpu-length': gpuLength,
  'gpu-slots': gpuSlots,
  'gpu-width': gpuWidth,
  'gpu-slot': perBoard(gpuSlot, false),
  'gpu-link': perBoard(gpuLink, true),
  'gpu-power': gpuPower,
};
