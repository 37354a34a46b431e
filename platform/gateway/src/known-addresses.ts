import { matchesPath, ownerOf } from '@rig4u/shared/contracts';
import { screensAt } from '@rig4u/shared/server';
import { unescaped } from './unescaped';

/** An address that a release declares, and what its names may stand for; a name without a list stands for anything. */
export interface KnownScreen {
  path: string;
  values?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** By part, the screens of each of its releases that some visitor gets. */
export type KnownScreens = Readonly<Record<string, readonly (readonly KnownScreen[])[]>>;

/** Whether an address leads somewhere. One that leads nowhere may be another one in other letters: `to`. */
export type Leads = 'somewhere' | 'nowhere' | { to: string };

/** Finds out where addresses lead. Without knowing what the host has, all of them count as known. */
export function addressFinder(known: KnownScreens | undefined): (pathname: string) => Leads {
  if (!known) return () => 'somewhere';
  const owners = Object.fromEntries(
    Object.entries(known).map(([part, releases]) => [part, { paths: releases.flat().map(({ path }) => path) }]),
  );
  const screens = Object.values(known)
    .flat(2)
    .toSorted((one, other) => literalIn(other) - literalIn(one));
  const isKnown = (pathname: string): boolean => {
    const owner = ownerOf(owners, pathname);
    const releases = (owner === undefined ? undefined : known[owner]) ?? [];
    return releases.some((release) => screensAt(release, pathname).some((screen) => isListed(screen, pathname)));
  };
  return (pathname) => {
    if (isKnown(unescaped(pathname))) return 'somewhere';
    const meant = screens.flatMap((screen) => inItsLetters(screen, pathname) ?? []).find(isKnown);
    return meant === undefined ? 'nowhere' : { to: meant };
  };
}

/** Whether what the names of a screen's path stand for in an address is what its release lists. */
const isListed = ({ path, values }: KnownScreen, pathname: string): boolean =>
  values === undefined || pairs(path, pathname).every(([step, given]) => listOf(step, values)?.includes(given) ?? true);

/** An address with the letters of a screen that has it otherwise; undefined where it is not of that screen. */
function inItsLetters({ path, values = {} }: KnownScreen, pathname: string): string | undefined {
  if (!matchesPath(path.toLowerCase(), pathname.toLowerCase())) return undefined;
  const steps = pairs(path, pathname).map(([step, given]) => {
    if (!step.startsWith(':')) return step;
    const list = listOf(step, values);
    return list ? list.find((value) => value.toLowerCase() === given.toLowerCase()) : given;
  });
  return steps.includes(undefined) ? undefined : `/${steps.join('/')}`;
}

/** Each step of a path with what stands there in an address that is as long. */
const pairs = (path: string, pathname: string): (readonly [step: string, given: string])[] => {
  const given = steps(pathname);
  return steps(path).map((step, i) => [step, given[i] ?? '']);
};

/** What lies between the slashes of an address or a path. */
const steps = (path: string): string[] => path.split('/').filter(Boolean);

const literalIn = ({ path }: KnownScreen): number => steps(path).filter((step) => !step.startsWith(':')).length;

const listOf = (step: string, values: NonNullable<KnownScreen['values']>): readonly string[] | undefined =>
  step.startsWith(':') && Object.hasOwn(values, step.slice(1)) ? values[step.slice(1)] : undefined;
