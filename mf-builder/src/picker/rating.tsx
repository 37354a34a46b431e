import { Span, VisuallyHidden } from '@rig4u/shared/ui';
import { shownRating } from '../parts/rating';

/** Stars and review count; made-up numbers say so. */
export function Rating({ part }: { part: Parameters<typeof shownRating>[0] }) {
  const { rating, reviewCount, sample } = shownRating(part);
  return (
    <Span textTransform="none" letterSpacing="0" fontFamily="body" fontVariantNumeric="tabular-nums">
      <span aria-hidden="true">
        ★ {rating.toFixed(1)} · {reviewCount}
      </span>
      <VisuallyHidden>
        Rated {rating.toFixed(1)} of 5 by {reviewCount} reviews
      </VisuallyHidden>
      {sample && ' sample rating'}
    </Span>
  );
}
