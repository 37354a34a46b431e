/**
 * Generations of chips that do the same work per core and clock, or per shader and clock, under one name. Cores that only got
 * a new name (Kaby, Coffee and Comet Lake are Skylake's) count as one, so that each has enough measurements.
 */
const sameCore: readonly (readonly [pattern: RegExp, architecture: string])[] = [
  [/zen 5/i, 'Zen 5'],
  [/zen 4/i, 'Zen 4'],
  [/zen 3/i, 'Zen 3'],
  [/zen 2/i, 'Zen 2'],
  [/zen ?\+/i, 'Zen+'],
  [/zen/i, 'Zen'],
  [/arrow lake/i, 'Arrow Lake'],
  [/raptor lake|alder lake/i, 'Alder Lake'],
  [/rocket lake/i, 'Rocket Lake'],
  [/(?:cascade|comet|coffee|kaby) lake|skylake/i, 'Skylake'],
  [/broadwell/i, 'Broadwell'],
  [/haswell/i, 'Haswell'],
  [/(?:ivy|sandy) bridge/i, 'Sandy Bridge'],
  [/piledriver|vishera|excavator|steamroller|bulldozer/i, 'Bulldozer'],
];

const named = (table: typeof sameCore, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

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
  [/RTX PRO|RTX 50\d0/i, 'Blackwell'],
  [/\bAda\b|RTX 40\d0/i, 'Ada'],
  [/RTX A\d|RTX 30\d0/i, 'Ampere'],
  [/Quadro RTX|RTX 20\d0/i, 'Turing RTX'],
  [/GTX 16\d0|^T\d{3,4}\b/i, 'Turing'],
  [/GTX 10\d0|GT 10\d0|Quadro P|Titan Xp/i, 'Pascal'],
  [/GTX 9\d0|GTX 750|Quadro [MK]|Titan X$/i, 'Maxwell'],
  [/RX 90\d0|R9700/i, 'RDNA 4'],
  [/RX 7\d{3}|W7\d00/i, 'RDNA 3'],
  [/RX 6\d{3}|W6\d00/i, 'RDNA 2'],
  [/RX 5\d{3}|W5\d00/i, 'RDNA'],
  [/Arc (?:Pro )?B\d/i, 'Battlemage'],
  [/Arc (?:Pro )?A\d/i, 'Alchemist'],
];

export const cardArchitecture = (chip: string): string | undefined => named(ofChip, chip);
