import { useEffect, type RefObject } from 'react';
import { NOTIFY_GAP } from './constants';
import type { ToastEntry } from './toast-entry';

/** Messages are drawn a few frames after they are said. */
const MOST_FRAMES = 30;

/** Scrolls what an open message speaks of from under the messages in `dock`, once both are drawn. */
export function useInSight(entries: readonly ToastEntry[], dock: RefObject<HTMLElement | null>): void {
  const about = entries.find((entry) => entry.open && entry.about)?.about;
  useEffect(() => {
    if (!about) return undefined;
    let frames = 0;
    let frame = requestAnimationFrame(look);
    function look() {
      const messages = [...(dock.current?.querySelectorAll('li') ?? [])];
      frames += 1;
      if (messages.length > 0) comeAbove(messages, about?.());
      else if (frames < MOST_FRAMES) frame = requestAnimationFrame(look);
    }
    return () => cancelAnimationFrame(frame);
  }, [about, dock]);
}

function comeAbove(messages: readonly Element[], subject: Element | null | undefined): void {
  if (!subject) return;
  const { left, right, bottom } = subject.getBoundingClientRect();
  const tops = messages
    .map((message) => message.getBoundingClientRect())
    .filter((over) => over.left < right && left < over.right)
    .map(({ top }) => top);
  const by = bottom + NOTIFY_GAP - Math.min(bottom + NOTIFY_GAP, ...tops);
  if (by > 0) window.scrollBy({ top: by });
}
