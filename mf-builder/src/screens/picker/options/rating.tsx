import { Span, VisuallyHidden } from '@rig4u/shared/ui';
import { shownRating } from '../../../domain/parts/rating';

/** Stars and review count; made-up numbers say so. */
export function Rating({ part }: { part: Parameters<typeof shownRating>[0] }) {
  const { rating, reviewCount, sample } = shownRating(part);
  return (
    <Span textTransform="none" letterSpacing="0" fontFamily="body" fontVariantNumeric="tabular-nums">
      {sample && 'Sample rating '}
      <span aria-hidden="true">
        ★ {rating.toFixed(1)} ({reviewCount})
      </span>
      <VisuallyHidden>
        {rating.toFixed(1)} of 5 from {reviewCount} reviews
      </VisuallyHidden>
    </Span>
  );
}
