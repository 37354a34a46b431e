/**
 * The figures in the guides with which the product computes too. The guides take them from here, and a test outside this part
 * compares each with the product's own.
 */
export const figures = {
  /** What a power supply gives above the draw at least, in per cent. */
  psuHeadroomPercent: 20,
  /** What everything but processor and graphics card is taken to draw, in W. */
  restOfPcW: 75,
  /** How often its rated power a graphics card is taken to draw for an instant, where the supply is older than `peakProofAtx`. */
  gpuPeakFactor: 1.5,
  /** The ATX version from which on a supply is made for such peaks. */
  peakProofAtx: '3.0',
  /** What an 8-pin lead stands for where an adapter makes a 16-pin plug of several, in W; and how many an adapter takes at least. */
  eightPinLeadW: 150,
  adapterLeads: 2,
  /** What the bend of a 16-pin cable needs above a graphics card, in mm. */
  sixteenPinBendMm: 35,
  /** Sockets and the memory that their boards take. */
  sockets: { AM4: ['DDR4'], AM5: ['DDR5'], LGA1700: ['DDR4', 'DDR5'], LGA1851: ['DDR5'] },
  /** Sockets whose coolers are often mounted alike. */
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
  /** Chipsets of boards with a small power stage, and what a processor on them draws at most, in W. */
  entryChipsets: ['A620', 'B840', 'H610', 'H810'],
  entryBoardMaxCpuW: 150,
  /** A chipset, and a processor generation that it takes after a BIOS update only. */
  biosUpdate: { chipset: 'B650', generation: 'Ryzen 9000' },
  /** From this number of DDR5 modules on, they run slower than two. */
  slowDdr5Modules: 4,
  /** Links that carry as much as a graphics card wants at least. */
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
  /** Radiator lengths in mm, and the heat in W that one of that length is taken to carry. */
  radiatorW: { 120: 150, 240: 250, 280: 280, 360: 330, 420: 350 },
  /** Thickness in mm of a usual radiator and of the fans on it. */
  radiatorMm: 27,
  fansMm: 25,
  /** The day of the last regular updates for Windows 10. */
  windows10End: '2025-10-14',
  /** The oldest processors that Windows 11 supports, and the memory that it wants at least, in GB. */
  windows11Oldest: { AMD: 'Zen+', Intel: '8th' },
  windows11MemoryGb: 4,
} as const;
