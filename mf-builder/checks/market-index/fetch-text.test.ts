/** @jest-environment node */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { fetchText } from './fetch-text';
import { serve } from './test-server';

const served = (answer: RequestListener) => serve('/index.json', answer);
const limits = { patience: 10_000, mostBytes: 1000 };

test('gives the text, in whatever pieces it comes', async () => {
  const { address } = await served((_, response) => {
    response.write('{"a":');
    setImmediate(() => response.end('"é"}'));
  });
  expect(await fetchText(address, limits)).toBe('{"a":"é"}');
});

test.each([404, 500])('status %d is said', async (status) => {
  const { address } = await served((_, response) => response.writeHead(status).end('sorry'));
  await expect(fetchText(address, limits)).rejects.toThrow(`${address} answered with status ${status}.`);
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['begins and does not end', (_, response) => response.write('{')],
])('a server that %s is given up', async (_, answer) => {
  const { address } = await served(answer);
  await expect(fetchText(address, { ...limits, patience: 200 })).rejects.toThrow('did not answer within 0.2 seconds');
});

test('what is too large is not read to its end, whatever its length says', async () => {
  let sent = 0;
  const { address, server } = await served((_, response) => {
    const more = () => {
      if (response.destroyed) return;
      sent += 1;
      response.write('x'.repeat(900));
      setImmediate(more);
    };
    response.on('close', () => server.emit('given-up'));
    more();
  });
  const closed = once(server, 'given-up');
  await expect(fetchText(address, limits)).rejects.toThrow('sends more than 1,000 bytes');
  await closed;
  expect(sent).toBeGreaterThan(1);
});

test('a server that is not there is said', async () => {
  const { address, server } = await served((_, response) => response.end());
  server.close();
  await expect(fetchText(address, limits)).rejects.toThrow(`${address} cannot be reached.`);
});
