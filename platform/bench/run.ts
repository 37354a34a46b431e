import { argv } from 'node:process';

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  federation: async () => (await import('./federation')).benchFederation(argv[3]),
  services: async () => (await import('./services/bench')).benchServices(),
  loads: async () => (await import('./loads/bench')).benchLoads(),
  start: async () => (await import('./start/bench')).benchStart(),
  builder: async () => (await import('./builder/bench')).benchBuilder(argv[3]),
  best: async () => (await import('./best/bench')).benchBest(argv[3]),
  interaction: async () => (await import('./interaction/bench')).benchInteraction(),
  account: async () => (await import('./account/bench')).benchAccount(),
  platform: async () => (await import('./platform/bench')).benchPlatform(),
  fleet: async () => (await import('./fleet/bench')).benchFleet(),
  capacity: async () => (await import('./capacity/bench')).benchCapacity(),
  outside: async () => (await import('./outside/bench')).benchOutside(),
  web: async () => (await import('./web/bench')).benchWeb(argv[3], argv[4]),
  bytes: async () => (await import('./bytes/bench')).benchBytes(argv[3]),
};

/** `pnpm bench [federation | builder | best | services | loads | start | account | interaction | platform | capacity | fleet | bytes | outside | web]`; federation without a name. */
const name = argv[2] ?? 'federation';
const bench = benchmarks[name];
if (bench) await bench();
else {
  console.error(`There is no benchmark "${name}". Take one of: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
}
