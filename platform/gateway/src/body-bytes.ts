/**
 * The whole body of a request. 'too big' as soon as it is longer than the limit, whatever the request says of its length; 'broken'
 * when it does not arrive whole. Never throws.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | 'broken' | 'too big'> {
  if (Number(request.headers.get('content-length')) > limit) return 'too big';
  return arriving(request, limit).catch(() => 'broken' as const);
}

async function arriving(request: Request, limit: number): Promise<Uint8Array | 'too big'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // The rest is not wanted; that it could not be called off changes nothing for the answer.
      await reader?.cancel().catch(() => undefined);
      return 'too big';
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
