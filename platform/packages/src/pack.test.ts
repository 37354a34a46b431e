/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proof, proves } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import * as v from 'valibot';
import { packInProgram, type Tarball } from './pack-in-program';
import { nodePackages } from './packed-packages';
import { unpack } from './unpack';

const file = v.union([v.string(), v.object({ types: v.optional(v.string()), default: v.string() })]);
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ exports: v.record(v.string(), file), dependencies: v.record(v.string(), v.string()) }),
);

let packed: Tarball[] = [];
const folders: Record<string, string> = {};
beforeAll(async () => {
  // Declarations take four fifths of the time.
  packed = await packInProgram(await temporaryFolder(), ...(proves ? [] : ['--bare']));
  for (const { name, file: tarball } of packed) {
    folders[name] = await temporaryFolder();
    await unpack(tarball, folders[name]);
  }
});
const folderOf = (name: string): string => folders[name] ?? 'not packed';
const textOf = (name: string, inside: string): string => readFileSync(path.join(folderOf(name), inside), 'utf8');
const filesOf = (name: string): string[] =>
  readdirSync(path.join(folderOf(name), 'dist')).map((inside) => `dist/${inside}`);

it('packs five packages, small ones', () => {
  expect(packed.map(({ name }) => name).toSorted()).toEqual(
    ['config', 'kernel', 'preset', 'releases', 'shared'].map((name) => `@rig4u/${name}`),
  );
  expect(packed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(2_200_000);
});

it('each has its files, real versions, a licence and a README', () => {
  for (const { name } of packed) {
    const text = textOf(name, 'package.json');
    expect(text).not.toMatch(/workspace:|catalog:/);
    const { exports } = v.parse(manifest, text);
    const targets = Object.values(exports).flatMap((one) =>
      typeof one === 'string' ? [one] : [one.default, ...(one.types === undefined ? [] : [one.types])],
    );
    const made = proves ? targets : targets.filter((one) => !one.endsWith('.d.ts'));
    const lost = [...made, 'LICENSE', 'README.md'].filter((one) => !existsSync(path.join(folderOf(name), one)));
    expect([name, lost]).toEqual([name, []]);
  }
});

it('what gets a declaration file is an entry', () => {
  const lost = nodePackages.map(({ entries, typed = [] }) => typed.filter((name) => !(name in entries)));
  expect(lost.flat()).toEqual([]);
});

it('what one takes of another is an entry of that one', () => {
  const entries = packed.flatMap(({ name }) =>
    Object.keys(v.parse(manifest, textOf(name, 'package.json')).exports).map((entry) => name + entry.slice(1)),
  );
  const taken = packed.flatMap(({ name }) =>
    filesOf(name)
      .filter((inside) => inside.endsWith('.js'))
      .flatMap((inside) => [...textOf(name, inside).matchAll(/(?:from|import) ?\(?"(@rig4u\/[^"]+)"/g)])
      .flatMap(([, request]) => request ?? []),
  );
  expect(taken.length).toBeGreaterThan(10);
  expect([...new Set(taken)].filter((request) => !entries.includes(request))).toEqual([]);
});

proof('every entry of shared has its types', async () => {
  const { exports } = v.parse(manifest, textOf('@rig4u/shared', 'package.json'));
  const entries = Object.entries(exports).filter(([entry]) => entry !== './package.json');
  expect(entries.filter(([, one]) => typeof one === 'string' || one.types === undefined)).toEqual([]);
  expect(entries.length).toBeGreaterThan(20);
});

it('shared names only what a team has', () => {
  const { dependencies } = v.parse(manifest, textOf('@rig4u/shared', 'package.json'));
  expect(Object.keys(dependencies)).toEqual(['csstype', 'valibot']);
  const named = filesOf('@rig4u/shared').flatMap((inside) =>
    [
      ...textOf('@rig4u/shared', inside).matchAll(
        /(?:^import|^} from|^export .* from|\bimport\()[^'";\n]*['"]([^'"\n]+)['"]/gm,
      ),
    ]
      .flatMap(([, request]) => request ?? [])
      .filter((request) => !request.startsWith('.')),
  );
  // Its own name is an entry beside it: what a remote bundles asks for those of the host.
  const had = /^(react|react-dom|csstype|valibot|@testing-library|@rig4u\/shared)(\/|$)/;
  expect([...new Set(named)].filter((request) => !had.test(request))).toEqual([]);
});

it('who made what is written into a package is said in it', () => {
  expect(textOf('@rig4u/shared', 'notices.txt')).toContain('@chakra-ui/react');
  expect(textOf('@rig4u/preset', 'notices.txt')).toContain('@module-federation/enhanced 2.9.2 (MIT)');
});
