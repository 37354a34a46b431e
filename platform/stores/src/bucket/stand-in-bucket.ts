import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestBucket } from './bucket-service';

interface Kept {
  bytes: Buffer;
  etag: string;
  at: Date;
  /** Headers that came with it and go with it: metadata. */
  own: Record<string, string>;
}

const bucket = 'releases';

/** For tests: a service with one bucket in this process, which writes under a condition as S3 does. */
export async function startStandInBucket(): Promise<TestBucket> {
  const objects = new Map<string, Kept>();

  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent(new URL(asked.url ?? '/', 'http://bucket.test').pathname).slice(bucket.length + 2);
    const known = objects.get(key);
    const { 'if-match': ifMatch, 'if-none-match': ifNone } = asked.headers;
    const body = await buffer(asked);
    if (asked.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (asked.method === 'PUT') {
      if (ifMatch !== undefined && !known) return refuse(response, 404, 'NoSuchKey', 'There is no such object.');
      if ((ifNone === '*' && known) || (ifMatch !== undefined && known?.etag !== ifMatch))
        return refuse(response, 412, 'PreconditionFailed', 'It is another one.');
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      objects.set(key, { bytes: body, etag, at: new Date(), own: metadataOf(asked) });
      return void response.writeHead(200, { ETag: etag }).end();
    }
    if (!known) return refuse(response, 404, 'NoSuchKey', 'There is no such object.');
    const headers = { ETag: known.etag, 'Last-Modified': known.at.toUTCString(), ...known.own };
    if (ifNone === known.etag) return void response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, 'Content-Length': String(known.bytes.length) });
    response.end(asked.method === 'HEAD' ? undefined : known.bytes);
  };
  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port.');
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${address.port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'secret-of-test',
    },
    place: () => `s3://${bucket}/${randomUUID()}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  );

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
