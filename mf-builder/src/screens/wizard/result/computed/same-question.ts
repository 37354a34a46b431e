import { useMemo } from 'react';
import { defaults, readAddress, writeAddress } from '../../wizard-state';
import type { Question } from './question';

/** The same object for the same question. */
export function useSameQuestion(question: Question): Question {
  const text = writeAddress({ ...defaults, ...question });
  return useMemo(() => {
    const { useCase, budget, refinement } = readAddress(new URLSearchParams(text));
    return { useCase, budget, refinement };
  }, [text]);
}
