import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Refusal, root } from '@rig4u/kernel';
import { changedFiles, sourceFiles } from '../affected/changed-files';
import { importGraph } from '../affected/import-graph';
import { runJest } from '../test-run/run-jest';
import { stepsOf } from '../test-run/steps';
import { filesAndTypes } from '../test-run/test-steps';
import { nearestTests, testsAround, unseenByTests, withinSeconds } from './nearest-tests';

/** Of one core: with what comes before, a person waits a minute. */
const mostSeconds = 60;
/** What a test file takes that is no heavy one. */
const usualSeconds = 1.5;

const weights = v.parse(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
  readFileSync(join(root, 'platform/workspace/jest/weights.json'), 'utf8'),
);

const write = (text: string): void => void process.stdout.write(text);
const isThere = (file: string): boolean => existsSync(join(root, file));

/** `pnpm quick [--since main]`: rules and format of what a change touches, all types, and the unit tests that are nearest to it. */
async function quick(): Promise<void> {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'main' } } });
  const { files } = await changedFiles(root, values.since);
  if (files.length === 0) return write(`Nothing differs from ${values.since}.\n`);
  const graph = await importGraph(root, (await sourceFiles(root)).filter(isThere));
  const unseen = unseenByTests(graph, files);
  for (const file of unseen) write(`No unit test imports ${file}: those of the folder around it run.\n`);
  const near = [...new Set([...nearestTests(graph, files), ...unseen.flatMap((file) => testsAround(graph, file))])];
  const tests = withinSeconds(near, (test) => weights[test] ?? usualSeconds, mostSeconds);
  const steps = stepsOf(write);
  await steps.run('rules, format and types', () => filesAndTypes(files.filter(isThere)));
  if (tests.length > 0)
    await steps.run(`the ${tests.length} nearest of ${near.length} tests`, () =>
      runJest('unit', ['--runTestsByPath', ...tests]),
    );
  if (tests.length < near.length)
    write(`Not run: ${near.length - tests.length} tests that are further away. \`npm test\` runs all.\n`);
  steps.end();
}

try {
  await quick();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
