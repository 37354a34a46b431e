export type Kind = 'cpu' | 'gpu';

/** A chip as the catalogue writes it, or why a device is left out. */
export type NamedChip = { chip: string } | { leftOut: string };

export const unknownName = 'a name that no rule knows';

/** What no desktop PC is built with, asked first: the rules below know names by their form, and these may have the same. */
const leftOut: ReadonlyArray<readonly [reason: string, ...names: RegExp[]]> = [
  ['Apple', /^Apple /, /^Core i9-10910$/, /^Xeon W-\d{4}B$/],
  ['engineering sample', /^Eng Sample/, /^Genuine /],
  ['mining card', /^CMP /, /^BC-250$/],
  [
    'server',
    /^EPYC (?!4)/,
    /^Xeon (?:X\d|\d{4}P|Platinum|Gold)/,
    /^(?:Tesla |A10G$|L\d+S?$)/,
    /Server Edition| MIG | DC-/,
  ],
  [
    'laptop or handheld',
    /Laptop|Max-Q Design|Snapdragon|Custom APU/,
    /^RYZEN AI |^Ryzen (?:Z\d|\d (?:H )?\d{3}$)/i,
    /^Ryzen .*\d(?:U|HS?|HX(?:3D)?|HS Creator Edition)$/,
    /^Core (?:Ultra )?\w+[ -]\d+(?:H[KQX]?|[MQ]?M|MQ|N?G\d|[PUVY]|Y75)$/,
    /^(?:A12-9720P|Core i9-12900E|N\d+|Pentium Gold 7505|Xeon W-\d{5}MR?E?)$/,
    /^Radeon RX \d{4}[MS]/,
    /^GeForce (?:\d*MX\d*|GTX 1650 Ti|RTX 2050|RTX 20[78]0 Super)$/,
    /^(?:T500|Quadro (?:M1200|M2000M|M2200|P4200|RTX 3000|T[12]000))$/,
  ],
  [
    'integrated graphics',
    /^Radeon (?:\d{3}M|8060S|[57]$|Graphics$)/,
    /^Arc (?:\d{3}[TV] |B390|Graphics|Pro Graphics)/,
    /^Graphics$/,
  ],
  // Two chips are sold under the name, or it names none.
  ['a name that does not tell the chip', /^GeForce GTX 1060$/, /^Graphics Device$/, /^Z by HP /],
];

/** Names of one form: `write` makes the catalogue's name of the groups; without it the name stands as it is. */
type Rule = readonly [form: RegExp, write?: string];

const rules: Readonly<Record<Kind, readonly Rule[]>> = {
  cpu: [
    [/^Ryzen \d (?:PRO )?\d{4}(?:GE?|GT|F|XT?|X3D2?)?$/],
    [/^Ryzen Threadripper (?:PRO )?\d{4}W?X$/],
    [/^EPYC 4\d{3}PX?$/],
    [/^FX-\d{4}$/],
    // The four digits of socket AM4; laptops have other numbers, or a letter.
    [/^A\d+-9[5-8]00E?$/],
    [/^Athlon X4 \d{3}K?$/],
    [/^Core i\d-\d{4,5}(?:F|T|X|XE|K[FS]?)?$/],
    [/^Core (i\d) (\d{3}[KX]?)$/, 'Core $1-$2'],
    // Only the 200 series: of the 300 series, laptops have plain numbers.
    [/^Core Ultra \d 2\d{2}(?:T|KF?(?: Plus)?|F)?$/],
    [/^(Xeon E[35]-\d{4}[AW]?(?: v\d)?)(?: 0)?$/, '$1'],
    [/^Xeon (?:W-\d{4}[MX]?|w\d-\d{4}X?)$/],
  ],
  gpu: [
    [/^GeForce (?:GTX?|RTX) \d{3,4}(?: Ti)?(?: SUPER)?(?: D)?(?: \d+GB)?$/],
    [/^(GeForce RTX \d{4} D) V2$/i, '$1 V2'],
    [/^(GeForce GTX )?TITAN (V|Xp?|RTX)$/, '$1Titan $2'],
    [/^(RTX \d{4}(?: SFF)? Ada) Generation$/, '$1'],
    [/^RTX A\d{3,4}(?: \d+GB)?$/],
    [/^RTX PRO \d{4}(?: \d+GB)? Blackwell(?: SFF Edition|(?: Max-Q)? Workstation Edition)?$/],
    [/^T(?:400|600|1000)(?: \d+GB)?$/],
    [/^Quadro (?:K(?:620|2200)|M[45]000|P(?:620|1000|2000|2200|4000|5000)|RTX [4-8]000)$/],
    [/^Radeon RX ?(\d{4}(?: XTX?| GRE)?)$/, 'Radeon RX $1'],
    [/^Radeon PRO (W\d{4})$/i, 'Radeon PRO $1'],
    [/^Radeon AI PRO R\d{4}$/],
    [/^Arc ((?:Pro )?[AB]\d{2,3})(?: LP)? Graphics$/, 'Arc $1'],
  ],
};

/** The name without what says nothing of the chip: marks, the maker, clocks, the number of cores, the graphics beside it. */
const bare = (name: string): string =>
  name
    .replace(/\((?:R|TM)\)|\bCPU\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\d+th Gen )?(?:AMD|Intel|NVIDIA) /, '')
    .replace(/ @ [\d.]+ ?GHz$/, '')
    .replace(/ (?:\w+[- ]Cores?(?: Processor)?|w(?:ith|\/) Radeon .*|RADEON R\d, .*)$/, '');

/** The chip that a device name of Blender is of, as the catalogue writes it. A name is never guessed at. */
export function chipOf(kind: Kind, device: string): NamedChip {
  const name = bare(device);
  const [reason] = leftOut.find(([, ...names]) => names.some((one) => one.test(name))) ?? [];
  if (reason !== undefined) return { leftOut: reason };
  const [form, write] = rules[kind].find(([known]) => known.test(name)) ?? [];
  if (!form) return { leftOut: unknownName };
  return { chip: write === undefined ? name : name.replace(form, write) };
}
