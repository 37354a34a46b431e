import { ownerOf, type LoadReport, type PageIndex, type ReportedLoad, type Vitals } from '@rig4u/shared/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { failed, onLoadNoted, takeLoads } from '../remotes/note-load';
import { visitReport, type Visit } from './visit-report';

interface Facts {
  host: Visit['host'];
  index: Pick<PageIndex, 'epoch' | 'revision' | 'preview' | 'remotes'>;
  /** The address that the page was opened with. */
  openedAt: string;
  /** How many visits are asked, from 0 to 1. */
  share: number;
}

/** Where the reports go; a beacon arrives also when the page is being left. */
const address = '/api/loads';

/** Sends how the releases of this visit loaded: when the page is hidden or left, and at once when something failed. */
export function sendLoadReports(window: Window, { host, index, openedAt, share }: Facts): void {
  const { document, navigator } = window;
  const visit: Visit = {
    epoch: index.epoch,
    revision: index.revision,
    host,
    preview: index.preview !== undefined,
    sampled: Math.random() < share,
  };
  const opened = ownerOf(index.remotes, openedAt);
  let untold: ReportedLoad[] = [];
  let vitals: Vitals = {};
  let of: Vitals['of'];
  let again = false;

  const tell = () => {
    const report = visitReport(visit, { again, loads: untold, vitals: of ? { of, ...vitals } : vitals });
    [again, untold, vitals] = [true, [], {}];
    if (report) send(navigator, report);
  };
  const noted = () => {
    const loads = takeLoads();
    untold.push(...loads);
    const begin = loads.find((load) => load.part === opened);
    if (begin) of ??= { part: begin.part, version: begin.version };
    if (loads.some(failed)) tell();
  };
  const measure = ({ name, value }: Metric) => {
    const key = vitalNames[name];
    vitals = {
      ...vitals,
      [key]: key === 'cls' ? Math.min(Math.round(value * 1_000) / 1_000, 100) : milliseconds(value),
    };
  };

  onLoadNoted(noted);
  noted();
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(measure);
  // At the window, which hears of it after the library at the document has measured.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  window.addEventListener('pagehide', tell);
}

const vitalNames = { TTFB: 'ttfb', FCP: 'fcp', LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

const milliseconds = (value: number): number => Math.min(Math.max(Math.round(value), 0), 600_000);

/** Another site cannot have a visitor send this type without asking first, which nobody allows. */
function send(navigator: Navigator, report: LoadReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (!navigator.sendBeacon(address, body)) console.warn('How this page loaded could not be told.');
}
