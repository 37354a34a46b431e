/** What a card says about how buyers like a part. */
export interface ShownRating {
  /** 0 to 5, in tenths. */
  rating: number;
  reviewCount: number;
  /** Whether a number was made up, which the card then says. */
  sample: boolean;
}

/**
 * The part's own rating and review count; a missing one is drawn from a hash of the id (3.0 to 4.0, 50 to 549), so it
 * never changes between visits.
 */
export function shownRating(part: {
  id: string;
  rating?: number | undefined;
  reviewCount?: number | undefined;
}): ShownRating {
  const { rating, reviewCount } = part;
  return {
    rating: rating ?? (30 + (hash(`${part.id}/rating`) % 11)) / 10,
    reviewCount: reviewCount ?? 50 + (hash(`${part.id}/reviews`) % 500),
    sample: rating === undefined || reviewCount === undefined,
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
