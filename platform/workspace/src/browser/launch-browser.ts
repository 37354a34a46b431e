import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './find-browser';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With them each window of an ordinary Chromium 156 has two pages of its own behind the address, which cost more than most of ours.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** A real browser, the same one for tests and benchmarks: an installed Chrome or Chromium. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });
