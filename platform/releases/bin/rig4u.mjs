#!/usr/bin/env node
import { bundledMain } from './bundled.mjs';

/** These are other packages of ours, which are TypeScript: a bundle beside them would be a second copy of what they share. */
const areOthers = ['build', 'dev', 'serve', 'export', 'migrate'];

async function readTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}

async function fromSources() {
  await readTypeScript();
  return { ...(await import('../src/command/main.ts')), readTypeScript: undefined };
}

async function fromOneFile() {
  const bundled = await bundledMain();
  // `promote` loads a browser, and `check` a compiler, when they come so far.
  return bundled && { ...bundled, readTypeScript };
}

const argv = process.argv.slice(2);
const isOther = areOthers.some((command) => argv.includes(command));
const { main, ...rest } = (isOther ? undefined : await fromOneFile()) ?? (await fromSources());
process.exitCode = await main(argv, {
  ...rest,
  cwd: process.cwd(),
  env: process.env,
  clock: Date.now,
  say: console.log,
  complain: console.error,
});
