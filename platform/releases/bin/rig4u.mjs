#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/command/main.ts');
process.exitCode = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  clock: Date.now,
  say: console.log,
  complain: console.error,
});
