import type { Registry } from '@rig4u/shared/contracts';

/** Paths of one remote that some address would share with another remote's, one sentence each. */
export function pathConflicts(registry: Registry, name: string, paths: readonly string[]): string[] {
  const others = Object.entries(registry.remotes).filter(([other]) => other !== name);
  return others.flatMap(([other, record]) =>
    paths.flatMap((path) =>
      record.paths
        .filter((taken) => overlap(path, taken))
        .map((taken) => `${path} meets ${taken} of ${other}: one address, two owners`),
    ),
  );
}

/** Whether some address matches both patterns. */
export function overlap(one: string, two: string): boolean {
  const [a, b] = [segments(one), segments(two)];
  return a.length === b.length && a.every((part, i) => part === b[i] || isParameter(part) || isParameter(b[i]));
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (part: string | undefined): boolean => part?.startsWith(':') ?? false;
