/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { withDownload } from './download';

let server: Server | undefined;

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}/snapshots/opendata-latest.zip?x=1` : '';
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const limits = { patience: 10_000, mostBytes: 1000 };

test('what is fetched is a file under its own name while it is used, and gone afterwards', async () => {
  const address = await serve((_, response) => response.end('PK'));
  const used = await withDownload(
    address,
    async (file) => {
      expect(readFileSync(file, 'utf8')).toBe('PK');
      return file;
    },
    limits,
  );
  expect(path.basename(used)).toBe('opendata-latest.zip');
  expect(existsSync(path.dirname(used))).toBe(false);
});

test('it is gone too when its use fails', async () => {
  const address = await serve((_, response) => response.end('PK'));
  let folder = '';
  const refuse = async (file: string) => {
    folder = path.dirname(file);
    throw new Error('no snapshot');
  };
  await expect(withDownload(address, refuse, limits)).rejects.toThrow('no snapshot');
  expect(existsSync(folder)).toBe(false);
});

test('what is too large is refused and not used', async () => {
  const address = await serve((_, response) => response.end('x'.repeat(1001)));
  const use = jest.fn();
  await expect(withDownload(address, use, limits)).rejects.toThrow('sends more than 1,000 bytes');
  expect(use).not.toHaveBeenCalled();
});

test('an answer that does not end is given up', async () => {
  const address = await serve((_, response) => response.write('PK'));
  const use = jest.fn();
  await expect(withDownload(address, use, { ...limits, patience: 200 })).rejects.toThrow(
    'did not answer within 0.2 seconds',
  );
  expect(use).not.toHaveBeenCalled();
});
