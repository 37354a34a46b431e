import { start } from './jobs';
import type { FromWorker, ToWorker } from './messages';

/** So long it searches before it looks for messages, in milliseconds. */
const sliceMs = 40;

/** The worker's side: answers questions one after the other; a search is stopped between two slices. */
export function answerMessages(say: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  const stopped = new Set<number>();
  let last: Promise<void> = Promise.resolve();

  const answer = async ({ number, asked }: Extract<ToWorker, { kind: 'ask' }>): Promise<void> => {
    try {
      const search = start(asked);
      let until = performance.now() + sliceMs;
      let step = search.next(stopped.has(number));
      while (!step.done) {
        if (performance.now() > until) {
          say({ kind: 'progress', number, done: step.value.done });
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + sliceMs;
        }
        step = search.next(stopped.has(number));
      }
      say({ kind: 'answer', number, answer: step.value });
    } catch (error) {
      say({ kind: 'failed', number, message: String(error) });
    } finally {
      stopped.delete(number);
    }
  };

  return (message) => {
    if (message.kind === 'stop') stopped.add(message.number);
    else last = last.then(() => answer(message));
    return last;
  };
}
