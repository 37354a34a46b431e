import type { Answers, Asked, Job } from './jobs';

/** From the page: a question under a number, or that its search may end with what it has. */
export type ToWorker = { kind: 'ask'; number: number; asked: Asked } | { kind: 'stop'; number: number };

/** From the worker: that it runs, how far a search is, its answer, or why there is none. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'progress'; number: number; done: number }
  | { kind: 'answer'; number: number; answer: Answers[Job] }
  | { kind: 'failed'; number: number; message: string };
