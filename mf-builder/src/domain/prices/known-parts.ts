import type { Known } from './price-list';

interface Numbered {
  id: string;
  retailerSku?: string | undefined;
}

/** What a price list is checked against: these parts, by id or else by the retailer's number, and the latest day of a price. */
export function knownParts(parts: readonly Numbered[], today: string): Known {
  const ids = new Set(parts.map(({ id }) => id));
  const numbers = new Map(
    parts.toReversed().flatMap(({ id, retailerSku }) => (retailerSku ? [[retailerSku, id] as const] : [])),
  );
  return {
    today,
    partId: ({ id, retailerSku }) =>
      id !== undefined && ids.has(id) ? id : retailerSku === undefined ? undefined : numbers.get(retailerSku),
  };
}
