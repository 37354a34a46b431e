import type { Marker } from './folder';
import type { Site } from './site';

/** Which text is at which address. A pattern's placeholders are stars, as caches write them; `/*` is every other address. */
export function textsByAddress({ places: { named, rendered, patterns, other } }: Site): Record<string, string> {
  const like = patterns.map(({ path, document }) => [path.replaceAll(/:[^/]+/g, '*'), document.name] as const);
  const exact = [...named, ...rendered].map(([address, { name }]) => [address, name] as const);
  return Object.fromEntries([['/*', other.name], ...like, ...exact]);
}

/** The addresses that show another text than in the export before, or none any more: all where there was none before. */
export function changedAddresses(before: Marker | undefined, now: Readonly<Record<string, string>>): string[] {
  const all = new Set([...Object.keys(now), ...Object.keys(before?.addresses ?? {})]);
  return [...all].filter((address) => before?.addresses[address] !== now[address]).toSorted();
}
