import type { CheckedBuild, Facts } from '../../src/domain/compatibility/types';
import { changed } from './generate/finer-facts';
import { oracleRules } from './oracle';
import type { Said } from './three-valued-logic';

type Taken = NonNullable<Facts<'case'>['roomTaken']>[number];
type Sharing = NonNullable<Facts<'motherboard'>['laneSharing']>[number];

/** Whether a rule says something else of a build without some of its facts. */
export const saysOther = (rule: string, said: Record<string, Said>, without: CheckedBuild): boolean =>
  said[rule] !== undefined && oracleRules[rule]?.(without) !== said[rule];

/** A build without some rows of what parts take of each other's room. */
export const withoutTaken = (build: CheckedBuild, is: (row: Taken) => boolean): CheckedBuild =>
  changed(build, 'case', (specs) =>
    specs.roomTaken === undefined ? specs : { ...specs, roomTaken: specs.roomTaken.filter((row) => !is(row)) },
  );

/** A build without some rows of what slots take of each other. */
export const withoutSharing = (build: CheckedBuild, is: (row: Sharing) => boolean): CheckedBuild =>
  changed(build, 'motherboard', (specs) =>
    specs.laneSharing === undefined ? specs : { ...specs, laneSharing: specs.laneSharing.filter((row) => !is(row)) },
  );
