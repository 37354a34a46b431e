import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root } from '@rig4u/kernel';
import { orderOf, planRemote, type Files } from './plan-remote';
import { checkName } from './refusals';
import { readWorkspace, versionsNow } from './workspace';

/** Where it goes: a repository of its own, or, without a folder, the workspace. */
export interface Asked {
  name: string;
  standalone?: string | undefined;
  /** A folder of tarballs to install our packages from, in place of a registry. */
  packages?: string | undefined;
}

/** Writes a new remote and returns its folder. Throws a Refusal, before anything is written, where it cannot be made. */
export function createRemote({ name, standalone, packages }: Asked): string {
  const { port, order, ...taken } = readWorkspace();
  checkName(name, taken);
  const folder = standalone === undefined ? path.join(root, name) : path.resolve(standalone);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`The folder ${folder} is not empty. Name another one, or empty it: nothing is written over.`);
  const tarballs = packages === undefined ? {} : tarballsIn(packages);
  const versions = { ...versionsNow(), ...tarballs };
  const files =
    standalone === undefined
      ? planRemote(template('workspace'), { name, port, order, versions })
      : planRemote(template('standalone'), {
          name,
          port,
          order: orderOf(name),
          versions,
          besides: within(tarballs),
        });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** What our packages need of each other: from a registry it would come with them. */
const within = ({ '@rig4u/kernel': kernel }: Record<string, string>): Record<string, string> =>
  kernel === undefined ? {} : { '@rig4u/kernel': kernel };

/** The template: what every remote has, and what one has in its place. */
const template = (place: 'workspace' | 'standalone'): Files => new Map([...filesOf('every'), ...filesOf(place)]);

function filesOf(name: string): Files {
  const folder = path.join(import.meta.dirname, '../template', name);
  const found = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    found
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')]),
  );
}

/** Our packages as files: `rig4u-preset-1.2.0.tgz` is @rig4u/preset. */
function tarballsIn(folder: string): Record<string, string> {
  const found = readdirSync(folder).flatMap((file) => {
    const [, name] = /^rig4u-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
    return name === undefined ? [] : [[`@rig4u/${name}`, `file:${path.resolve(folder, file)}`]];
  });
  if (found.length === 0)
    throw new Refusal(
      `There are no packages of ours in ${folder}. "pnpm pack:packages --to ${folder}" puts them there.`,
    );
  return Object.fromEntries(found);
}
