import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { OracleRule, Said } from './three-valued-logic';
import { balanceRules } from './rules/balance';
import { cardRules } from './rules/cards';
import { coolerCapacityRules } from './rules/cooler-capacity';
import { coolingRules } from './rules/cooling';
import { deviceRules } from './rules/devices';
import { bayRules } from './rules/drive-bays';
import { driveRules } from './rules/drives';
import { editionTwoRules } from './rules/edition-2';
import { sharedThingsRules } from './rules/shared-things';
import { systemRules } from './rules/system';
import { fanHeaderRules } from './rules/fan-headers';
import { frontUsbRules } from './rules/front-usb';
import { graphicsRules } from './rules/graphics';
import { headerRules } from './rules/headers';
import { housingRules } from './rules/housing';
import { leadRules } from './rules/leads';
import { memoryRules } from './rules/memory';
import { moduleRules } from './rules/memory-modules';
import { mountRules } from './rules/mounts';
import { powerRules } from './rules/power';
import { processorRules } from './rules/processor';
import { psuPlaceRules } from './rules/psu-place';
import { ramCoolerRules } from './rules/ram-cooler';
import { restRules } from './rules/rest';
import { riserRules } from './rules/riser';
import { sataRules } from './rules/sata-ports';
import { screenRules } from './rules/screens';
import { saidOf, trusted } from './uncertain-facts';

/** All rules by id. */
export const oracleRules: Record<string, OracleRule> = {
  ...processorRules,
  ...memoryRules,
  ...moduleRules,
  ...ramCoolerRules,
  ...graphicsRules,
  ...cardRules,
  ...driveRules,
  ...sataRules,
  ...bayRules,
  ...housingRules,
  ...frontUsbRules,
  ...mountRules,
  ...headerRules,
  ...fanHeaderRules,
  ...coolingRules,
  ...coolerCapacityRules,
  ...powerRules,
  ...leadRules,
  ...screenRules,
  ...restRules,
  ...deviceRules,
  ...editionTwoRules,
  ...sharedThingsRules,
  ...balanceRules,
  ...systemRules,
  ...riserRules,
  ...psuPlaceRules,
};

const rules = Object.entries(oracleRules);

/** The verdict of every rule that applies to a build, by rule id; 'note' for a pass with a note. */
export const oracle = (build: CheckedBuild): Record<string, Said> => {
  const verdicts: Record<string, Said> = {};
  const by = trusted(build);
  for (const [id, rule] of rules) {
    const verdict = saidOf(rule, by);
    if (verdict !== undefined) verdicts[id] = verdict;
  }
  return verdicts;
};
