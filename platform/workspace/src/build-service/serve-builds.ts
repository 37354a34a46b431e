import { rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { ask } from './ask';
import { orderSchema, type Answer, type Order } from './messages';

export interface BuildService {
  socket: string;
  /** Rejects with an Error that says what is wrong with the part. */
  build: (order: Order) => Promise<void>;
  /** Whether the code or the packages that this process has loaded are no longer what is on the disk. */
  isOutdated: () => boolean;
  /** After how long without a question it ends. */
  idleMs?: number;
  /** How often it looks whether it is idle, or its socket gone. */
  lookMs?: number;
}

const minute = 60_000;

/**
 * Builds parts for whoever asks at a socket, one after the other. Resolves when it listens, to a promise of its end: it was told
 * to, it is outdated, nobody asked for long, or its socket is another's or gone. Undefined when another service is there already.
 */
export async function serveBuilds({
  socket,
  build,
  isOutdated,
  idleMs = 30 * minute,
  lookMs = minute,
}: BuildService): Promise<{ ended: Promise<void> } | undefined> {
  if ((await ask(socket, '/alive')) !== undefined) return undefined;
  // Left behind by a process that was killed.
  if (process.platform !== 'win32') await rm(socket, { force: true });
  const turns = inTurn();
  let lastAsked = Date.now();
  let isEnding = false;
  const over = deferred();

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown): Answer => ({ did: 'failed', output: String(error) }))
      .then((said) => response.end(JSON.stringify(said), () => (isEnding ? end() : undefined)));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  const mine = await markOf(socket);
  const looking = setInterval(() => void look(), lookMs);

  async function answer(request: IncomingMessage): Promise<Answer | { pid: number }> {
    lastAsked = Date.now();
    if (request.url === '/stop') isEnding = true;
    if (request.url !== '/build') return { pid: process.pid };
    const order = v.parse(orderSchema, await json(request));
    return turns.next(async () => {
      isEnding ||= isOutdated();
      if (isEnding) return { did: 'left' };
      try {
        await build(order);
        return { did: 'built' };
      } catch (error) {
        return { did: 'failed', output: error instanceof Error ? error.message : String(error) };
      } finally {
        lastAsked = Date.now();
      }
    });
  }

  async function look(): Promise<void> {
    if (turns.busy() || isEnding) return;
    const isMine = (await markOf(socket)) === mine;
    // To close the server would remove the other one's socket.
    if (!isMine) leave();
    else if (Date.now() - lastAsked > idleMs) end();
  }

  function end(): void {
    server.close();
    leave();
  }

  function leave(): void {
    isEnding = true;
    clearInterval(looking);
    server.unref();
    over.resolve();
  }

  return { ended: over.promise };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Tells a socket from another one at the same place. A pipe of Windows goes with its process and has no file. */
const markOf = async (socket: string): Promise<string> => {
  const known = process.platform === 'win32' ? undefined : await stat(socket).catch(noneOnlyIfMissing);
  return known ? `${known.ino} ${known.ctimeMs}` : '';
};

/** Works, each begun when the one before has ended. */
function inTurn() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    busy: () => waiting > 0,
    next<T>(work: () => Promise<T>): Promise<T> {
      waiting += 1;
      const result = last.then(work).finally(() => (waiting -= 1));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
