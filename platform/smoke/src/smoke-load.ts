import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { twoAtATime } from '@rig4u/workspace/two-at-a-time';
import type { Fault } from '@rig4u/releases';
import { folderOf, labelOf, type ReleaseRef, type StoreAt } from '@rig4u/releases/store';
import type { Browser } from 'playwright-core';
import { addressesOfHost, addressesOfRemote } from './addresses';
import { startTrial, type Trial } from './trial';
import { visit } from './visit';

/**
 * Loads every screen that releases change, in a real browser beside everything that is live: what does not load is RIG-110,
 * and a script that runs though it was changed on the way is RIG-107. Throws a Refusal where no browser is to be had.
 */
export async function smokeLoad(store: StoreAt, refs: readonly ReleaseRef[]): Promise<Fault[]> {
  const browser = await launchBrowser();
  try {
    const trial = await startTrial(store, refs);
    try {
      return (await Promise.all(refs.map((ref) => faultsOf(browser, trial, ref)))).flat();
    } finally {
      await trial.close();
    }
  } finally {
    await browser.close();
  }
}

async function faultsOf(browser: Browser, { url, remotes }: Trial, ref: ReleaseRef): Promise<Fault[]> {
  const part = labelOf(ref);
  const own = `/${folderOf(ref)}/`;
  const tried = new Set<string>();
  const faults: Fault[] = [];
  const remote = remotes.find(({ name }) => name === ref.part);
  for (const address of remote ? addressesOfRemote(remote) : addressesOfHost(remotes)) {
    const { path } = address;
    const { failure, scripts } = await visit(browser, url, address);
    if (failure !== undefined) {
      faults.push({ code: 'RIG-110', part, sentence: `${path} does not load: ${failure}` });
      continue;
    }
    const fresh = scripts.filter((one) => one.startsWith(own) && !tried.has(one));
    for (const script of fresh) tried.add(script);
    const ran = await twoAtATime(fresh.map((script) => async () => (await visit(browser, url, address, script)).ran));
    for (const script of fresh.filter((_, i) => ran[i]))
      faults.push({
        code: 'RIG-107',
        part,
        sentence: `${script} ran on ${path} although its bytes were changed on the way`,
      });
  }
  return faults;
}
