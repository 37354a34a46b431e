import { totalOf } from './components';
import type { BuildComponents, SavedBuild } from './schema';

type Builds = readonly SavedBuild[];

/** The next entry of a list: id is the time stamp, plus 1 while that is taken; named after its place. */
export function newBuild(list: Builds, components: BuildComponents, now: Date, verdict?: unknown): SavedBuild {
  const taken = new Set(list.map((build) => build.id));
  let id = now.getTime();
  while (taken.has(String(id))) id += 1;
  return {
    id: String(id),
    name: `Build #${list.length + 1}`,
    date: now.toISOString(),
    components,
    totalPrice: totalOf(components) / 100,
    ...(verdict !== undefined && { verdict }),
  };
}

/** The list with the build appended; it is the last entry. `verdict` is the summary of its check. */
export const saveBuild = (list: Builds, components: BuildComponents, now: Date, verdict?: unknown): SavedBuild[] => [
  ...list,
  newBuild(list, components, now, verdict),
];

export type BuildChange = Partial<Pick<SavedBuild, 'name' | 'note' | 'components' | 'verdict'>>;

/**
 * The list with one entry changed; id and date stay. New components bring their total, and end what the check said of the old ones
 * unless `change` says it of them. An unknown id changes nothing.
 */
export const updateBuild = (list: Builds, id: string, change: BuildChange): SavedBuild[] =>
  list.map((build) => (build.id === id ? { ...build, ...(change.components && ofParts(change)), ...change } : build));

export const deleteBuild = (list: Builds, id: string): SavedBuild[] => list.filter((build) => build.id !== id);

/** What follows from the parts. */
const ofParts = ({ components = {}, verdict }: BuildChange) => ({ totalPrice: totalOf(components) / 100, verdict });
