import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Asked } from './ask';
import type { SiteOfTest } from './test-site';

export const json = { 'Content-Type': 'application/json' };
const noReport: Asked = { method: 'POST', headers: json, body: '{}' };
/** A report of loads that is one, and counts nothing. */
const loads: Asked = {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ schema: 1, epoch: 1, revision: 1, host: { version: '1.0.0', ms: 1 }, loads: [] }),
};
export const errorReport: Asked = {
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    error: 'boom',
    stack: 's',
    componentStack: '',
    url: '/',
    timestamp: '2026-01-02T03:04:05.678Z',
  }),
};

/** Each kind of address, in each way that a browser asks for it. */
export function requestsTo({ entry, old }: SiteOfTest): [path: string, asked: Asked][] {
  const taken = ['br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip', undefined];
  const inEach = (path: string): [string, Asked][] =>
    taken.map((accepts) => [path, { headers: accepts === undefined ? {} : { 'Accept-Encoding': accepts } }]);
  return [
    ...['/', '/guides', '/registry/index.json', entry, '/host/1.0.0/widgets.js'].flatMap(inEach),
    [entry, { headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': old } }],
    [entry, { headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': old.replace(/^:./, ':_') } }],
    [entry, { headers: { 'Accept-Encoding': 'br', 'Available-Dictionary': old } }],
    [entry, { headers: { Range: 'bytes=0-9' } }],
    [entry, { method: 'HEAD' }],
    ['/', { method: 'HEAD' }],
    ['/?utm=1', {}],
    ['/nowhere', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': '*' } }],
    ['/GUIDES?utm=1', {}],
    ['/remotes/mf-guides/2.1.0/art/part.svg', {}],
    ['/remotes/mf-guides/9.9.9/remoteEntry.js', {}],
    ['/no-such-file.js', {}],
    ['/robots.txt', {}],
    ['/sitemap.xml', {}],
    ['/config.json', {}],
    ['/healthz', {}],
    ['/api/loads', noReport],
    ['/api/loads', loads],
    ['/api/log-error', {}],
    ['/api/nothing', {}],
    ['/', { method: 'DELETE' }],
  ];
}

/** One request of a flood: what came of it, and when by `performance.now()`. */
export interface Flooded {
  said: string;
  began: number;
  ended: number;
}

/** Requests that are under way at the same time. */
const visitors = 4;

/** Asks for everything over and over, a few requests at a time with pauses, until `isOver`; what came of each begins with `GET` or `report`. */
export async function flood(url: string, entry: string, isOver: (asked: number) => boolean): Promise<Flooded[]> {
  const [flooded, paths]: [Flooded[], string[]] = [[], ['/', '/guides', '/registry.json', entry]];
  let asked = 0;
  const visitor = async (): Promise<void> => {
    while (!isOver(asked)) {
      asked += 1;
      const isReport = asked % 5 === 0;
      const began = performance.now();
      const answer = ask(
        url + (isReport ? '/api/loads' : `${paths[asked % paths.length]}?${asked}`),
        isReport ? loads : { headers: { 'Accept-Encoding': 'br' } },
      );
      const said = await answer.then(
        ({ status }) => `${isReport ? 'report' : 'GET'} ${status}`,
        (error: unknown) => String(error),
      );
      flooded.push({ said, began, ended: performance.now() });
      await wait(10);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return flooded;
}
