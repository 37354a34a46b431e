import { answerMessages } from './answer-messages';
import type { ToWorker } from './messages';

/** The program of the worker. It talks to the page that started it and to nobody else. */
const take = answerMessages((message) => self.postMessage(message));
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void take(data));
self.postMessage({ kind: 'ready' });
