/** What the number on a module says of its kit. */
export interface RatedModule {
  maker: string;
  series?: string;
  kind?: string;
  speed?: string;
  latency?: string;
  /** How many modules the kit has. */
  modules?: number;
  colour?: string;
}

interface Numbering {
  /** Its named groups are facts of the kit. */
  shape: RegExp;
  maker: string;
  kind?: string;
  series?: string;
}

const corsair = (letters: string, generation: string): RegExp =>
  new RegExp(
    `^CM${letters}\\d{1,3}GX${generation}M(?<modules>\\d)[A-Z](?<speed>\\d{4})[CZ](?<latency>\\d\\d)(?<white>W)?`,
  );

const numberings: readonly Numbering[] = [
  { shape: corsair('K', '4'), maker: 'Corsair', kind: 'DDR4', series: 'Vengeance LPX' },
  { shape: corsair('W', '4'), maker: 'Corsair', kind: 'DDR4', series: 'Vengeance RGB PRO' },
  { shape: corsair('H', '4'), maker: 'Corsair', kind: 'DDR4', series: 'Vengeance RGB PRO SL' },
  { shape: corsair('K', '5'), maker: 'Corsair', kind: 'DDR5', series: 'Vengeance' },
  { shape: corsair('H', '5'), maker: 'Corsair', kind: 'DDR5', series: 'Vengeance RGB' },
  {
    shape: /^F4-(?<speed>\d{4})C(?<latency>\d\d)[A-Z]?-\d{1,2}GVK/,
    maker: 'G.Skill',
    kind: 'DDR4',
    series: 'Ripjaws V',
  },
  { shape: /^F4-(?<speed>\d{4})C(?<latency>\d\d)/, maker: 'G.Skill', kind: 'DDR4' },
  { shape: /^F5-(?<speed>\d{4})[A-Z](?<latency>\d\d)/, maker: 'G.Skill', kind: 'DDR5' },
  { shape: /^KF(?<speed>\d{4})C(?<latency>\d\d)D4/, maker: 'Kingston', kind: 'DDR4' },
  { shape: /^KF5\d\dC(?<latency>\d\d)/, maker: 'Kingston', kind: 'DDR5' },
  { shape: /^KF4\d\dC(?<latency>\d\d)/, maker: 'Kingston', kind: 'DDR4' },
  { shape: /^KHX(?<speed>\d{4})C(?<latency>\d\d)D4/, maker: 'Kingston', kind: 'DDR4' },
  { shape: /^CP(?:2K)?\d{2}G60C36U5/, maker: 'Crucial', kind: 'DDR5', series: 'Pro Overclocking' },
  { shape: /^(?:CT|BL|CP)\d/, maker: 'Crucial' },
  { shape: /^TEAMGROUP-UD4-(?<speed>\d{4})/, maker: 'TEAMGROUP', kind: 'DDR4' },
  { shape: /^(?:TEAMGROUP-)?UD5-(?<speed>\d{4})/, maker: 'TEAMGROUP', kind: 'DDR5' },
];

/** What a module's number says, where its maker's way of numbering is known. */
export function ratedModule(number: string): RatedModule | undefined {
  for (const { shape, ...fixed } of numberings) {
    const groups = shape.exec(number)?.groups;
    if (!shape.test(number)) continue;
    const { speed, latency, modules, white } = groups ?? {};
    return {
      ...fixed,
      ...(speed !== undefined && { speed }),
      ...(latency !== undefined && { latency }),
      ...(modules !== undefined && { modules: Number(modules) }),
      ...(white !== undefined && { colour: 'White' }),
    };
  }
  return undefined;
}
