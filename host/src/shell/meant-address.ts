import { cleanAddress, paths, type Location } from '@rig4u/shared/routing';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

const own: readonly string[] = [paths.home, paths.terms, paths.privacy];

/**
 * Where an address that nothing owns was meant to lead: in small letters, and without what stands behind it when it was passed on.
 * Undefined where nothing owns that either. An id keeps its capitals where its screen is found with them.
 */
export function meantAddress(location: Address, owns: (pathname: string) => boolean): Address | undefined {
  const clean = cleanAddress(location) ?? location;
  const { pathname } = clean;
  const found = [pathname, pathname.replace(/^\/[^/]*/, (first) => first.toLowerCase()), pathname.toLowerCase()].find(
    (path) => path !== location.pathname && (own.includes(path) || owns(path)),
  );
  return found === undefined ? undefined : { ...clean, pathname: found };
}
