/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '@rig4u/kernel';

const { scripts, packageManager } = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ scripts: v.record(v.string(), v.string()), packageManager: v.string() }),
  ),
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const usage = readFileSync(join(root, 'platform/releases/src/command/usage.ts'), 'utf8');

const step = v.object({ run: v.optional(v.string(), '') });
const workflow = v.object({ jobs: v.record(v.string(), v.object({ steps: v.optional(v.array(step), []) })) });
const action = v.object({ runs: v.object({ steps: v.array(step) }) });

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name): [string, string] => {
  const { jobs } = v.parse(workflow, parse(readFileSync(join(folder, name), 'utf8')));
  return [
    name,
    Object.values(jobs)
      .flatMap(({ steps }) => steps.map(({ run }) => run))
      .join('\n'),
  ];
});
const setUp = v
  .parse(action, parse(readFileSync(join(root, '.github/actions/set-up/action.yml'), 'utf8')))
  .runs.steps.map(({ run }) => run)
  .join('\n');

test.each(workflows)('%s runs scripts that this repository has', (_, runs) => {
  const asked = [...runs.matchAll(/^\s*pnpm (?:--silent )?([a-z][\w:-]*)/gm)].map(([, script]) => script);
  expect(asked.filter((script = '') => !(script in scripts))).toEqual([]);
});

test.each(workflows)('%s gives rig4u commands and options that it knows', (_, runs) => {
  const asked = [...runs.replaceAll('\\\n', ' ').matchAll(/\brig4u ([a-z]+)([^|\n]*)/g)].flatMap(
    ([, command = '', rest = '']) => [`rig4u ${command}`, ...rest.matchAll(/--[a-z-]+/g)].map(String),
  );
  expect(asked.filter((word) => !usage.includes(word))).toEqual([]);
});

test('workflows install with the pnpm that npm start and npm test take', () => {
  expect(setUp).toContain(packageManager);
});
