export interface FetchLimits {
  /** How long the whole answer may take, in milliseconds. */
  patience: number;
  /** Bytes of the largest answer that is read. */
  mostBytes: number;
}

/** The answer is there and is refused. Everything else that is thrown comes from the connection. */
class RefusedAnswer extends Error {}

/**
 * The text at an address.
 * @throws Error that says what went wrong and what to do: no answer, too slow, refused, too large.
 */
export async function fetchText(address: string, { patience, mostBytes }: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RefusedAnswer(
        `${address} answered with status ${response.status}. Correct the address, or try again later.`,
      );
    }
    return await readUpTo(response, mostBytes, address);
  } catch (cause) {
    if (cause instanceof RefusedAnswer) throw cause;
    if (signal.aborted)
      throw new Error(`${address} did not answer within ${patience / 1000} seconds. Try again later.`, { cause });
    throw new Error(`${address} cannot be reached. Check the address.`, { cause });
  }
}

async function readUpTo(response: Response, mostBytes: number, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Why not by content-length: a server may leave it out, or lie. Leaving the loop closes the connection.
    if (size > mostBytes)
      throw new RefusedAnswer(
        `${address} sends more than ${mostBytes.toLocaleString('en-US')} bytes. It is no price index.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
