import { readMarketId } from '../../../catalogue/market/market-id';
import { VisuallyHidden } from '@rig4u/shared/ui';
import { shownRating } from '../../../domain/parts/rating';

type Rated = Parameters<typeof shownRating>[0];

/** Of the market nobody has rated anything, and nothing is made up. */
export const hasNoRating = ({ id }: Pick<Rated, 'id'>): boolean => readMarketId(id) !== undefined;

/** Stars and review count, as plain elements; made-up numbers say so. */
export function Stars({ part }: { part: Rated }) {
  if (hasNoRating(part)) return null;
  const { rating, reviewCount, sample } = shownRating(part);
  return (
    <>
      {sample && <span>{'Sample rating '}</span>}
      <span aria-hidden="true">{`★ ${rating.toFixed(1)} (${reviewCount})`}</span>
      <VisuallyHidden>{`${rating.toFixed(1)} of 5 from ${reviewCount} reviews`}</VisuallyHidden>
    </>
  );
}
