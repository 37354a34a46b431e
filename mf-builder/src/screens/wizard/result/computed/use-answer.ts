import { patiently, useLoaded } from '@rig4u/shared/lazy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { defaults, readAddress, writeAddress } from '../../wizard-state';
import type { Outcome } from './outcome';
import type { Question } from './question';

const loadCode = () => patiently(() => import(/* webpackChunkName: "computed-build" */ './computed-build'));

/** An answer with its question, and the code that shows it. */
interface Answered {
  code: Awaited<ReturnType<typeof loadCode>>;
  answered: Question;
  outcome: Outcome;
}

export interface Answer {
  /** The latest answer; undefined before the first, and where the question could not be answered. */
  shown: Answered | undefined;
  /** Whether a question is being answered. */
  isBusy: boolean;
  /** How much of the search is done, from 0 to 1. */
  done: number;
  /** Asks again; undefined unless asking failed. */
  retry: (() => void) | undefined;
}

/** A question as a text, so that the same one is asked once. */
const textOf = (question: Question): string => writeAddress({ ...defaults, ...question });

/**
 * Asks for the computed build, whose code comes with the first question. While another question is answered the last answer stays; a
 * search whose answer nobody waits for is stopped.
 */
export function useAnswer(question: Question): Answer {
  const [done, setDone] = useState(0);
  const [last, setLast] = useState<Answered>();
  const asked = useRef<AbortController>(undefined);
  const load = useCallback(async (text: string): Promise<Answered> => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    const code = await loadCode();
    const { useCase, budget, refinement } = readAddress(new URLSearchParams(text));
    const answered = { useCase, budget, refinement };
    setDone(0);
    return { code, answered, outcome: await code.search(answered, { signal, onProgress: setDone }) };
  }, []);
  useEffect(() => () => asked.current?.abort(), []);

  const loaded = useLoaded(textOf(question), load);
  const shown = loaded.status === 'ready' ? loaded.value : loaded.status === 'loading' ? last : undefined;
  if (shown !== last) setLast(shown);
  return {
    shown,
    isBusy: loaded.status === 'loading',
    done,
    retry: loaded.status === 'failed' ? loaded.retry : undefined,
  };
}
