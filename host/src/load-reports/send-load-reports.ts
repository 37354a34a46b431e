import { config } from '@rig4u/shared/config';
import { ownerOf, type LoadReport, type PageIndex, type ReportedLoad, type Vitals } from '@rig4u/shared/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { onLoadFailed, takeLoads, type NotedLoad } from '../remotes/note-load';
import { asksNotToBeTracked } from './asks-not-to-be-tracked';
import { arrived, visitReport, type Visit } from './visit-report';

interface Facts {
  /** When the host's code began to run, in the page's own milliseconds. */
  ms: number;
  index: Pick<PageIndex, 'epoch' | 'revision' | 'preview' | 'remotes'>;
}

/** Where the reports go; a beacon arrives also when the page is being left. */
const address = '/api/loads';

/**
 * Sends how the releases of this visit loaded: when the page is hidden or left, and at once when something failed. Nothing is told where
 * the browser asks not to be tracked.
 */
export function sendLoadReports(window: Window, { ms, index }: Facts): void {
  const { document, navigator } = window;
  if (asksNotToBeTracked(navigator)) return onLoadFailed(undefined);
  const visit: Visit = {
    epoch: index.epoch,
    revision: index.revision,
    host: { version: HOST_VERSION, ms: milliseconds(ms) },
    preview: index.preview !== undefined,
    sampled: Math.random() < config().loadReports.share,
  };
  const [opening] = window.performance.getEntriesByType('navigation');
  const opened = opening && ownerOf(index.remotes, new URL(opening.name).pathname);
  let untold: ReportedLoad[] = [];
  let vitals: Vitals = {};
  let of: Vitals['of'];
  let again = false;

  const take = () => {
    const loads = takeLoads().map(told);
    untold.push(...loads);
    const begin = loads.find((load) => load.part === opened);
    if (begin) of ??= { part: begin.part, version: begin.version };
  };
  const tell = () => {
    take();
    const report = visitReport(visit, { again, loads: untold, vitals: of ? { of, ...vitals } : vitals });
    [again, untold, vitals] = [true, [], {}];
    if (report) send(navigator, report);
  };
  const tellFailures = () => {
    take();
    if (!untold.every(arrived)) tell();
  };
  const measure = ({ name, value }: Metric) => {
    const key = vitalNames[name];
    vitals = {
      ...vitals,
      [key]: key === 'cls' ? Math.min(Math.round(value * 1_000) / 1_000, 100) : milliseconds(value),
    };
  };

  onLoadFailed(tellFailures);
  tellFailures();
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(measure);
  // At the window, which hears of it after the library at the document has measured.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  window.addEventListener('pagehide', tell);
}

const vitalNames = { TTFB: 'ttfb', FCP: 'fcp', LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

const told = ({ phase, ms, ...load }: NotedLoad): ReportedLoad => ({
  ...load,
  ...(phase && { phase }),
  ms: milliseconds(ms),
});

const milliseconds = (value: number): number => Math.min(Math.max(Math.round(value), 0), 600_000);

/** Another site cannot have a visitor send this type without asking first, which nobody allows. */
function send(navigator: Navigator, report: LoadReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (!navigator.sendBeacon(address, body)) console.warn('How this page loaded could not be told.');
}
