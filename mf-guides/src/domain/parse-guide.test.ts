import fc from 'fast-check';
import { guides } from '../../checks/guides';
import { excerptOf, parseContent, readingMinutes } from './parse-guide';

const content = `
# A title
Text before the first step.
## Seat the processor
Lift the lever.
Let it drop in.
#### A note
No force.
### Some TIPS
- Hold it by the edges.
-Keep the cover.
### Afterwards
- Close the lever.
## Fit the memory
`;

test(spec('2.35', 'reads steps with their descriptions and tips, and skips the other headings'), () => {
  expect(parseContent(content)).toEqual([
    {
      title: 'Seat the processor',
      description: 'Lift the lever. Let it drop in. No force.',
      tips: ['Hold it by the edges.', 'Keep the cover.', 'Close the lever.'],
    },
    { title: 'Fit the memory', description: '', tips: [] },
  ]);
});

test.each([
  [
    'lines among the tips that are no items belong to the description',
    '### Tips\n- one\nmore text',
    'more text',
    ['one'],
  ],
  ['a skipped line ends nothing', '### Tips\n- one\n# note\n#### note\n- two', '', ['one', 'two']],
  ['items stand before tips are announced', '- two\n### Notes\n- three', '- two - three', []],
  ['a tips heading may have more marks', '###### tip\n- one', '', ['one']],
  ['or no space, and any case', '###TIPS\n- one', '', ['one']],
  ["it may hold 'tip' anywhere", '### Multiple screens\n- one', '', ['one']],
  ['two marks are not enough', '##tips\n- one', '- one', []],
  ['an item needs no space', '### Tip\n-one\n--two', '', ['one', '-two']],
  ['an item without text is none', '### Tip\n-\n-   \n- one', '', ['one']],
  ['lines may be indented', '   ### Tip\n\t- one\n   text', 'text', ['one']],
  ['lines may end as on any system', 'text\r\n### Tip\r- one\n\r\n', 'text', ['one']],
  ['text may be of any script', 'Prüfe 電源 🔌\n### Tip ✅\n- Ça va', 'Prüfe 電源 🔌', ['Ça va']],
  ['a hash inside a line is text', 'Slot #2 counts', 'Slot #2 counts', []],
])('%s', (_, body, description, tips) => {
  expect(parseContent(`## A\n${body}`)).toEqual([{ title: 'A', description, tips }]);
});

test('a step ends the tips of the step before, and tips before the first step belong to none', () => {
  expect(parseContent('### Tips\n- none\n## A\n### Tips\n- one\n## B\n- two')).toEqual([
    { title: 'A', description: '', tips: ['one'] },
    { title: 'B', description: '- two', tips: [] },
  ]);
});

test.each(['', '\n\n', '# title', '##', '## ', '##A', 'text', '- item', '### Tips\n- one'])(
  'there is no step in %p',
  (text) => {
    expect(parseContent(text)).toEqual([]);
  },
);

const pieces = [
  '## ',
  '### Tips',
  '###',
  '# ',
  '- ',
  '-',
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '](javascript:alert(1))',
  '`',
  'tip',
  ' ',
  '__proto__',
  '###### tip',
  '\ud83d',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 40 })
  .map((parts) => parts.join(''));

test('any text gives steps of plain text, and nothing is made up', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { title, description, tips } of parseContent(text)) {
        expect(title).not.toBe('');
        expect(text).toContain(title);
        for (const tip of tips) expect(text).toContain(tip);
        for (const word of description.split(' ')) expect(text).toContain(word);
      }
    }),
  );
});

test('any text has an excerpt of some lines and a reading time', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const steps = parseContent(text.repeat(30));
      expect(excerptOf(steps).length).toBeLessThanOrEqual(401);
      expect(readingMinutes(steps)).toBeGreaterThanOrEqual(1);
    }),
  );
});

const line = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/\s+/g, ' ')}`.trim());

test(spec('2.35', 'what was written as steps is read as these steps'), () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: line, description: line, tips: fc.array(line) })), (steps) => {
      const written = steps
        .map(({ title, description, tips }) =>
          [`## ${title}`, description, '### Tips', ...tips.map((tip) => `- ${tip}`)].join('\n'),
        )
        .join('\n\n');
      expect(parseContent(written)).toEqual(steps);
    }),
  );
});

test.each(guides.map((guide) => [guide.id, guide.content] as const))(
  '%s loses no word and says the same with the line ends of any system',
  (_, text) => {
    const steps = parseContent(text);
    const words = (from: string) =>
      from
        .split(/\s+/)
        .filter((word) => /\w/.test(word))
        .toSorted();
    const kept = text
      .split('\n')
      .filter((row) => !/^(# |### )/.test(row))
      .join(' ');
    expect(words(steps.flatMap(({ title, description, tips }) => [title, description, ...tips]).join(' '))).toEqual(
      words(kept),
    );
    expect(parseContent(text.replaceAll('\n', '\r\n'))).toEqual(steps);
    expect(parseContent(text.replaceAll('\n', '\r'))).toEqual(steps);
  },
);

test('markup stays the text it is', () => {
  const [step] = parseContent('## <b>Bold</b>\n<script>alert(1)</script>\n### Tips\n- <img src=x onerror=alert(1)>');
  expect(step).toEqual({
    title: '<b>Bold</b>',
    description: '<script>alert(1)</script>',
    tips: ['<img src=x onerror=alert(1)>'],
  });
});

// With work that grows with the square of the length, any of these would take far longer.
test.each([
  ['steps', '## A\n'],
  ['tips', '- b\n'],
  ['lines of text', 'word word\n'],
  ['tips headings', '### tip\n'],
  ['marks', '#'],
  ['spaces', ' '],
  ['beginnings of a word', '###ti'],
  ['dashes', '-'],
])('two hundred thousand %s are no trouble', (_, piece) => {
  // Of the processor: other programs do not make it more.
  const before = process.cpuUsage();
  const steps = parseContent(`## First\n### Tips\n${piece.repeat(200_000)}\n## Last\n`);
  excerptOf(steps);
  readingMinutes(steps);
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(15);
  expect(steps.at(-1)).toEqual({ title: 'Last', description: '', tips: [] });
});

test('an excerpt has the descriptions only', () => {
  expect(excerptOf(parseContent('## A\none\n### Tips\n- tip\n## B\n## C\ntwo'))).toBe('one two');
});

test('a long excerpt ends at a word, or where it must', () => {
  expect(excerptOf(parseContent(`## A\n${'word '.repeat(500)}`))).toMatch(/^(word ){79}word…$/);
  expect(excerptOf(parseContent(`## A\n${'x'.repeat(500)}`))).toBe(`${'x'.repeat(400)}…`);
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes([{ title: '', description: 'word '.repeat(words), tips: [] }])).toBe(minutes);
});
