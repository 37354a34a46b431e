import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { hostname } from 'node:os';
import type { Trouble } from '@rig4u/releases/follow';
import type { LoadStore } from '@rig4u/releases/health';
import type { StoreAt } from '@rig4u/releases/store';
import { keepLoads } from './keep-loads';
import { loadCounts } from './load-counts';
import { gatewayMetrics, metricsServer } from './metrics';
import { namedReleases } from './named-releases';
import type { TakeLoadReportsOptions } from './take-load-reports';

interface LoadReportsOptions {
  /** The folder that is served. */
  store: string;
  /** Where the whole history is. */
  history: StoreAt;
  storeTrouble: () => Trouble | undefined;
  log: (line: string) => void;
  /** Left out, the counts are for Prometheus alone. */
  keeper: LoadStore | undefined;
  everyMs?: number | undefined;
  /** 0: nobody asks for figures. */
  metricsPort: number;
}

/** What a gateway does with reports on loads. */
export interface LoadReports {
  taking: Omit<TakeLoadReportsOptions, 'limits'>;
  countRequest: ((status: number) => void) | undefined;
  /** Opens the port for figures, if there is to be one. */
  listen: (begin: (server: Server, port: number) => Promise<unknown>) => Promise<void>;
  /** Writes what is not written yet, and ends. */
  stop: () => Promise<void>;
  /** Why the database cannot be used; undefined while all is well. */
  trouble: () => Trouble | undefined;
}

export function loadReports({
  store,
  history,
  storeTrouble,
  log,
  keeper,
  everyMs,
  metricsPort,
}: LoadReportsOptions): LoadReports {
  // Rows of two gateways, or of one before and after a restart, must not replace each other.
  const counts = loadCounts(`${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`);
  const named = namedReleases(store, log);
  const kept = keeper && keepLoads({ history, counts, keeper, log, ...(everyMs !== undefined && { everyMs }) });
  const trouble = () => kept?.trouble();
  const metrics =
    metricsPort === 0 ? undefined : gatewayMetrics(named.revision, { store: storeTrouble, database: trouble });
  const server = metrics && metricsServer(metrics, log);
  return {
    taking: { counts, named, onCounted: metrics?.countLoads },
    countRequest: metrics?.countRequest,
    trouble,
    listen: async (begin) => {
      if (!server) return;
      await named.look();
      await begin(server, metricsPort);
    },
    stop: async () => {
      server?.closeAllConnections();
      server?.close();
      await kept?.stop();
    },
  };
}
