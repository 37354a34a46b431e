import { useEffect, useState } from 'react';
import { stepId } from '../../domain/step-number';

/** Where a step's heading stands after a link has led to it, in pixels: below the header. */
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

/** The height at which a heading counts as reached. It moves down the window with the page, so that the last step comes to its turn too. */
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
