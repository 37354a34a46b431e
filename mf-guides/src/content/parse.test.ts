import fc from 'fast-check';
import { excerptOf, parseContent, readingMinutes } from './parse';

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

test('reads steps with their descriptions and tips, and skips the other headings', () => {
  expect(parseContent(content)).toEqual([
    { title: 'Seat the processor', description: 'Lift the lever. Let it drop in. No force. - Close the lever.', tips: ['Hold it by the edges.', 'Keep the cover.'] },
    { title: 'Fit the memory', description: '', tips: [] },
  ]);
});

test('lines among the tips that are no items belong to the description', () => {
  expect(parseContent('## A\n### Tips\n- one\nmore text')).toEqual([{ title: 'A', description: 'more text', tips: ['one'] }]);
});

test('a step ends the tips of the step before', () => {
  expect(parseContent('## A\n### Tips\n- one\n## B\n- two')[1]).toEqual({ title: 'B', description: '- two', tips: [] });
});

test('lines may end as on any system', () => {
  expect(parseContent('## A\r\ntext\r\n### Tip\r\n- one')).toEqual([{ title: 'A', description: 'text', tips: ['one'] }]);
});

const pieces = ['## ', '### Tips', '###', '# ', '- ', '\n', '\r\n', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '](javascript:alert(1))', '`', 'tip', ' ', '__proto__'];
const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 40 }).map((parts) => parts.join(''));

test('any text gives steps of plain text, and nothing is made up', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { title, description, tips } of parseContent(text)) {
        expect(text).toContain(title);
        for (const tip of tips) expect(text).toContain(tip);
        for (const word of description.split(' ')) expect(text).toContain(word);
      }
    }),
  );
});

const line = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/\s+/g, ' ')}`.trim());

test('what was written as steps is read as these steps', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: line, description: line, tips: fc.array(line) })), (steps) => {
      const written = steps.map(({ title, description, tips }) => [`## ${title}`, description, '### Tips', ...tips.map((tip) => `- ${tip}`)].join('\n')).join('\n\n');
      expect(parseContent(written)).toEqual(steps);
    }),
  );
});

test('markup stays the text it is', () => {
  const [step] = parseContent('## <b>Bold</b>\n<script>alert(1)</script>\n### Tips\n- <img src=x onerror=alert(1)>');
  expect(step).toEqual({ title: '<b>Bold</b>', description: '<script>alert(1)</script>', tips: ['<img src=x onerror=alert(1)>'] });
});

test('an excerpt has the descriptions only', () => {
  expect(excerptOf(parseContent('## A\none\n### Tips\n- tip\n## B\n## C\ntwo'))).toBe('one two');
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes([{ title: '', description: 'word '.repeat(words), tips: [] }])).toBe(minutes);
});
