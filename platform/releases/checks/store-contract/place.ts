import type { Store } from '../../src/store/store';

type Part = 'releases' | 'log';
/** A driver's half of a store, or the whole of it. */
export type Handle<Of extends Part> = Pick<Store, Of | 'close'>;

/** Where a driver keeps what a test gives it: empty at first, and the test's own. */
export interface Place<Of extends Part> {
  /** Another handle on it, with connections of its own. */
  open(): Promise<Handle<Of>>;
}

/** A place at the other end of a network. */
export interface DistantPlace<Of extends Part> extends Place<Of> {
  /** Where its server listens on this machine. */
  port: number;
  /** A handle whose connections go by way of another port of this machine. */
  openThrough(port: number): Promise<Handle<Of>>;
}

/** Opens handles, and closes them after each test. */
export function closedAfterwards(): <One extends { close(): Promise<unknown> }>(opening: Promise<One>) => Promise<One> {
  const opened: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  return async (opening) => {
    const one = await opening;
    opened.push(one);
    return one;
  };
}

/** What a caller does whose call failed: the same again. */
export const again = <T>(call: () => Promise<T>): Promise<T> => call().catch(call);

/** The only handle of these that is there at a place in the row, taken in turn. */
export function inTurn<T>(all: readonly T[], at: number): T {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('There is no handle.');
  return one;
}
