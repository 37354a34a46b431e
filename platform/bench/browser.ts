import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '@rig4u/workspace/find-browser';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real browser: the one that the end-to-end tests take. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });
