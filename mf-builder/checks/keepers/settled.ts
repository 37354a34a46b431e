import type { CatalogueType } from '../../src/catalogue/schema';

/** A fact that does not follow from what the keepers say, and why. */
export interface SettledFact {
  part: string;
  fact: string;
  /** Of a fact that is a list, the one inner fact; without it the whole. */
  inner?: string;
  reason: string;
}

/** Recalled facts that need no keeper: they follow from the kind of part, or from another of its facts. */
export const needNoKeeper: readonly {
  type: CatalogueType;
  fact: string;
  /** Of a fact that is a list, the one inner fact; without it the whole. */
  inner?: string;
  reason: string;
}[] = [
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
  {
    type: 'motherboard',
    fact: 'displayOutputs',
    inner: 'HDMI version',
    reason:
      'Makers print HDMI 2.1 where a plug carries 4K at 60 Hz, so that version does not say what rate it reaches.',
  },
  { type: 'cables', fact: 'kind', reason: 'Words of description; of a riser the rule reads what its name says.' },
  { type: 'soundCard', fact: 'needsUsb4', reason: 'Follows from its plug.' },
  { type: 'capture', fact: 'needsUsb4', reason: 'Follows from its plug.' },
  { type: 'networkCard', fact: 'speed', reason: 'Follows from the name.' },
  { type: 'os', fact: 'edition', reason: 'Follows from the name.' },
];

const launch = 'OpenDB has the limit of today, the keepers that of the launch.';

const careful = 'The keepers do not agree; of what was recalled and what one keeper states this is the more careful.';

/** Facts where the catalogue keeps to its own although the keepers do not agree on it, or agree on another thing. */
export const settledFacts: readonly SettledFact[] = [
  ...['cpu8', 'cpu9', 'cpu10', 'cpu12', 'cpu18', 'cpu20', 'cpu22'].map((part) => ({
    part,
    fact: 'memMaxGB',
    reason: launch,
  })),
  { part: 'motherboard8', fact: 'maxRamSpeed', reason: 'One keeper states it; presets are checked with it.' },
  {
    part: 'motherboard15',
    fact: 'm2',
    inner: '1 sata',
    reason: 'OpenDB has SATA in this slot; one keeper denies it, the others do not say.',
  },
  { part: 'psu3', fact: 'atxVersion', reason: 'One keeper states it; presets are checked with it.' },
  { part: 'gpu10', fact: 'recommendedPsuW', reason: careful },
  { part: 'gpu18', fact: 'recommendedPsuW', reason: careful },
  {
    part: 'cpu1',
    fact: 'maxPowerW',
    reason:
      'One keeper states 88, and so do the lists of several shops and reviews; AMD gives 65 W chips of AM4 1.35 times that.',
  },
  ...['gpu21', 'gpu22', 'gpu23', 'gpu24'].flatMap((part) =>
    ['DP dsc', 'HDMI dsc'].map((inner) => ({
      part,
      fact: 'ports',
      inner,
      reason: 'One keeper states it; other cards of the chip, or of its family, have it by agreement.',
    })),
  ),
  {
    part: 'gpu21',
    fact: 'ports',
    inner: 'DP version',
    reason: 'The verified record has one plug of 2.1 and one of 1.4; the keepers state 2.1 of both.',
  },
  { part: 'gpu21', fact: 'slots', reason: 'The verified record has the thickness, the keepers whole slots.' },
  { part: 'cpu24', fact: 'pCores', reason: 'Of a processor with cores of one kind the count of cores says it.' },
  {
    part: 'storage23',
    fact: 'interface',
    reason: 'Both keepers state four lanes of 4.0, one with M.2 before it; the record has the two lanes of 5.0.',
  },
  { part: 'ram1', fact: 'timing', reason: 'The keepers describe another edition, and here they are not independent.' },
  { part: 'case3', fact: 'bays25', reason: 'The keepers count the six places for 3.5 inch drives once more.' },
  {
    part: 'case4',
    fact: 'radiators',
    reason: 'All keepers have the top, two the side, one the bottom; a reader of the catalogue has all three.',
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
  {
    part: 'motherboard8',
    fact: 'displayOutputs',
    inner: 'USB-C',
    reason:
      'The back panel in OpenDB has a USB-C plug that carries a picture; the keepers name HDMI and DisplayPort only.',
  },
  {
    part: 'capture9',
    fact: 'interface',
    reason: 'The keepers were asked for the plug, which is USB-C; what it needs behind it is Thunderbolt.',
  },
  { part: 'speakers10', fact: 'watts', reason: 'The keepers state the peak.' },
  { part: 'speakers15', fact: 'connectivity', reason: 'One keeper states it; the schema wants it.' },
  {
    part: 'motherboard12',
    fact: 'fanHeaders',
    reason: 'Two keepers state five, two seven; a reader of the page of its maker counted about six.',
  },
  {
    part: 'motherboard21',
    fact: 'cpuTdpMaxW',
    reason:
      'One keeper recalls the Ryzen 7 9800X3D, 120 W, in its list of processors; so does a reader of the catalogue.',
  },
  { part: 'case17', fact: 'fanHub', reason: 'Two reviews count four: techpowerup.com and hardwareluxx.de.' },
  { part: 'cooling13', fact: 'nspr', reason: 'A review quotes the maker: hermita2024.ssdn.asia.' },
  {
    part: 'case4',
    fact: 'psuMovable',
    reason:
      'Three readers found on one page that the supply is mounted sideways or frontways, and nothing on what goes together: pcgeek.info.',
  },
  {
    part: 'caseFan17',
    fact: 'currentA',
    reason: 'One keeper recalls it, at its highest speed; more careful than the usual.',
  },
];
