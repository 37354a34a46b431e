const answerMs = 3_000;

/** Whether a file is not on the server any more. One that cannot be asked, or fails, says nothing about it. */
export async function isGone(src: string): Promise<boolean> {
  try {
    const ask = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerMs) } as const;
    const { status } = await fetch(src, ask);
    return status === 404 || status === 410;
  } catch {
    // No answer: perhaps the line is down.
    return false;
  }
}
