import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Trouble } from '@rig4u/releases/follow';
import type { LoadReport } from '@rig4u/shared/contracts';
import type { Counted } from './load-counts';

/** The figures of a gateway as Prometheus reads them. */
export interface Metrics {
  countLoads: (counted: readonly Counted[], report: LoadReport) => void;
  countRequest: (status: number) => void;
  text: () => Promise<string>;
}

const seconds = [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 5, 10];
const vitalNames = ['ttfb', 'fcp', 'lcp', 'inp'] as const;

/** Figures of one gateway; `revision` is asked when somebody reads them. Nothing in them says who a visitor is. */
export function gatewayMetrics(
  revision: () => { epoch: number; revision: number } | undefined,
  troubles: Readonly<Record<string, () => Trouble | undefined>> = {},
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const loads = new Counter({
    name: 'rig4u_loads_total',
    help: 'Loads of releases that visitors reported, a sender once a minute',
    labelNames: ['part', 'version', 'outcome'],
    registers,
  });
  const loadSeconds = new Histogram({
    name: 'rig4u_load_seconds',
    help: 'How long releases took to load',
    labelNames: ['part', 'version'],
    buckets: seconds,
    registers,
  });
  const vitals = new Histogram({
    name: 'rig4u_web_vital_seconds',
    help: 'Web vitals of visits',
    labelNames: ['name'],
    buckets: seconds,
    registers,
  });
  const shifts = new Histogram({
    name: 'rig4u_layout_shift',
    help: 'Cumulative layout shift of visits',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  });
  const requests = new Counter({
    name: 'rig4u_http_requests_total',
    help: 'Answers by status',
    labelNames: ['status'],
    registers,
  });
  const away: Gauge = new Gauge({
    name: 'rig4u_missing_seconds',
    help: 'How long the gateway has done without something; 0 while it is there',
    labelNames: ['what'],
    registers,
    collect: (): void => {
      for (const [what, trouble] of Object.entries(troubles)) {
        const { since } = trouble() ?? {};
        away.set({ what }, since === undefined ? 0 : (Date.now() - since) / 1_000);
      }
    },
  });
  for (const field of ['epoch', 'revision'] as const) {
    const of = `The ${field} of the registry that this gateway serves`;
    const gauge: Gauge = new Gauge({
      name: `rig4u_registry_${field}`,
      help: of,
      registers,
      collect: (): void => gauge.set(revision()?.[field] ?? 0),
    });
  }
  return {
    countLoads: (counted, { vitals: measured }) => {
      for (const { part, version, outcome, ms, isFirst } of counted) {
        loads.inc({ part, version, outcome });
        if (isFirst) loadSeconds.observe({ part, version }, ms / 1_000);
      }
      // A report of which nothing counts is one of many from the same sender.
      if (!measured || counted.length === 0) return;
      for (const name of vitalNames) {
        const value = measured[name];
        if (value !== undefined) vitals.observe({ name }, value / 1_000);
      }
      if (measured.cls !== undefined) shifts.observe(measured.cls);
    },
    countRequest: (status) => requests.inc({ status: String(status) }),
    text: () => register.metrics(),
  };
}

/** Serves the figures at `/metrics`, on a port that visitors do not reach. */
export function metricsServer(metrics: Metrics, log: (line: string) => void): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.text().then(
      (body) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body),
      (error: unknown) => fail(response, log, error),
    );
  });
}

function fail(response: ServerResponse, log: (line: string) => void, error: unknown): void {
  log(JSON.stringify({ kind: 'gateway-error', message: error instanceof Error ? error.message : String(error) }));
  response.writeHead(500).end();
}
