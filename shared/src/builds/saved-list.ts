import { totalOf } from './components';
import type { BuildComponents, SavedBuild } from './schema';

type Builds = readonly SavedBuild[];

/** The next entry of a list: id is the time stamp, plus 1 while that is taken; named after its place. */
export function newBuild(list: Builds, components: BuildComponents, now: Date): SavedBuild {
  const taken = new Set(list.map((build) => build.id));
  let id = now.getTime();
  while (taken.has(String(id))) id += 1;
  return {
    id: String(id),
    name: `Build #${list.length + 1}`,
    date: now.toISOString(),
    components,
    totalPrice: totalOf(components) / 100,
  };
}

/** The list with the build appended; it is the last entry. */
export const saveBuild = (list: Builds, components: BuildComponents, now: Date): SavedBuild[] => [
  ...list,
  newBuild(list, components, now),
];

export type BuildChange = Partial<Pick<SavedBuild, 'name' | 'note' | 'components'>>;

/** The list with one entry changed; id and date stay, and new components bring their total. An unknown id changes nothing. */
export const updateBuild = (list: Builds, id: string, change: BuildChange): SavedBuild[] =>
  list.map((build) => (build.id === id ? { ...build, ...change, ...newTotal(change) } : build));

export const deleteBuild = (list: Builds, id: string): SavedBuild[] => list.filter((build) => build.id !== id);

const newTotal = ({ components }: BuildChange) => components && { totalPrice: totalOf(components) / 100 };
