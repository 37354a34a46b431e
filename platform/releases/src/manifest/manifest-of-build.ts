import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { describeIssues, pathPattern } from '@rig4u/shared/contracts';
import { integrityOf, type FileMap } from '../store';
import { declaredFields } from './declared-fields';
import { federationManifest, type FederationManifest } from './federation-manifest';
import { federationName } from './federation-name';
import { fileName, needsByEntry, releaseVersion, remoteName } from './fields';
import { remoteManifest, type RemoteManifest } from './remote-manifest';
import { filesNotAhead } from './not-ahead';
import { withExamples } from './screen-examples';
import { withValues } from './screen-values';

/** What a team writes into its package.json when no preset of ours builds its remote. */
const teamsWords = v.object({
  name: remoteName,
  version: releaseVersion,
  rig4u: v.object({
    ...declaredFields,
    screens: v.pipe(v.array(pathPattern), v.minLength(1, 'a remote has at least one screen')),
    entry: v.optional(fileName),
    format: v.optional(v.picklist(['script', 'module'])),
    needs: v.optional(needsByEntry, {}),
  }),
});

export interface Build {
  /** The team's package.json, read as JSON. */
  team: unknown;
  files: FileMap;
  /** The name of the federation plugin's own manifest among the files, where the build has one. */
  from?: string | undefined;
  source: RemoteManifest['source'];
}

/**
 * The manifest of a build by another bundler: files and hashes from the folder, the rest from the team's package.json and,
 * with `from`, from what the federation plugin wrote. Throws a Refusal that says what to write where something is missing.
 */
export function manifestOfBuild({ team, files, from, source }: Build): RemoteManifest {
  const { name, version, rig4u } = read(teamsWords, team, 'package.json');
  const { screens, entry, format, needs, examples, values, notAhead, ...said } = rig4u;
  const hashes = hashesOf(files);
  const built = from === undefined ? undefined : readFederation(files, from);
  const id = federationName(name, version);
  if (built && built.id !== id)
    throw new Refusal(`The build calls itself ${built.id}, and must be ${id}: give the federation plugin this "name".`);
  const manifest = {
    schema: 2,
    name,
    version,
    id,
    contract: 1,
    entry: entry ?? built?.entry ?? 'remoteEntry.js',
    format: format ?? built?.format ?? 'script',
    files: hashes,
    notAhead: refused(() => filesNotAhead(hashes, notAhead)),
    screens: refused(() => {
      const bare = screens.map((path) => ({ path, files: built?.files ?? [] }));
      return withValues(withExamples(bare, examples), values);
    }),
    needs: { ...needsOf(built), ...needs },
    ...said,
    source,
  };
  const whole = read(remoteManifest, manifest, 'The manifest of this build');
  const lost = [whole.entry, ...whole.screens.flatMap((screen) => screen.files)].find((file) => !files.has(file));
  if (lost !== undefined)
    throw new Refusal(`There is no ${lost} in the folder. Name the entry in package.json: "rig4u": { "entry": … }.`);
  return whole;
}

/** What a work comes to; what it throws becomes a Refusal. */
function refused<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readFederation(files: FileMap, from: string): FederationManifest {
  const bytes = files.get(from);
  if (!bytes)
    throw new Refusal(`There is no ${from} in the folder; --from names a file of it, such as mf-manifest.json.`);
  const text = v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), federationManifest);
  return read(text, new TextDecoder().decode(bytes), from);
}

/** Ranges, and no names: a bundler does not say them, and the smoke load finds what is missing. */
const needsOf = (built: FederationManifest | undefined): RemoteManifest['needs'] =>
  Object.fromEntries((built?.needs ?? []).map(({ name, range }) => [name, { range, names: ['*'] }]));

const hashesOf = (files: FileMap): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([name]) => name !== 'remote.json')
      .map(([name, bytes]): [string, string] => [name, integrityOf(bytes)])
      .toSorted(([one], [two]) => (one < two ? -1 : 1)),
  );

function read<T extends v.GenericSchema>(schema: T, value: unknown, what: string): v.InferOutput<T> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Refusal(`${what} cannot be used: ${describeIssues(parsed.issues)}.`);
}
