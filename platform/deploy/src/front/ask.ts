import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address: any of 127.0.0.0/8. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** The certificate is signed by itself. */
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });
const plainAgent = new PlainAgent({ keepAlive: true });

/** Closes the connections that visitors keep. */
export function leave(): void {
  agent.destroy();
  plainAgent.destroy();
}

/** Asks with HTTP/1.1, with exactly these headers. */
export function ask(address: string, { method = 'GET', headers = {}, body = '', from }: Asked = {}): Promise<Answer> {
  const url = new URL(address);
  const isPlain = url.protocol === 'http:';
  const sent = { ...headers, ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }) };
  const options = { method, headers: sent, ...(from && { localAddress: from }) };
  return new Promise((resolve, reject) => {
    const asked = isPlain
      ? plainRequest(url, { ...options, agent: plainAgent })
      : request(url, { ...options, agent: from ? new Agent({ rejectUnauthorized: false }) : agent });
    asked.on('response', (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Asks with HTTP/2. */
export async function askHttp2(
  address: string,
  { method = 'GET', headers = {}, body = '' }: Asked = {},
): Promise<Answer> {
  const { origin, pathname, search } = new URL(address);
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const stream = session.request({ ':method': method, ':path': pathname + search, ...lower });
    // An empty body of a GET has been sent already.
    if (body) stream.end(body);
    else stream.end();
    const received = new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve);
      stream.once('error', reject);
      session.once('error', reject);
    });
    const { ':status': status, ...others } = await received;
    return { status: Number(status), headers: others, body: await buffer(stream) };
  } finally {
    session.close();
  }
}
