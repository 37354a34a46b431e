import type { Fault } from '../fault';
import type { RemoteManifest } from '../manifest';

/** The budget of a remote that names none, in bytes as brotli. */
const usualBudget = 150_000;

/** Whether entry and largest screen together are over the remote's budget (RIG-111). `sizeOf` is a file's size as brotli, in bytes. */
export function checkBudget(
  { name, version, entry, screens, budget = usualBudget }: RemoteManifest,
  sizeOf: (file: string) => number,
): Fault[] {
  const sizes = screens.map(({ path, files }) => ({
    path,
    size: [...new Set([entry, ...files])].reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  return sizes
    .filter(({ size }) => size > budget)
    .map(({ path, size }) => ({
      code: 'RIG-111',
      part: `${name}@${version}`,
      sentence: `${path} takes ${kb(size)}, and the budget is ${kb(budget)}. Make it smaller, or raise "budget" in package.json.`,
    }));
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
