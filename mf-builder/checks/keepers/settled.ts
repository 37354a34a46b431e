import type { CatalogueType } from '../../src/catalogue/schema';

/** A fact that does not follow from what the keepers say, and why. */
export interface SettledFact {
  part: string;
  fact: string;
  reason: string;
}

/** Recalled facts that need no keeper: they follow from the kind of part, or from another of its facts. */
export const needNoKeeper: readonly { type: CatalogueType; fact: string; reason: string }[] = [
  { type: 'case', fact: 'features', reason: 'Words of description that the specification wants; no rule reads them.' },
  {
    type: 'cooling',
    fact: 'features',
    reason: 'Words of description that the specification wants; no rule reads them.',
  },
  { type: 'cooling', fact: 'tdpBasis', reason: 'Says whose the rating is: only ratings of makers are taken.' },
  { type: 'cpu', fact: 'generation', reason: 'Follows from the name.' },
  { type: 'cpu', fact: 'eCores', reason: 'Follows from the count of cores and of P-cores.' },
  {
    type: 'motherboard',
    fact: 'bluetooth',
    reason: 'A module for Wi-Fi carries Bluetooth; a board without one has none.',
  },
];

const launch = 'OpenDB has the limit of today, the keepers that of the launch.';

// Without them presets would have findings that are not checked. One keeper states what stands in the catalogue, the other nothing.
const ofOneKeeper: readonly (readonly [part: string, fact: string])[] = [
  ['motherboard1', 'frontUsbC'],
  ['motherboard8', 'maxRamSpeed'],
  ['motherboard18', 'maxRamSpeed'],
  ['motherboard23', 'maxRamSpeed'],
  ['case2', 'psuMaxMm'],
  ['case4', 'psuMaxMm'],
  ['psu8', 'atxVersion'],
  ['psu14', 'pcie16W'],
  ['psu20', 'pcie16W'],
];

const careful = 'The keepers do not agree; of what was recalled and what one keeper states this is the more careful.';

/** Facts where the catalogue keeps to its own although the keepers do not both confirm it, or say another thing. */
export const settledFacts: readonly SettledFact[] = [
  ...['cpu8', 'cpu9', 'cpu10', 'cpu12', 'cpu18', 'cpu20', 'cpu22'].map((part) => ({
    part,
    fact: 'memMaxGB',
    reason: launch,
  })),
  ...ofOneKeeper.map(([part, fact]) => ({ part, fact, reason: 'One keeper states it; presets are checked with it.' })),
  { part: 'psu3', fact: 'atxVersion', reason: 'Both keepers are silent; presets are checked with it.' },
  { part: 'gpu10', fact: 'recommendedPsuW', reason: careful },
  { part: 'gpu18', fact: 'recommendedPsuW', reason: careful },
  {
    part: 'psu9',
    fact: 'pcie8',
    reason: 'One keeper states three; the smaller RM750e has three, so OpenDB cannot be right with two.',
  },
  {
    part: 'cpu1',
    fact: 'maxPowerW',
    reason:
      'One keeper states 88, and so do the lists of several shops and reviews; AMD gives 65 W chips of AM4 1.35 times that.',
  },
  {
    part: 'motherboard5',
    fact: 'argbHeaders',
    reason: 'The keepers are silent; a reader of the catalogue found three.',
  },
  {
    part: 'motherboard20',
    fact: 'pcie',
    reason: 'OpenDB has the same for both editions of the board; the keepers are little sure.',
  },
  {
    part: 'gpu2',
    fact: 'heightMm',
    reason:
      'Both keepers state 120, the height of its longer sister; a reader of the catalogue had 107 for this short card. Left out.',
  },
  {
    part: 'gpu5',
    fact: 'ports',
    reason: 'OpenDB and one keeper have DisplayPort 1.4; the other keeper has 2.1, as the reference card.',
  },
  { part: 'ram1', fact: 'timing', reason: 'The keepers describe another edition, and here they are not independent.' },
  { part: 'case2', fact: 'radiators', reason: 'One keeper is silent; the other and a reader of the catalogue agree.' },
  { part: 'case3', fact: 'bays25', reason: 'The keepers count the six places for 3.5 inch drives once more.' },
  {
    part: 'case4',
    fact: 'radiators',
    reason: 'The top is of both keepers, the side of one; a reader of the catalogue adds side and bottom.',
  },
  {
    part: 'case13',
    fact: 'formFactor',
    reason: 'A class of OpenDB; what boards it takes stands in its list of boards.',
  },
  {
    part: 'case16',
    fact: 'gpuMaxMm',
    reason: 'The keepers state the room without front fans; the case comes with them.',
  },
  { part: 'monitor5', fact: 'responseMs', reason: 'The keepers state the shorter figure with a strobing backlight.' },
];
