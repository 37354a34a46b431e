import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { lintConfig } from './lint-config';
import { remoteZones } from './remote-zones';

const named = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

/** Every remote is called like this. A repository with one remote does not know the others by name. */
const anyRemote = 'mf-[a-z0-9-]+';

/** The lint configuration of a repository that is one remote. `dir` is its folder; its package.json says its name. */
export function walls(dir: string): object {
  const { name } = v.parse(named, readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const screens = foldersIn(path.join(dir, 'src/screens'));
  return lintConfig({
    zones: remoteZones({ name, at: '', others: [anyRemote], screens }),
    noRawStyle: ['src/**'],
    looks: ['src/look/**'],
    rawStyles: [],
    noLooseText: ['src/**'],
    passesOn: [],
    exemptions: [],
  });
}

/** Names of the folders in a folder, sorted; none where it is not there. */
export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : [];
