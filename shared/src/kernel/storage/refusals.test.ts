import * as v from 'valibot';
import { refusalText, storedValue } from '.';

const store = storedValue({ key: 'note', schema: v.string(), fallback: '' });

/** The words for the reason why a write is refused now. */
function wordsNow(): string {
  const result = store.update(() => 'new');
  return result.ok ? 'kept' : refusalText(result.reason);
}

const failWith = (name: string) => {
  throw new DOMException('refused', name);
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('a full disk and blocked storage each have their own words, with a way out', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => failWith('QuotaExceededError'));
  expect(wordsNow()).toMatch(/storage is full\. Delete builds/);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => failWith('SecurityError'));
  expect(wordsNow()).toMatch(/does not let the page use its storage\. Allow it/);
});

test('damaged data is said once; the next write is kept', () => {
  localStorage.setItem('note', '{damaged');
  expect(wordsNow()).toMatch(/damaged\. A copy is kept/);
  expect(wordsNow()).toBe('kept');
});
