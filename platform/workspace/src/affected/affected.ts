import type { Part } from '../parts/parts';
import type { ImportGraph } from './import-graph';
import type { PackageChanges } from './lock-changes';

/** A part that a change touches. */
export interface AffectedPart {
  part: string;
  kind: Part['kind'];
  /** Whether visitors get something else, and not only its tests or tools change. */
  release: boolean;
  /** One reason: a file with the way to it, or a package. */
  why: string;
}

export interface Changes {
  /** Files that were changed, added or removed, as paths from the root. */
  files: readonly string[];
  /** What is installed differently for each folder. */
  packages: ReadonlyMap<string, PackageChanges>;
}

/** What every part is checked with. The scripts of the root's package.json are no such thing; what it installs, the lock file says. */
const forAll = /^(tsconfig[^/]*\.json|jest\.config\.mjs|oxlint\.config\.mjs|knip\.config\.ts|\.ci\/.*|\.github\/.*)$/;
const isDocument = /\.md$|^LICENSE$/;
/** What no visitor gets. */
const isForTests = /\.test\.[cm]?tsx?$|\/(checks|gallery|tools|fixtures)\//;
/** What every release is built with. */
const builder = 'platform/preset';

/**
 * The parts that a change touches, in the order of `parts`: because one of their files imports a changed one, however far away,
 * because something else is installed for them, or because a file that nobody imports lies in their folder.
 */
export function affectedParts(
  parts: readonly Part[],
  graph: ImportGraph,
  { files, packages }: Changes,
): AffectedPart[] {
  const changed = new Set(files.filter((file) => !isDocument.test(file)));
  const everywhere = [...changed].find((file) => forAll.test(file));
  const builtDifferently = packages.get(builder)?.shipped[0];
  return parts.flatMap(({ folder, kind }): AffectedPart[] => {
    const own = [...graph.keys(), ...changed].filter((file) => file.startsWith(`${folder}/`));
    const visible = own.filter((file) => !isForTests.test(file));
    const shipped = packages.get(folder)?.shipped[0] ?? builtDifferently ?? wayToChange(graph, visible, changed);
    const release = (kind === 'host' || kind === 'remote') && shipped !== undefined;
    const why = release ? shipped : (packages.get(folder)?.all[0] ?? wayToChange(graph, own, changed) ?? everywhere);
    return why === undefined ? [] : [{ part: folder, kind, release, why }];
  });
}

/** The shortest way by imports from one of these files to one that changed; undefined where there is none. */
function wayToChange(graph: ImportGraph, from: readonly string[], changed: ReadonlySet<string>): string | undefined {
  const cameFrom = new Map<string, string | undefined>(from.map((file) => [file, undefined]));
  // A Map goes on to what is added while it is walked.
  for (const file of cameFrom.keys()) {
    if (changed.has(file)) return wayBack(cameFrom, file).join(' → ');
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

function wayBack(cameFrom: ReadonlyMap<string, string | undefined>, to: string): string[] {
  const before = cameFrom.get(to);
  return before === undefined ? [to] : [...wayBack(cameFrom, before), to];
}
