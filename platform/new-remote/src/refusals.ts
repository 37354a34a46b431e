import { Refusal } from '@rig4u/kernel';
import { remoteName } from '@rig4u/releases/manifest';
import { matchesPath } from '@rig4u/shared/contracts';
import * as v from 'valibot';
import { shortName } from './plan-remote';

/** What is taken already. */
export interface Taken {
  names: readonly string[];
  /** Path patterns of other parts, each with its part. */
  paths: readonly { path: string; part: string }[];
}

/** Throws a Refusal that says what to choose instead where a remote cannot be called so. */
export function checkName(name: string, { names, paths }: Taken): void {
  const read = v.safeParse(remoteName, name);
  if (!read.success)
    throw new Refusal(
      `A remote cannot be called "${name}": its name is mf- and then small letters, digits and "-", such as mf-used-parts.`,
    );
  if (names.includes(name)) throw new Refusal(`There is a remote ${name} already. Choose another name.`);
  const address = `/${shortName(name)}`;
  const owner = paths.find(({ path }) => matchesPath(path, address));
  if (owner)
    throw new Refusal(
      `${name} would have its first screen at ${address}, which belongs to ${owner.part}. Choose another name.`,
    );
}
