import { shelfFromFiles } from '../../../checks/composing/shelf';
import { answerMessages } from './answer-messages';
import { start, type Asked } from './jobs';
import type { FromWorker, ToWorker } from './messages';

const parts = shelfFromFiles();
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  jest.resetModules();
});

const best = (budget: number): Asked<'best'> => ({
  job: 'best',
  parts,
  conditions: { use: 'gaming', resolution: '1440p', budgetCents: budget * 100 },
});

const answerTo = (asked: Asked<'best'>) => {
  const search = start(asked);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
};

/** A worker in this process: messages are copied, as between page and worker. */
class FakeWorker extends EventTarget {
  static made = 0;
  readonly #take: (message: ToWorker) => Promise<void>;

  constructor() {
    super();
    FakeWorker.made += 1;
    this.#take = answerMessages((message) => this.#say(message));
    setTimeout(() => this.#say({ kind: 'ready' }));
  }

  #say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }

  postMessage(message: ToWorker): void {
    void this.#take(structuredClone(message));
  }
}

class RefusedWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

class ForbiddenWorker {
  constructor() {
    throw new TypeError('This document requires TrustedScriptURL');
  }
}

async function withWorker(worker: unknown) {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  if (worker !== undefined) Object.defineProperty(globalThis, 'Worker', { configurable: true, value: worker });
  return (await import('./off-page')).offPage;
}

test('one worker answers every question, each with its own answer', async () => {
  FakeWorker.made = 0;
  const offPage = await withWorker(FakeWorker);
  const { signal } = new AbortController();
  const both = await Promise.all([offPage(best(1500), { signal }), offPage(best(900), { signal })]);
  expect(both).toEqual([answerTo(best(1500)), answerTo(best(900))]);
  expect(FakeWorker.made).toBe(1);
  const step = await offPage({ ...best(3000), job: 'nextStep' }, { signal });
  expect(step).toBeUndefined();
});

test.each([
  ['there are none', undefined],
  ['the browser refuses its text', RefusedWorker],
  ['a policy refuses it at once', ForbiddenWorker],
])('where %s the page searches by itself', async (_why, worker) => {
  const offPage = await withWorker(worker);
  expect(await offPage(best(1500), { signal: new AbortController().signal })).toEqual(answerTo(best(1500)));
});

test('who leaves gets no answer; who has enough gets what there is', async () => {
  const offPage = await withWorker(FakeWorker);
  const left = new AbortController();
  const gone = offPage(best(1500), { signal: left.signal });
  left.abort();
  await expect(gone).rejects.toThrow('aborted');
  const enough = new AbortController();
  enough.abort();
  const early = await offPage(best(1500), { signal: new AbortController().signal, enough: enough.signal });
  expect(early.kind).toBe('best');
});

test('a shelf without processors is an answer, not an error', async () => {
  const offPage = await withWorker(FakeWorker);
  const broken = { ...best(1500), parts: { ...parts, cpu: [] } };
  const { signal } = new AbortController();
  await expect(offPage(broken, { signal })).resolves.toMatchObject({ kind: 'infeasible', missing: ['cpu'] });
});
