import type { Visit } from '../measure';
import { groupOfFile, groupOfModule, type Group } from './groups';
import { modulesOfRelease, type ModulesOfRelease } from './modules-of-release';
import { withoutHash } from './names';

/** What a module or a file costs on one screen, in bytes over the wire. */
export interface Weighed {
  group: Group;
  /** Where it comes from, without what differs from build to build. */
  name: string;
  bytes: number;
}

/** Finds the modules in the scripts of a part's release. */
type FindModules = (part: string, version: string) => ModulesOfRelease | Promise<ModulesOfRelease>;

/** Shares the files of a visit out among the modules in them. */
export async function weigh({ files }: Pick<Visit, 'files'>, modulesOf: FindModules = ofRelease): Promise<Weighed[]> {
  const weighed = await Promise.all(files.map((file) => weighFile(file, modulesOf)));
  return weighed.flat();
}

async function weighFile({ url, bytes }: Visit['files'][number], modulesOf: FindModules): Promise<Weighed[]> {
  const { pathname } = new URL(url);
  const [, part = 'host', version, name] = /^\/(?:remotes\/)?([\w-]+)\/(\d+\.[^/]+)\/([^/]+\.js)$/.exec(pathname) ?? [];
  const modules = version && name && (await modulesOf(part, version))[withoutHash(name)];
  if (!modules) return [{ group: groupOfFile(pathname), name: plainName(pathname), bytes }];
  const sum = Object.values(modules).reduce((total, size) => total + size, 0);
  return Object.entries(modules).map(([source, size]) => ({
    group: groupOfModule(part, source),
    name: `${part}: ${plainSource(source) || 'webpack'}`,
    // Headers are shared out too, so that the groups add up to what the network carried.
    bytes: (size * bytes) / Math.max(sum, 1),
  }));
}

const known = new Map<string, Promise<ModulesOfRelease>>();

function ofRelease(part: string, version: string): Promise<ModulesOfRelease> {
  const key = `${part}@${version}`;
  const reading = known.get(key) ?? modulesOfRelease(part, version);
  known.set(key, reading);
  return reading;
}

const plainName = (pathname: string): string => withoutHash(pathname.replace(/\/\d+\.\d+\.\d+[^/]*\//, '/'));

const plainSource = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/.*node_modules\/(?=[^.])/, '')
    .replace(/entry\.[0-9a-f]+\.js$/, 'entry.js')
    .replace(/_\d+_\d+_\d+\w*/, '');
