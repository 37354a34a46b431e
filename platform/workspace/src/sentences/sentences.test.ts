/** @jest-environment node */
import { browserPartsOf, readParts } from '../parts/parts';
import { readTree, root } from '../source-code/read-tree';
import { repeatedSentences, sentencesOf } from './sentences';

const repeated = (files: Record<string, string>): ReturnType<typeof repeatedSentences> =>
  repeatedSentences(new Map(Object.entries(files)));

/** Whether a file may hold texts that a visitor reads: not those of tests, nor what is kept as it was for older releases. */
const isRead = (path: string): boolean =>
  /^[^/]+\/src\/(?!retired\/).*\.tsx?$/.test(path) && !/\.(test|cases)\.tsx?$|\/testing\.tsx?$/.test(path);

test('a sentence ends with a point, a question or an exclamation mark, and has five words or more', () => {
  expect(
    sentencesOf('Not now. Check your connection and try again. Is the disk of this computer full? Four words are few'),
  ).toEqual(['Check your connection and try again.', 'Is the disk of this computer full?']);
});

test('values, numbers and signs are no words', () => {
  expect(sentencesOf('… of 24 parts – 3 chosen')).toEqual([]);
  expect(sentencesOf('repeat(auto-fill, minmax(0, 1fr)) 1fr / 2fr')).toEqual([]);
});

test('a sentence in two files is found in strings, templates and elements, with both places', () => {
  const files = {
    'b.tsx': 'const a = <p>Check your <b>connection</b> and try again.</p>;',
    'a.ts': 'const a = `Failed. Check your connection and try again.`;',
    'c.ts': "const a = 'Check the connection and try again.';",
  };
  expect(repeated(files)).toEqual([{ sentence: 'Check your connection and try again.', files: ['a.ts', 'b.tsx'] }]);
});

test('twice in one file, in a comment, in an error or in the console is no repetition', () => {
  const text = "'Check your connection and try again.'";
  expect(repeated({ 'a.ts': `f(${text}); g(${text});`, 'b.ts': `// ${text}` })).toEqual([]);
  expect(
    repeated({ 'a.ts': `f(${text})`, 'b.ts': `throw new TypeError(${text})`, 'c.ts': `console.warn(${text})` }),
  ).toEqual([]);
});

test('no sentence that visitors read is written in two files', async () => {
  const tree = await readTree(root, browserPartsOf(readParts(root)), isRead);
  expect(tree.size).toBeGreaterThan(500);
  const found = repeatedSentences(tree);
  const places = found.map(
    ({ sentence, files }) =>
      `"${sentence}" is in ${files.join(' and in ')}: write it in one file and import it; ` +
      'what two parts say belongs in shared, beside what it speaks of',
  );
  expect(places).toEqual([]);
});
