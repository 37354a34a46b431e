import { idInHash, useLocation } from '@rig4u/shared/routing';
import { useEffect, useState } from 'react';
import { stepId } from '../../domain/step-number';

/** Where a link brings a step's heading to, in pixels from the top of the window: below the header. */
const topLine = 120;

/** The number of the step that the visitor is reading; 1 above the first. Follows the scroll. */
export function useCurrentStep(count: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(stepAt(readingLine(), count));
    };
    const moved = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', moved, { passive: true });
    addEventListener('resize', moved);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', moved);
      removeEventListener('resize', moved);
    };
  }, [count]);
  return current;
}

/**
 * The height at which a heading counts as reached. It moves down the window as the page scrolls, so that the last step
 * counts too.
 */
function readingLine(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  return way > 0 ? Math.max(topLine, (window.innerHeight * window.scrollY) / way) : topLine;
}

function stepAt(line: number, count: number): number {
  for (let number = count; number > 1; number--) {
    const heading = document.getElementById(stepId(number));
    if (heading && heading.getBoundingClientRect().top <= line) return number;
  }
  return 1;
}

/**
 * Brings the page and the focus to the step in the address. The browser cannot do it, because the steps render after it
 * looked.
 */
export function useLinkedStep(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const step = hash ? document.getElementById(idInHash(hash)) : null;
    step?.scrollIntoView();
    step?.focus({ preventScroll: true });
  }, [hash, key]);
}
