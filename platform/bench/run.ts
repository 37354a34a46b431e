import { argv } from 'node:process';

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => (await import('./start/bench')).benchStart(),
  builder: async () => (await import('./builder/bench')).benchBuilder(argv[3]),
  best: async () => (await import('./best/bench')).benchBest(argv[3]),
  market: async () => (await import('./market/bench')).benchMarket(),
  interaction: async () => (await import('./interaction/bench')).benchInteraction(),
  platform: async () => (await import('./platform/bench')).benchPlatform(),
  outside: async () => (await import('./outside/bench')).benchOutside(),
  web: async () => (await import('./web/bench')).benchWeb(argv[3], argv[4]),
  bytes: async () => (await import('./bytes/bench')).benchBytes(argv[3]),
};

/** `pnpm bench <name>`, with the name of one of the above. */
const name = argv[2] ?? '';
const bench = benchmarks[name];
if (bench) await bench();
else {
  console.error(`There is no benchmark "${name}". Take one of: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
}
