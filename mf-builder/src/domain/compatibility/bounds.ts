import type { CatalogueType } from '../../catalogue/schema';

type Bounds = Readonly<Record<string, 'least' | 'most'>>;

/**
 * Facts that, where they follow from others, say what a part has at least or at most, and not what it has. A test holds them to the rules that
 * they follow by. Why here: the check asks of parts that are kept in builds, and loads no rule of the market.
 */
const bounds: Readonly<Partial<Record<CatalogueType, Bounds>>> = {
  motherboard: {
    ...{ m2: 'least', pcie: 'least', maxRamSpeed: 'least', fanHeaders: 'least', argbHeaders: 'least' },
    cpuPower: 'most',
  },
  case: { fanMounts: 'least' },
  psu: { eps8: 'least' },
};

const byType: ReadonlyMap<string, Bounds> = new Map(Object.entries(bounds));

/** A part that says which of its facts follow from others, surely or probably. */
interface Following {
  type: string;
  probable?: Pick<readonly string[], 'includes'> | undefined;
  derived?: Pick<readonly string[], 'includes'> | undefined;
}

/** Whether a fact of a part is no more than a bound, and of which kind. */
export function boundOf({ type, probable, derived }: Following, fact: string): 'least' | 'most' | undefined {
  const bound = byType.get(type)?.[fact];
  return bound && (derived?.includes(fact) || probable?.includes(fact)) ? bound : undefined;
}

/** Words for a fact of parts of a type, which say of a bound that it is one: 'at least 6400 MT/s'. */
export function inBounds(parts: readonly Following[], fact: string, words: string): string {
  const bound = parts.map((part) => boundOf(part, fact)).find((one) => one !== undefined);
  return bound ? `at ${bound} ${words}` : words;
}
