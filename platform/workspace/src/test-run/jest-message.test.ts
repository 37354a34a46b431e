/** @jest-environment node */
import { isOfWholeFile, readableMessage } from './jest-message';

const bullet = (title: string, words: string) => `  ● ${title}\n\n    ${words}\n\n      at a.test.ts:3:27\n\n`;

it('takes the colours away and keeps each word', () => {
  expect(readableMessage('  \u001b[1m● a fan › turns\u001b[22m\n\n    expected 1\n\n      got 2\n')).toBe(
    '● a fan › turns\n\n    expected 1\n\n      got 2',
  );
  expect(readableMessage('two')).toBe('two');
});

it('says once what failed several tests, with their titles, and all that differs', () => {
  const same = ['one', 'two', 'three'].map((title) => bullet(title, 'No database'));
  expect(readableMessage([...same, bullet('four', 'No fan')].join(''))).toBe(
    `● one
● two
● three

    No database

      at a.test.ts:3:27

● four

    No fan

      at a.test.ts:3:27`,
  );
});

it('a bullet within the words of a test begins no other', () => {
  const message = bullet('one', 'Expected:\n    ● two\n\n    x');
  expect(readableMessage(message)).toBe(message.trim());
});

it('knows what no title runs alone', () => {
  expect(isOfWholeFile(bullet('Test suite failed to run', 'AFTER'))).toBe(true);
  expect(isOfWholeFile(bullet('one', 'No fan'))).toBe(false);
});
