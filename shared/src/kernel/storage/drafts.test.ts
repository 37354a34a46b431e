import { draftsOf, forgetDrafts } from './drafts';

const drafts = draftsOf({ key: 'rig4u-drafts-test' });

/** What the browser's tab keeps; a reload forgets all else. */
const kept = () => sessionStorage.getItem('rig4u-drafts-test');

afterEach(() => {
  jest.restoreAllMocks();
  forgetDrafts();
});

test('what was typed is there again, also after a reload, until it is dropped', () => {
  drafts.write('list', 'CPU: Ryzen');
  drafts.write('part', '{"name":"Mine"}');
  expect(drafts.read('list')).toBe('CPU: Ryzen');
  expect(kept()).toContain('CPU: Ryzen');
  drafts.drop('list');
  expect(drafts.read('list')).toBeUndefined();
  expect(kept()).toBe('{"part":"{\\"name\\":\\"Mine\\"}"}');
  drafts.write('part', '');
  expect(kept()).toBeNull();
});

test('what is held is in memory alone, also where it was kept before', () => {
  drafts.write('list', 'CPU');
  drafts.hold('list', 'Machine name: MY-PC');
  expect(drafts.read('list')).toBe('Machine name: MY-PC');
  expect(kept()).toBeNull();
});

test('a draft that is very long is in memory alone', () => {
  drafts.write('list', 'x'.repeat(200_001));
  expect(drafts.read('list')).toHaveLength(200_001);
  expect(kept()).toBeNull();
});

test('where the browser keeps nothing, the memory does', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drafts.write('list', 'CPU');
  expect(drafts.read('list')).toBe('CPU');
});

test('what somebody else wrote under the key is no draft', () => {
  sessionStorage.setItem('rig4u-drafts-test', '[1, 2]');
  expect(drafts.read('list')).toBeUndefined();
  sessionStorage.setItem('rig4u-drafts-test', '{');
  drafts.write('list', 'CPU');
  expect(kept()).toBe('{"list":"CPU"}');
});

test('signing out forgets the drafts of every part', () => {
  drafts.write('list', 'CPU');
  sessionStorage.setItem('rig4u-drafts-other', '{"message":"Hello"}');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(drafts.read('list')).toBeUndefined();
});
