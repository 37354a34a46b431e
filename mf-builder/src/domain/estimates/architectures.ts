/**
 * Generations of chips that do the same work per core and clock, or per shader and clock, under one name. Cores that only got
 * a new name (Kaby, Coffee and Comet Lake are Skylake's) count as one, so that each has enough measurements. Spaces, hyphens and
 * case do not count.
 */
const sameCore: readonly (readonly [pattern: RegExp, architecture: string])[] = [
  [/zen5/, 'Zen 5'],
  [/zen4/, 'Zen 4'],
  [/zen3/, 'Zen 3'],
  [/zen2/, 'Zen 2'],
  [/zen\+/, 'Zen+'],
  [/zen/, 'Zen'],
  [/arrowlake/, 'Arrow Lake'],
  [/raptorlake|alderlake/, 'Alder Lake'],
  [/rocketlake/, 'Rocket Lake'],
  [/(?:cascade|comet|coffee|kaby)lake|skylake/, 'Skylake'],
  [/broadwell/, 'Broadwell'],
  [/haswell/, 'Haswell'],
  [/(?:ivy|sandy)bridge/, 'Sandy Bridge'],
  [/piledriver|vishera|excavator|steamroller|bulldozer/, 'Bulldozer'],
];

const named = (table: typeof sameCore, text: string): string | undefined => {
  const folded = text.toLowerCase().replace(/[\s-]/g, '');
  return table.find(([pattern]) => pattern.test(folded))?.[1];
};

export const coreArchitecture = (arch: string): string | undefined => named(sameCore, arch);

/** Processors with small cores beside full ones; in all others every core is a full one. */
export const hasSmallCores = (architecture: string): boolean => /^(?:Alder|Arrow) Lake$/.test(architecture);

/** What may sit in a socket where the architecture itself is not known. */
const inSocket: Readonly<Record<string, readonly string[]>> = {
  am4: ['Bulldozer', 'Zen', 'Zen+', 'Zen 2', 'Zen 3'],
  am5: ['Zen 4', 'Zen 5'],
  lga1200: ['Skylake', 'Rocket Lake'],
  lga1700: ['Alder Lake'],
  lga1851: ['Arrow Lake'],
};

export const architecturesOfSocket = (socket: string): readonly string[] | undefined =>
  inSocket[socket.toLowerCase().replace(/[^a-z0-9]/g, '')];

const ofChip: typeof sameCore = [
  [/quadrortx|rtx20\d0/, 'Turing RTX'],
  [/rtx\d{3}0.*ada|rtx40\d0/, 'Ada'],
  [/rtxpro|rtx50\d0/, 'Blackwell'],
  [/rtxa\d|rtx30\d0/, 'Ampere'],
  [/gtx16\d0|^t\d{3,4}/, 'Turing'],
  [/gtx10\d0|gt10\d0|quadrop|titanxp/, 'Pascal'],
  [/gtx9\d0|gtx750|quadro[mk]|titanx$/, 'Maxwell'],
  [/rx90\d0|r9700/, 'RDNA 4'],
  [/rx7\d{3}|w7\d00/, 'RDNA 3'],
  [/rx6\d{3}|w6\d00/, 'RDNA 2'],
  [/rx5\d{3}|w5\d00/, 'RDNA'],
  [/arc(?:pro)?b\d/, 'Battlemage'],
  [/arc(?:pro)?a\d/, 'Alchemist'],
];

export const cardArchitecture = (chip: string): string | undefined => named(ofChip, chip);
