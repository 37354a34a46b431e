export interface FetchLimits {
  /** How long the whole answer may take, in milliseconds. */
  patience: number;
  /** Bytes of the largest answer that is read. */
  mostBytes: number;
  accept?: string;
}

/**
 * What `take` makes of the bytes at an address. They come one piece after the other and are not kept here.
 * @throws Error that says what went wrong and what to do: no answer, too slow, refused, too large.
 */
export async function fetchBytes<T>(
  address: string,
  { patience, mostBytes, accept = 'application/json' }: FetchLimits,
  take: (pieces: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  const ofConnection = (cause: unknown): Error =>
    signal.aborted
      ? new Error(`${address} did not answer within ${patience / 1000} seconds. Try again later.`, { cause })
      : new Error(`${address} cannot be reached. Check the address.`, { cause });

  const response = await fetch(address, { signal, headers: { accept } }).catch((cause: unknown) => {
    throw ofConnection(cause);
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address} answered with status ${response.status}. Correct the address, or try again later.`);
  }
  async function* received(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of response.body ?? []) yield piece;
    } catch (cause) {
      throw ofConnection(cause);
    }
  }
  return take(upTo(mostBytes, received(), address));
}

async function* upTo(most: number, pieces: AsyncIterable<Uint8Array>, address: string): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    // Why not by content-length: a server may leave it out, or lie. Leaving the loop closes the connection.
    if (size > most)
      throw new Error(
        `${address} sends more than ${most.toLocaleString('en-US')} bytes. It is not what was asked for.`,
      );
    yield piece;
  }
}

/** The text at an address. It throws what `fetchBytes` throws. */
export const fetchText = async (address: string, limits: FetchLimits): Promise<string> =>
  fetchBytes(address, limits, async (pieces) => {
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    return Buffer.concat(all).toString('utf8');
  });
