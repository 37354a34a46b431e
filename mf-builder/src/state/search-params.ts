import { useNavigate, useSearchParams, withoutTail } from '@rig4u/shared/routing';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What stands behind a brand or a fact that was passed on, as far as none of them ends so: `be quiet!`, `2.5"`, `75%`, `200-`. */
const tailOfFact = /[^\p{L}\p{N}!"%+)-]*(?:<[^]*)?$/u;

/** What a value of an address was before it was passed on. What a visitor searches for may be anything, and stays as it is. */
function meantValue(name: string, value: string): string {
  if (name === 'q') return value;
  const isFact = name === 'brand' || name.startsWith('f.');
  return isFact ? value.replace(tailOfFact, '') : withoutTail(value);
}

/** What a query says, without what stands behind its values since the address was passed on. */
export const meantParams = (query: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(query)].map(([name, value]) => [name, meantValue(name, value)]));

export interface SearchText {
  /** The text behind `?` in the address, now or in a moment. */
  text: string;
  /** Changes it without a new entry of the history; `change` is given the latest text. Keeps its identity. */
  write: (change: (latest: string) => string) => void;
}

/**
 * The query of the address, to type into. It follows each key at once: the router may take a moment, and a field that waits for it
 * loses the caret. So what was written here counts until the router has caught up; an address that was not written here counts at
 * once.
 */
export function useSearchText(): SearchText {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const addressed = params.toString();
  const [written, setWritten] = useState<readonly string[]>([addressed]);
  const text = (written.includes(addressed) ? written.at(-1) : undefined) ?? addressed;
  const now = useRef({ text, addressed });
  useLayoutEffect(() => {
    now.current = { text, addressed };
    setWritten((path) => (path.length > 1 && path.at(-1) === addressed ? [addressed] : path));
  }, [text, addressed]);

  const write = useCallback(
    (change: (latest: string) => string) => {
      const { addressed: from, text: latest } = now.current;
      const next = change(latest);
      now.current = { text: next, addressed: from };
      setWritten((path) => [...(path.includes(from) ? path : [from]), next]);
      void navigate({ search: next && `?${next}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, setWritten],
  );
  return { text, write };
}
