import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Held until all is measured: what nobody holds is no memory. */
const held: unknown[] = [];

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** How many megabytes what is made takes for as long as it is held. */
export function memoryOf(make: () => unknown): number {
  const before = usedMegabytes();
  held.push(make());
  return usedMegabytes() - before;
}
