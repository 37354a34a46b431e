// `pnpm house` counts the working tree; `--at <git rev>` also counts that revision and compares; `--list` names the places.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readTree, root, type Tree } from '../source-code/read-tree';
import { countHouse, type House } from './count';
import { isCode } from './packages';
import { writePlaces, writeReport } from './report';
import { countUnusedExports } from './unused-exports';

const { values } = parseArgs({ options: { at: { type: 'string' }, list: { type: 'boolean', default: false } } });

const isCounted = (path: string): boolean => isCode(path) || /\.css$|(^|\/)(package\.json|README\.md)$/.test(path);
const readAll = (at: string): Promise<Tree> => readTree(at, ['.'], isCounted);

/** Every name that Chakra takes for a style prop, as the version that this workspace has installed knows them. */
function chakraProps(): (prop: string) => boolean {
  const isProp = v.custom<(prop: string) => boolean>((value) => typeof value === 'function');
  const chakra: unknown = createRequire(join(root, 'shared/package.json'))('@chakra-ui/react');
  return v.parse(v.object({ defaultSystem: v.object({ isValidProperty: isProp }) }), chakra).defaultSystem
    .isValidProperty;
}

/** Unused exports of the working tree; nothing where knip has no configuration. */
function unusedExports(): number | undefined {
  if (
    !['knip.json', 'knip.jsonc', 'knip.ts', 'knip.config.ts', 'knip.mjs'].some((name) => existsSync(join(root, name)))
  )
    return undefined;
  const knip = join(root, 'node_modules/.bin/knip');
  const { stdout } = spawnSync(knip, ['--reporter', 'json', '--no-exit-code'], { cwd: root, encoding: 'utf8' });
  return countUnusedExports(stdout);
}

/** Counts a revision from a copy of its files in a folder of its own, which is removed again. */
async function countRevision(revision: string, isStyle: (prop: string) => boolean): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'rig4u-house-'));
  try {
    const archive = join(folder, 'tree.tar');
    execFileSync('git', ['archive', '--format=tar', '-o', archive, revision], { cwd: root });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return countHouse(await readAll(folder), isStyle);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isStyle = chakraProps();
const now = countHouse(await readAll(root), isStyle, unusedExports());
const before = values.at === undefined ? undefined : await countRevision(values.at, isStyle);
console.log(writeReport(now, before));
if (values.list) console.log(writePlaces(now));
console.log(
  [
    '',
    'rooms: folders of src, and the files beside them as one; arrows: imports between them. Tests aside.',
    'files and their lines: code without tests and without data.',
    'style props: attributes of components that Chakra knows, in host and remotes;',
    'kept: without the picker, the shared build and the result of the wizard, which the next redesign draws anew.',
    'sentences: five words or more that visitors read, in two source files. `--list` names the places.',
  ].join('\n'),
);
