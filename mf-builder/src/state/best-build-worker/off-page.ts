import { inSlices } from '../in-slices';
import { start, type Answers, type Asked, type Job, type Running } from './jobs';
import type { FromWorker, ToWorker } from './messages';

export interface Watching {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (done: number) => void;
  /** The search ends with what it has when this is aborted. */
  enough?: AbortSignal;
}

/** A worker that has said that it runs. Undefined where there is none to be had: no workers, or a policy that refuses them. */
let running: Promise<Worker | undefined> | undefined;
let number = 0;

async function started(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const { default: code } = await import(/* webpackChunkName: "best-build-worker" */ './worker.ts?worker-text');
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    const worker = new Worker(address);
    const runs = await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', () => resolve(true), { once: true });
      worker.addEventListener('error', () => resolve(false), { once: true });
    });
    return runs ? worker : undefined;
  } catch {
    // A policy refuses it before it starts: the page searches by itself.
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Asks the search, in a worker where one is to be had, else in the page, a slice at a time. Rejects where nobody waits any more, or where
 * the program of the worker does not arrive.
 */
export async function offPage<J extends Job>(asked: Asked<J>, watching: Watching): Promise<Answers[J]> {
  running ??= started();
  const worker = await running.catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  watching.signal.throwIfAborted();
  return worker ? inWorker(worker, asked, watching) : inSlices(untilEnough(start(asked), watching), watching.signal);
}

/** The same search, told how far it is, and ended where somebody has enough. */
function* untilEnough<T>(search: Running<T>, { enough, onProgress }: Watching): Running<T> {
  let step = search.next();
  while (!step.done) {
    onProgress?.(step.value.done);
    yield step.value;
    step = search.next(enough?.aborted);
  }
  return step.value;
}

function inWorker<J extends Job>(worker: Worker, asked: Asked<J>, watching: Watching): Promise<Answers[J]> {
  const own = (number += 1);
  const say = (message: ToWorker): void => worker.postMessage(message);
  const stop = (): void => say({ kind: 'stop', number: own });
  return new Promise<Answers[J]>((resolve, reject) => {
    const heard = ({ data }: MessageEvent<Exclude<FromWorker, { kind: 'ready' }>>): void => {
      if (data.number !== own) return;
      if (data.kind === 'progress') watching.onProgress?.(data.done);
      else if (data.kind === 'failed') reject(new Error(data.message));
      else if (isAnswerTo(asked, data.answer)) resolve(data.answer);
      if (data.kind !== 'progress') worker.removeEventListener('message', heard);
    };
    worker.addEventListener('message', heard);
    watching.enough?.addEventListener('abort', stop, { once: true });
    watching.signal.addEventListener(
      'abort',
      () => {
        stop();
        worker.removeEventListener('message', heard);
        reject(watching.signal.reason);
      },
      { once: true },
    );
    say({ kind: 'ask', number: own, asked });
    if (watching.enough?.aborted) stop();
  });
}

/** Why no parsing: both sides are one release, and the number says which question is answered. */
const isAnswerTo = <J extends Job>(_asked: Asked<J>, _answer: Answers[Job]): _answer is Answers[J] => true;
