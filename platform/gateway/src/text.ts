/** A plain answer for a person or a log; nothing keeps it. */
export const text = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
