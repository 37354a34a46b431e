import { contractCommand } from './command';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const { argv, env } = process;
process.exitCode = await contractCommand({
  argv: argv.slice(2),
  env,
  say: console.log,
  complain: console.error,
  signal: stopping.signal,
});
