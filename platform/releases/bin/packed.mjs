#!/usr/bin/env node
// The command where this package is installed from a tarball: it is JavaScript already.
import { main } from '../dist/command.js';

process.exitCode = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  clock: Date.now,
  say: console.log,
  complain: console.error,
});
