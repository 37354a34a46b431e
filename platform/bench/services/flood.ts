import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { testStore } from '@rig4u/kernel';
import type { Services } from '@rig4u/shared/contracts';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { median } from '../median';
import { cost } from '../platform/requests';
import { startGatewayProcess } from '../platform/servers';
import { prepareProduct } from '../product';
import { inScene } from '../scene';

const [roundsOfEach, clients] = [5, 16];

const states = ['quiet', 'a flood of a server that does nothing', 'a flood of the database'] as const;

/**
 * What a page costs while one sender floods the table of errors past the gateway: the gateway's processor time for a page, and the first
 * paint in a new browser. Everything shares one machine here, so the same flood of a server that does nothing is measured beside it: what
 * both have in common is want of processors. The states take turns.
 */
export async function benchFlood(): Promise<Record<string, Record<string, string>>> {
  await prepareProduct();
  return inScene({ connections: 1 }, async ({ services: { database }, pool }) => {
    const gateway = await startGatewayProcess(testStore);
    const nothing = await startNothing();
    const browser = await launchBrowser();
    const look = async (): Promise<Omit<Round, 'sent'>> => ({
      cost: await cost(gateway, '/'),
      paint: await firstPaint(browser, `http://localhost:${gateway.port}/`),
    });
    try {
      const rounds: Record<(typeof states)[number], Round[]> = { [states[0]]: [], [states[1]]: [], [states[2]]: [] };
      await look();
      for (let round = 0; round < roundsOfEach; round += 1) {
        rounds[states[0]].push({ ...(await look()), sent: 0 });
        rounds[states[1]].push(await during(startFlood({ ...database, url: nothing.url }), look));
        rounds[states[2]].push(await during(startFlood(database), look));
      }
      console.log(`The table has kept ${await keptRows(pool)} rows.`);
      return Object.fromEntries(states.map((state) => [state, shown(rounds[state])]));
    } finally {
      await browser.close();
      await nothing.stop();
      await gateway.stop();
    }
  });
}

async function during(flood: Flood, look: () => Promise<Omit<Round, 'sent'>>): Promise<Round> {
  const seen = await look();
  return { ...seen, sent: await flood.stop() };
}

/** A server that answers everything at once, as the database does, and does nothing. */
export async function startNothing(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(201).end());
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Round {
  cost: number;
  paint: number;
  /** Reports that were sent meanwhile. */
  sent: number;
}

interface Flood {
  /** Ends it; resolves to the reports that were sent. */
  stop: () => Promise<number>;
}

const shown = (list: readonly Round[]): Record<string, string> => ({
  'page, µs of the gateway': median(list.map((round) => round.cost)).toFixed(0),
  'first paint, ms': median(list.map((round) => round.paint)).toFixed(0),
  'reports sent': String(list.reduce((sum, { sent }) => sum + sent, 0)),
});

/** Sends reports, each another one, from many clients at once, with the public key that every page has. */
function startFlood({ url, anonKey }: Services['database']): Flood {
  let [over, sent] = [false, 0];
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' };
  const client = async (): Promise<void> => {
    while (!over) {
      const text = randomUUID();
      const row = { component: text, error_message: text, error_stack: `Error: ${text}`, priority: 'medium' };
      const answer = await fetch(`${url}/rest/v1/error_logs`, { method: 'POST', headers, body: JSON.stringify(row) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The database answered ${answer.status}.`);
      sent += 1;
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    stop: async () => {
      over = true;
      await running;
      return sent;
    },
  };
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return paint;
}

async function keptRows(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from public.error_logs');
  return rows[0]?.count ?? '';
}
