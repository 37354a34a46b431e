import { groups, type Group } from './groups';
import type { Weighed } from './weigh';

/** The most that each group may weigh on a screen, and what its modules weighed when that was written; bytes. */
export interface Budget {
  most: Partial<Record<Group, number>>;
  modules: Readonly<Record<string, number>>;
  /** What all groups together may weigh over that. */
  room?: number;
}

/** Below this a module is not written down by its name. */
const small = 100;
/** Compression differs a little from build to build. */
const room = (bytes: number): number => Math.ceil((bytes * 1.02 + 200) / 100) * 100;

export function bytesByGroup(weighed: readonly Weighed[]): Partial<Record<Group, number>> {
  const sums = groups.map((group): [Group, number] => [group, sum(weighed.filter((one) => one.group === group))]);
  return Object.fromEntries(sums.filter(([, bytes]) => bytes > 0));
}

const sum = (weighed: readonly Weighed[]): number => Math.round(weighed.reduce((total, { bytes }) => total + bytes, 0));

/** The budget that fits a screen as it is. */
export function budgetOf(weighed: readonly Weighed[]): Budget {
  const most = Object.entries(bytesByGroup(weighed)).map(([group, bytes]) => [group, room(bytes)]);
  const large = [...bytesByName(weighed)].filter(([, bytes]) => bytes >= small).toSorted(byName);
  return { most: Object.fromEntries(most), modules: Object.fromEntries(large) };
}

/** What a screen that nobody has written a budget for may weigh over what every screen of a remote weighs: code, texts and drawings. */
const roomOfNewScreen = 40_000;

/** Its budget: in each group what the lightest of these has, none for the remote itself, and that room. */
export function budgetOfNewScreen(screens: readonly Budget['most'][], modules: Budget['modules']): Budget {
  const most = groups
    .filter((group) => group !== 'remote')
    .map((group): [Group, number] => [group, Math.min(...screens.map((one) => one[group] ?? 0))]);
  return { most: Object.fromEntries(most), modules, room: roomOfNewScreen };
}

/** What passes its budget on a screen, in sentences that name the modules that grew. */
export function overBudget(screen: string, weighed: readonly Weighed[], budget: Budget): string[] {
  const { room = 0 } = budget;
  const over = Object.entries(bytesByGroup(weighed)).flatMap(([group, bytes]) => {
    const most = Object.entries(budget.most).find(([name]) => name === group)?.[1] ?? 0;
    return bytes > most ? [{ group, bytes, more: bytes - most }] : [];
  });
  if (over.reduce((total, { more }) => total + more, 0) <= room) return [];
  const than = room === 0 ? 'it may' : `the lightest screen does; ${room} are allowed for all groups together`;
  return over.map(({ group, bytes, more }) => {
    const grown = grownIn(
      weighed.filter((one) => one.group === group),
      budget,
    );
    return `${screen}: ${group} weighs ${bytes} bytes, ${more} more than ${than}. Grown: ${grown.join(', ')}.`;
  });
}

const most = 8;

function grownIn(weighed: readonly Weighed[], { modules }: Budget): string[] {
  return [...bytesByName(weighed)]
    .map(([name, bytes]) => ({ name, grown: bytes - (modules[name] ?? 0), isNew: modules[name] === undefined }))
    .filter(({ grown, isNew }) => grown > (isNew ? small : 20))
    .toSorted((one, two) => two.grown - one.grown)
    .slice(0, most)
    .map(({ name, grown }) => `${name} (+${grown})`);
}

function bytesByName(weighed: readonly Weighed[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, bytes } of weighed) found.set(name, (found.get(name) ?? 0) + bytes);
  return new Map([...found].map(([name, bytes]) => [name, Math.round(bytes)]));
}

const byName = ([one]: [string, number], [two]: [string, number]): number => (one < two ? -1 : 1);
