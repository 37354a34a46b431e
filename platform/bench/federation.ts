import { startGateway } from '@rig4u/gateway';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { buildStore, variants, type Variant } from './builds';
import { visitCold, type Visit } from './measure';
import { median } from './median';

const paths = ['/', '/guides', '/pc-part-picker'];

/**
 * `pnpm bench [federation [rounds]]`: what federation costs beside one plain bundle of the same screens, in one run on one
 * machine. For bytes, which do not differ from round to round, one round will do.
 */
export async function benchFederation(given = '5'): Promise<void> {
  const rounds = Number(given);
  const gateways = new Map<Variant, Awaited<ReturnType<typeof startGateway>>>();
  for (const variant of variants) {
    console.log(`Building: ${variant}`);
    gateways.set(
      variant,
      await startGateway({ store: await buildStore(variant), say: () => undefined, env: {}, port: 0 }),
    );
  }
  const browser = await launchBrowser();
  console.log(
    `Cold visits at 150 ms round trip and 1.6 Mbit/s, brotli, median of ${rounds}; in brackets the ratio to the bundle.\n`,
  );
  for (const path of paths) {
    const table: Record<string, Record<string, string>> = {};
    const seen = new Map<Variant, Visit[]>(variants.map((variant) => [variant, []]));
    // In turn, so that a change of the machine's speed meets all variants.
    for (let round = 0; round < rounds; round += 1) {
      for (const [variant, gateway] of gateways)
        seen.get(variant)?.push(await visitCold(browser, `http://localhost:${gateway.port}`, path));
    }
    const base = medians(seen.get('one bundle') ?? []);
    for (const [variant, visits] of seen) table[variant] = row(medians(visits), base);
    console.log(path);
    console.table(table);
  }
  await browser.close();
  for (const gateway of gateways.values()) await gateway.close();
}

type Figures = Omit<Visit, 'files'>;

function medians(visits: Visit[]): Figures {
  const of = (key: keyof Figures) => median(visits.map((visit) => visit[key]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    scripts: of('scripts'),
    serial: of('serial'),
    firstPaint: of('firstPaint'),
    interactive: of('interactive'),
  };
}

function row(visit: Figures, base: Figures): Record<string, string> {
  const kilobytes = (key: 'bytes' | 'scriptBytes') =>
    `${(visit[key] / 1000).toFixed(1)} KB (${(visit[key] / base[key]).toFixed(2)})`;
  const time = (key: 'firstPaint' | 'interactive') =>
    `${Math.round(visit[key])} ms (${(visit[key] / base[key]).toFixed(2)})`;
  return {
    bytes: kilobytes('bytes'),
    'of it scripts': kilobytes('scriptBytes'),
    requests: `${visit.requests}`,
    scripts: `${visit.scripts}`,
    'serial requests': `${visit.serial}`,
    'first paint': time('firstPaint'),
    'interactive route': time('interactive'),
  };
}
