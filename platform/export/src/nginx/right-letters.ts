import { segments } from '../site-pages';
import { mapBlock, quoted } from './syntax';

/** nginx keeps the words of a map in buckets; a longer one would need larger ones. */
const longestWord = 400;

/**
 * Addresses that nginx finds in one step, however many there are, and the others. nginx compares plain words of a map without regard to
 * capitals: of two that differ in these alone it takes neither, and what it finds has to be compared (`isRight`).
 */
export function splitByLetters<T>(all: ReadonlyMap<string, T>): { plain: Map<string, T>; others: Map<string, T> } {
  const spellings = new Map<string, number>();
  for (const address of all.keys())
    spellings.set(address.toLowerCase(), (spellings.get(address.toLowerCase()) ?? 0) + 1);
  const isPlain = (address: string) =>
    address.length <= longestWord && !address.includes('$') && spellings.get(address.toLowerCase()) === 1;
  const entries = [...all];
  return {
    plain: new Map(entries.filter(([address]) => isPlain(address))),
    others: new Map(entries.filter(([address]) => !isPlain(address))),
  };
}

/** A key of a map over `"<an address> <its right letters, and more>"`: the letters are right. */
export const isRight = (more = ''): string => quoted(String.raw`~^(.+) \1${more}$`);

/** The map of addresses in any letters to the right ones. */
export const lettersMap = (source: string, variable: string, addresses: Iterable<string>): string =>
  mapBlock(source, variable, [
    ['default', '""'],
    ...[...addresses].map((address) => [quoted(address), quoted(address)] as const),
  ]);

/**
 * The map of what is asked for to itself without the slashes that do not count, where it has as many steps as some address. `step` and `end`
 * are expressions: what a step is, and what may follow the last one.
 */
export function slashesMap(
  source: string,
  variable: string,
  addresses: Iterable<string>,
  { step = '[^/]+', end = '' } = {},
): string {
  const depths = new Set([...addresses].map((address) => segments(address).length));
  return mapBlock(source, variable, [
    ['default', '""'],
    ...[...depths]
      .toSorted((one, other) => one - other)
      .map((depth) => {
        const names = Array.from({ length: depth }, (_, i) => `${variable.slice(1)}_${i}`);
        const like = names.map((name) => `(?<${name}>${step})`).join('/+');
        return [quoted(`~^/*${like}/*${end}$`), quoted(names.map((name) => `/$${name}`).join(''))] as const;
      }),
  ]);
}
