/**
 * The figures that the guides state and the product computes with. The guides take them from here, and a test of the
 * platform compares each with the product's own.
 */
export const figures = {
  /** The headroom of a power supply above the draw, in percent. */
  psuHeadroomPercent: 20,
  /** The assumed draw of everything but processor and graphics card, in W. */
  restOfPcW: 75,
  /** By how much a graphics card's peaks exceed its rated power, for supplies older than `peakProofAtx`. */
  gpuPeakFactor: 1.5,
  /** The first ATX version whose supplies are made for such peaks. */
  peakProofAtx: '3.0',
  /** What each 8-pin lead of a 16-pin adapter carries, in W, and the smallest number of leads of an adapter. */
  eightPinLeadW: 150,
  adapterLeads: 2,
  /** The room above a graphics card for the bend of a 16-pin cable, in mm. */
  sixteenPinBendMm: 35,
  /** Sockets and the memory that their boards take. */
  sockets: { AM4: ['DDR4'], AM5: ['DDR5'], LGA1700: ['DDR4', 'DDR5'], LGA1851: ['DDR5'] },
  /** Sockets whose coolers often fit each other. */
  siblingSockets: [
    ['AM4', 'AM5'],
    ['LGA1700', 'LGA1851'],
  ],
  /** Chipsets that overclock processors, and those that do not. */
  overclocking: {
    AM5: ['B650', 'B650E', 'B850', 'X670', 'X670E', 'X870', 'X870E'],
    LGA1700: ['Z690', 'Z790'],
    LGA1851: ['Z890'],
  },
  locked: { AM5: ['A620', 'A620A', 'B840'], LGA1700: ['H610', 'B760'], LGA1851: ['H810', 'B860'] },
  /** Chipsets of boards with a small power stage, and the most that a processor on them may draw, in W. */
  entryChipsets: ['A620', 'B840', 'H610', 'H810'],
  entryBoardMaxCpuW: 150,
  /** A chipset and a processor generation that it takes only after a BIOS update. */
  biosUpdate: { chipset: 'B650', generation: 'Ryzen 9000' },
  /** This many DDR5 modules run slower than two. */
  slowDdr5Modules: 4,
  /** Links that carry just enough for a graphics card. */
  gpuLinks: [
    { gen: 3, lanes: 16 },
    { gen: 4, lanes: 8 },
  ],
  /** What a display link carries, in Gbit/s, and by how much compression (DSC) multiplies it. */
  displayLinks: { 'HDMI 2.0': 14.4, 'HDMI 2.1': 42.6, 'DisplayPort 1.4': 25.92 },
  dscGain: 2.5,
  /** What 3840 × 2160 at 144 Hz needs, in Gbit/s, to the nearest whole number. */
  uhd144Gbit: 30,
  /** Lengths of M.2 drives as they are written: width and length in mm. */
  m2Sizes: [2230, 2242, 2280, 22110],
  /** Radiator lengths in mm, and the heat in W that each is assumed to carry. */
  radiatorW: { 120: 150, 240: 250, 280: 280, 360: 330, 420: 350 },
  /** Thickness in mm of a usual radiator and of the fans on it. */
  radiatorMm: 27,
  fansMm: 25,
  /** How many times as much each kind cost in 2026 as in the summer of 2025: at least and at most, about. */
  priceRises: { DDR5: [4, 5], SSD: [2, 3], HDD: [1.5, 1.5] },
  /** The share of the money that the graphics card takes in most ready builds for games, in percent. */
  cardSharePercent: { least: 25, most: 50 },
  /** The day of the last regular updates for Windows 10. */
  windows10End: '2025-10-14',
  /** The oldest processors that Windows 11 supports, and the least memory for it, in GB. */
  windows11Oldest: { AMD: 'Zen+', Intel: '8th' },
  windows11MemoryGb: 4,
} as const;

/** What two guides say of the older Windows. */
export const windows10Ended = 'Windows 10 has had no regular updates since 14 October 2025.';
