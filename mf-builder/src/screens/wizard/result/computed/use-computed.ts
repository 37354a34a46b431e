import { patiently } from '@rig4u/shared/lazy';
import { useCallback, useState } from 'react';
import { useAnswer } from '../../../../state/use-answer';
import type { Outcome } from './outcome';
import type { Question } from './question';
import { useSameQuestion } from './same-question';

const loadCode = () => patiently(() => import(/* webpackChunkName: "computed-build" */ './computed-build'));

/** An answer with its question, and the code that shows it. */
interface Answered {
  code: Awaited<ReturnType<typeof loadCode>>;
  answered: Question;
  outcome: Outcome;
}

export interface Computed {
  /** The latest answer; undefined before the first, and where the question could not be answered. */
  shown: Answered | undefined;
  /** Whether a question is being answered. */
  isBusy: boolean;
  /** How much of the search is done, from 0 to 1. */
  done: number;
  /** Asks again; undefined unless asking failed. */
  retry: (() => void) | undefined;
}

/** Asks for the computed build, whose code comes with the first question. While another one is answered the last answer stays. */
export function useComputed(question: Question): Computed {
  const [done, setDone] = useState(0);
  const [last, setLast] = useState<Answered>();
  const answer = useCallback(async (answered: Question, signal: AbortSignal): Promise<Answered> => {
    const code = await loadCode();
    signal.throwIfAborted();
    setDone(0);
    return { code, answered, outcome: await code.search(answered, { signal, onProgress: setDone }) };
  }, []);
  const loaded = useAnswer(useSameQuestion(question), answer);
  const shown = loaded.status === 'ready' ? loaded.value : loaded.status === 'loading' ? last : undefined;
  if (shown !== last) setLast(shown);
  return {
    shown,
    isBusy: loaded.status === 'loading',
    done,
    retry: loaded.status === 'failed' ? loaded.retry : undefined,
  };
}
