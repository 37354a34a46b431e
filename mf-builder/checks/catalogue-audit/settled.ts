/** A difference that was looked into: ours stays, for the reason given, as long as OpenDB says what it said then. */
export interface Settled {
  part: string;
  fact: string;
  /** What OpenDB says, as the report prints it. */
  theirs: string;
  reason: string;
}

const moreHeaders = 'The keepers count the headers for a pump and CPU_OPT as well; OpenDB leaves them out.';

const typeC = 'Two keepers state one; OpenDB counts the Type-E header of that speed with it.';

// Where the keepers (../keepers) contradict OpenDB with one value and none confirms it: part, fact, what OpenDB says, and the reason where there is more to say.
const overruled: readonly (readonly [part: string, fact: string, theirs: string, reason?: string])[] = [
  ['motherboard2', 'fanHeaders', '3', moreHeaders],
  ['motherboard12', 'fanHeaders', '3', moreHeaders],
  ['motherboard5', 'usb3Headers', '2', typeC],
  ['motherboard13', 'usb3Headers', '2', typeC],
  ['motherboard24', 'usb3Headers', '2', typeC],
  ['motherboard8', 'fanHeaders', '1', moreHeaders],
  ['motherboard13', 'fanHeaders', '2', moreHeaders],
  ['motherboard14', 'fanHeaders', '1', moreHeaders],
  ['motherboard16', 'fanHeaders', '6', moreHeaders],
  ['motherboard5', 'argbHeaders', '0', 'A reader of the catalogue found three on the board; OpenDB counts none.'],
  ['motherboard24', 'fanHeaders', '1', moreHeaders],
  ['motherboard6', 'fanHeaders', '4', moreHeaders],
  ['motherboard9', 'fanHeaders', '3', moreHeaders],
  ['motherboard10', 'fanHeaders', '3', moreHeaders],
  ['motherboard18', 'fanHeaders', '3', moreHeaders],
  ['motherboard19', 'fanHeaders', '1', moreHeaders],
  ['motherboard20', 'fanHeaders', '6', moreHeaders],
  ['motherboard23', 'fanHeaders', '4', moreHeaders],
  ['motherboard5', 'pcie', '["x16gen4","x1gen4","x4gen4"]', 'Three keepers state two slots; the third is of M.2.'],
  ['motherboard20', 'pcie', '["x16gen5","x4gen4","x4gen4"]', 'Three keepers state one lane for the last slot.'],
  ['motherboard19', 'sataPorts', '4'],
  ['psu3', 'pcie8', '2'],
  ['psu8', 'pcie8', '4'],
  ['headset8', 'connectivity', '["24ghz","bluetooth","usb"]', 'The plug is that of its receiver.'],
  [
    'motherboard22',
    'pcie',
    '["x16gen4","x1gen4"]',
    'The keepers state 3.0 for the short slot; the chipset has no lane of 4.0.',
  ],
  ['motherboard18', 'cpuPower', '["4pin","8pin"]'],
  ['gpu9', 'boostMHz', '2527', 'The keepers state 2512; 2527 is reached with a program of the maker.'],
  ['gpu22', 'coreClock', '2700', 'The keepers state the base clock; the record has the rate in games.'],
  ['gpu22', 'tdpW', '160', 'The keepers state what the record has of the chip.'],
  ['gpu10', 'boostMHz', '2620', 'The keepers state 3130; the record has the rate in games.'],
  ['ram9', 'profiles', '["expo","xmp"]'],
  ['ram12', 'profiles', '["expo","xmp"]'],
  ['ram14', 'profiles', '["expo","xmp"]'],
  ['ram15', 'profiles', '["expo","xmp"]'],
  ['ram16', 'profiles', '["expo","xmp"]'],
  ['ram18', 'profiles', '["expo","xmp"]'],
  ['ram19', 'profiles', '["expo","xmp"]'],
  [
    'case12',
    'motherboards',
    '["atx","eatx","microatx","miniitx"]',
    'The keepers leave E-ATX out: it takes none of full width.',
  ],
  ['case18', 'dimensions', '[239,486,490]'],
  ['case19', 'gpuMaxMm', '426'],
  ['case20', 'motherboards', '["atx","microatx","miniitx"]'],
  ['psu17', 'pcie8', '4'],
  ['monitor15', 'sizeIn', '27', 'The record is rounded up; the keepers state 26.5.'],
];

/** Differences between the built-in catalogue and OpenDB in which OpenDB is wrong, coarser, or says another thing. */
export const settledDifferences: readonly Settled[] = [
  {
    part: 'cpu5',
    fact: 'coolerIncluded',
    theirs: 'false',
    reason: 'The boxed processor comes with a Wraith Stealth; the tray one does not.',
  },
  {
    part: 'cpu17',
    fact: 'speed',
    theirs: '5.5',
    reason: 'Ours is the highest boost, Turbo Boost Max 3.0; theirs is the P-core turbo.',
  },
  {
    part: 'cpu18',
    fact: 'igpu',
    theirs: '"intelxelpg"',
    reason: 'Intel sells it as Intel Graphics; Xe-LPG is its architecture.',
  },
  {
    part: 'cpu20',
    fact: 'speed',
    theirs: '5.5',
    reason: 'Ours is the highest boost, Thermal Velocity Boost; theirs is the P-core turbo.',
  },
  {
    part: 'motherboard5',
    fact: 'm2',
    theirs: '3',
    reason: 'Two slots take drives; the third is the Key E slot of the wireless card.',
  },
  {
    part: 'gpu4',
    fact: 'ports',
    theirs: '["dpversion21times3","hdmiversion21times1","hdmiversion21times1"]',
    reason: 'The card has one HDMI plug; the record counts it as 2.1 and as 2.1a.',
  },
  { part: 'gpu17', fact: 'slots', theirs: '2', reason: 'The card is 50 mm thick, two and a half slots.' },
  {
    part: 'ram9',
    fact: 'voltage',
    theirs: '1.35',
    reason: 'The rated profile of this 5200 MT/s module runs at 1.25 V.',
  },
  {
    part: 'storage5',
    fact: 'interface',
    theirs: '"pcie50x2"',
    reason: 'The drive speaks PCIe 4.0 x4 and 5.0 x2; the record has one of them.',
  },
  { part: 'storage5', fact: 'pcieGen', theirs: '5', reason: 'Full speed at four lanes of 4.0; 5.0 only at two lanes.' },
  {
    part: 'storage23',
    fact: 'interface',
    theirs: '"pcie50x2"',
    reason: 'The drive speaks PCIe 4.0 x4 and 5.0 x2; the record has one of them.',
  },
  {
    part: 'storage23',
    fact: 'pcieGen',
    theirs: '5',
    reason: 'Full speed at four lanes of 4.0; 5.0 only at two lanes.',
  },
  { part: 'storage19', fact: 'interface', theirs: '"sata30gbs"', reason: 'This drive is SATA 6 Gb/s.' },
  { part: 'psu18', fact: 'pcie16', theirs: '0', reason: 'The ATX 3.1 model of 2024 has a native 12V-2x6 lead.' },
  { part: 'psu19', fact: 'pcie16', theirs: '0', reason: 'The ATX 3.1 model of 2024 has a native 12V-2x6 lead.' },
  { part: 'psu20', fact: 'formFactor', theirs: '"sfx"', reason: 'The Loki supplies are SFX-L.' },
  { part: 'psu20', fact: 'pcie16', theirs: '0', reason: 'The supply comes with a native 16-pin lead.' },
  { part: 'cooling3', fact: 'heightMm', theirs: '75', reason: 'The record is rounded down.' },
  { part: 'cooling7', fact: 'fans', theirs: '2', reason: 'One fan is in the box; clips for a second are.' },
  {
    part: 'monitor1',
    fact: 'sizeIn',
    theirs: '24',
    reason: 'The record is rounded up; the panel is of the 23.8 inch class.',
  },
  {
    part: 'headset16',
    fact: 'connectivity',
    theirs: '["24ghz","bluetooth","usb","usb"]',
    reason: 'USB is the plug of its radio and charges it.',
  },
  { part: 'webcam5', fact: 'fps', theirs: '60', reason: 'The camera records 1080p at up to 100 frames a second.' },
  {
    part: 'microphone2',
    fact: 'pattern',
    theirs: '["cardioid"]',
    reason: 'The capsule is supercardioid; the record names the family.',
  },
  { part: 'microphone11', fact: 'pattern', theirs: '["multipattern"]', reason: 'Ours names the four patterns.' },
  {
    part: 'microphone14',
    fact: 'pattern',
    theirs: '["cardioid"]',
    reason: 'The capsule is supercardioid; the record names the family.',
  },
  ...overruled.map(([part, fact, theirs, reason = 'Two keepers at least state ours, none the other.']) => ({
    part,
    fact,
    theirs,
    reason,
  })),
];
