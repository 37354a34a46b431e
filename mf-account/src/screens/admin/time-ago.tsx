import { Span } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';
import { exactTime, relativeTime } from '../../domain/relative-time';

const refreshMs = 30_000;

/** The current time in milliseconds, renewed every 30 s: often enough for `5 minutes ago`. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A time as people say it and exactly: `5 minutes ago (Nov 2, 2026, 1:05:00 PM)`. */
export const TimeAgo = ({ iso, now }: { iso: string; now: number }) => (
  <time dateTime={iso}>
    <span>{relativeTime(iso, now)}</span> <Span tone="faint">{`(${exactTime(iso)})`}</Span>
  </time>
);
