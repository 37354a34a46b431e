import { Span } from '@rig4u/shared/ui';
import { exactTime, relativeTime } from '../../domain/relative-time';

/** A time, relative and exact. */
export const TimeAgo = ({ iso, now }: { iso: string; now: number }) => (
  <time dateTime={iso}>
    {relativeTime(iso, now)} <Span color="text3">({exactTime(iso)})</Span>
  </time>
);
