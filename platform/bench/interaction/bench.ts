import { loadavg } from 'node:os';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { median } from '../median';
import { serveProduct } from '../product';
import { interactions } from './interactions';
import { measureRound, type Measured } from './measure';

/** How many times slower than this machine the processor is made. */
const slower = 4;
const rounds = 5;

/** `pnpm bench interaction`: what a key, a filter, a tick and a choice in the picker cost on a slow machine. */
export async function benchInteraction(): Promise<void> {
  const product = await serveProduct();
  const browser = await launchBrowser();
  const seen = new Map<string, Measured[]>(Object.keys(interactions).map((name) => [name, []]));
  const loads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    loads.push(loadavg()[0] ?? Number.NaN);
    for (const [name, measured] of await measureRound(browser, product.url, slower)) seen.get(name)?.push(measured);
  }
  await browser.close();
  await product.close();
  console.log(
    `\nThe picker with a build of seven parts, ${rounds} rounds, processor slowed ${slower} times, ` +
      `load of the machine ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}. Median (worst).\n`,
  );
  console.table(Object.fromEntries([...seen].map(([name, all]) => [name, row(all)])));
}

function row(all: readonly Measured[]): Record<string, string> {
  const of = (key: keyof Measured) => {
    const values = all.map((measured) => Math.round(measured[key]));
    return `${median(values)} (${Math.max(...values)})`;
  };
  return {
    'to the next paint, ms': of('paint'),
    'longest event, ms': of('event'),
    'longest task, ms': of('task'),
    'script, ms': of('script'),
    'style and layout, ms': of('layout'),
    components: of('rendered'),
    commits: of('commits'),
  };
}
