import { useEffect, useRef, useState } from 'react';
import { SETTLE } from './constants';
import { lessMotion } from './reduced';

export interface CountUpProps {
  value: number;
  format?: ((value: number) => string) | undefined;
}

/** A number that counts to its new value in 240 ms. Not a live region: what changed is said elsewhere, once. */
export function CountUp({ value, format = String }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const at = useRef(value);
  // React writes the first text only; from then on the steps are written past it.
  const [first] = useState(() => format(value));

  useEffect(() => {
    const write = (number: number) => {
      at.current = number;
      if (shown.current) shown.current.textContent = format(number);
    };
    if (at.current === value || lessMotion()) {
      write(value);
      return undefined;
    }
    const from = at.current;
    let [frame, begun] = [0, 0];
    const step = (now: number) => {
      begun ||= now;
      const left = Math.max(0, 1 - (now - begun) / SETTLE);
      write(left === 0 ? value : value + (from - value) * left ** 3);
      if (left > 0) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, format]);

  return (
    <span ref={shown} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {first}
    </span>
  );
}
