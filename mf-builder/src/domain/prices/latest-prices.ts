import { chosenOf, partTypes, type BuildComponents, type PriceHistory, type StoredPart } from '@rig4u/shared/builds';
import { withImported, type Priced } from './current-price';
import { newestPoint, pointsOf } from './price-history';

/** What the latest prices are known from. */
export interface KnownPrices {
  /** A listed part of the catalogue by its id. */
  catalogue: (id: string) => Priced | undefined;
  /** The imported prices. */
  history: PriceHistory;
}

/**
 * A build at the latest prices that are known of its parts: the catalogue's, the imported ones, or the one it has where that is newer. A
 * part that is in neither keeps its price and its month. The same object where nothing changes.
 */
export function atLatestPrices(components: BuildComponents, known: KnownPrices): BuildComponents {
  const changed = partTypes.flatMap(({ type }) => {
    const lines = chosenOf(components, type);
    const latest = lines.map(({ part }) => latestPart(part, known));
    if (latest.every((part, at) => part === lines[at]?.part)) return [];
    const chosen = Array.isArray(components[type])
      ? lines.map((line, at) => ({ ...line, part: latest[at] ?? line.part }))
      : (latest[0] ?? null);
    return [[type, chosen] as const];
  });
  return changed.length === 0 ? components : { ...components, ...Object.fromEntries(changed) };
}

/**
 * A part of a stored build at the latest price that is known of it, and with what the catalogue says of its sale; on one day an imported
 * price comes before the catalogue's.
 */
export function latestPart(stored: StoredPart, { catalogue, history }: KnownPrices): StoredPart {
  const listed = catalogue(stored.id);
  const part = listed ? soldLike(stored, listed) : stored;
  const imported = newestPoint(pointsOf(history, part.id));
  // An estimate was the catalogue's own reckoning: what the catalogue says since takes its place, whatever its month.
  const own = listed && part.estimatedFrom ? '' : (part.priceDate ?? '');
  const [ofList, ofImport] = [listed?.priceDate ?? '', imported?.date ?? ''];
  if (imported && ofImport >= own && ofImport >= ofList) return withImported(part, imported);
  return listed && (ofList > own || (ofList === own && !part.imported)) ? likeListed(part, listed) : part;
}

/** Until when a part was sold is what the catalogue says of it by now. */
function soldLike(part: StoredPart, { soldUntil }: Priced): StoredPart {
  if (part.soldUntil === soldUntil) return part;
  const { soldUntil: _before, ...rest } = part;
  return { ...rest, ...(soldUntil !== undefined && { soldUntil }) };
}

function likeListed(part: StoredPart, { price, priceDate, estimatedFrom: from }: Priced): StoredPart {
  const { estimatedFrom, imported, ...rest } = part;
  const isSame = estimatedFrom?.price === from?.price && estimatedFrom?.date === from?.date && !imported;
  if (isSame && part.price === price && part.priceDate === priceDate) return part;
  return { ...rest, price, ...(priceDate && { priceDate }), ...(from && { estimatedFrom: from }) };
}
