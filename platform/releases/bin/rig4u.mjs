#!/usr/bin/env node
import { bundledMain } from './bundled.mjs';

/** These run other packages of ours, which are TypeScript: a bundle beside them would be a second copy of what they share. */
const runsOthers = ['build', 'dev', 'serve', 'migrate', 'promote', 'check'];

async function fromSources() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/command/main.ts');
}

const argv = process.argv.slice(2);
const { main } =
  (runsOthers.some((command) => argv.includes(command)) ? undefined : await bundledMain()) ?? (await fromSources());
process.exitCode = await main(argv, {
  cwd: process.cwd(),
  env: process.env,
  clock: Date.now,
  say: console.log,
  complain: console.error,
});
