/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root, runChild } from '@rig4u/kernel';
import { remotesOf } from '../parts/parts';
import { parts } from '../parts/this-repository';
import { exempted } from './config';
import { effectiveConfig } from './effective-config';
import { lintTexts, type Complaint } from './lint-texts';
import * as looks from './looks';
import * as table from './table';

/** What each list stops from saying something. */
const rules: Record<keyof typeof exempted, string> = {
  exemptions: 'eslint(no-restricted-imports)',
  passesOn: 'translated(no-loose-text)',
  rawStyles: 'rig4u(no-raw-style)',
  singleLooks: 'looks(no-single-look)',
};
const lists = Object.entries(exempted).flatMap(([list, entries]) =>
  entries.flatMap(({ files }) =>
    files.map((pattern) => ({ list, pattern, rule: new Map(Object.entries(rules)).get(list) })),
  ),
);

const run = promisify(execFile);

/** The files of the repository that git finds by these arguments. What it warns of, such as a folder that is gone, is none. */
const gitFiles = async (...args: readonly string[]): Promise<string[]> =>
  (await run('git', ['ls-files', '-z', ...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout.split('\0').filter(Boolean);
const filesOf = (pattern: string): Promise<string[]> =>
  gitFiles('--cached', '--others', '--exclude-standard', '--', `:(glob)${pattern}`);

const lines = async (file: string): Promise<string[]> =>
  (await readFile(join(root, file), 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('what a wall leaves alone', () => {
  const files = new Map<string, string[]>();
  let complaints: Complaint[];

  beforeAll(async () => {
    for (const { pattern } of lists) files.set(pattern, await filesOf(pattern));
    const sources = [...new Set([...files.values()].flat())].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
    const texts = await Promise.all(
      sources.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
    );
    const none = { exemptions: [], passesOn: [], rawStyles: [], singleLooks: [] };
    complaints = await lintTexts(new Map(texts), effectiveConfig(root, none));
  });

  test.each(lists)('$list: $pattern is there, and needs it', ({ list, pattern, rule }) => {
    const matched = files.get(pattern) ?? [];
    const stopped = complaints.filter((complaint) => complaint.rule === rule && matched.includes(complaint.file));
    const gone = matched.length === 0 && 'which matches no file';
    const clean = stopped.length === 0 && `in which ${rule} finds nothing any more`;
    expect(gone || clean ? `${list} names ${pattern}, ${gone || clean}: take it out.` : '').toBe('');
  });

  test('is in a list that is looked at here', () => {
    const isList = v.array(v.object({ files: v.array(v.string()), reason: v.string() }));
    const written = Object.entries({ ...table, ...looks }).filter(([, value]) => v.is(isList, value));
    expect(written.map(([name]) => name).toSorted()).toEqual(Object.keys(exempted).toSorted());
  });
});

/** Of a remote, folders are guarded before they are there. */
const isWritten = (pattern: string): boolean =>
  !remotesOf(parts).some((remote) => pattern.startsWith(`${remote}/`)) && !/\*\*\/[^/]+$/.test(pattern);

/** A pattern with `{one,other}` as one for each: git knows no braces. */
const inEach = (pattern: string): string[] => {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names === '' ? [pattern] : names.split(',').map((name) => before + name + after);
};

test('each wall stands around files that are there', async () => {
  const config = v.object({ overrides: v.array(v.object({ files: v.array(v.string()) })) });
  const { overrides } = v.parse(config, effectiveConfig(root));
  const patterns = new Set(
    overrides
      .flatMap(({ files }) => files)
      .filter(isWritten)
      .flatMap(inEach),
  );
  expect(patterns.size).toBeGreaterThan(20);
  for (const pattern of patterns) expect([pattern, await filesOf(pattern)]).not.toEqual([pattern, []]);
});

describe('what a tool leaves alone', () => {
  /** What programs make, which a clone need not have: `dist/`. */
  let made: string[];
  beforeAll(async () => {
    made = (await lines('.gitignore')).filter((line) => line.endsWith('/'));
  });

  test('prettier: each line of .prettierignore matches a file', async () => {
    const written = (await lines('.prettierignore')).filter((line) => !made.includes(`${line}/`));
    expect(written.length).toBeGreaterThan(0);
    for (const line of written)
      expect([line, await gitFiles('--cached', '--ignored', `--exclude=${line}`)]).not.toEqual([line, []]);
  });

  test('TypeScript: each folder that is excluded is there', async () => {
    const config = v.object({ exclude: v.array(v.string()) });
    const { exclude } = v.parse(
      v.pipe(v.string(), v.parseJson(), config),
      await readFile(join(root, 'tsconfig.json'), 'utf8'),
    );
    const written = exclude.filter((folder) => !made.includes(folder.replace('**/', '') + '/'));
    expect(written.length).toBeGreaterThan(0);
    for (const folder of written) expect([folder, await gitFiles('--', folder)]).not.toEqual([folder, []]);
  });

  test('Jest: each pattern that is ignored matches a file', async () => {
    const patterns = v.array(v.string());
    const shown = v.object({
      configs: v.array(v.object({ modulePathIgnorePatterns: patterns, testPathIgnorePatterns: patterns })),
    });
    const { output } = await runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '--showConfig'], {
      cwd: root,
    });
    const { configs } = v.parse(v.pipe(v.string(), v.parseJson(), shown), output);
    const written = configs
      .flatMap((config) => [...config.modulePathIgnorePatterns, ...config.testPathIgnorePatterns])
      .filter((pattern) => !made.some((folder) => new RegExp(pattern).test(`/${folder}`)));
    expect(written.length).toBeGreaterThan(0);
    const all = await gitFiles();
    for (const pattern of new Set(written)) {
      const found = all.filter((file) => new RegExp(pattern).test(join(root, file)));
      expect([pattern, found]).not.toEqual([pattern, []]);
    }
  });
});
