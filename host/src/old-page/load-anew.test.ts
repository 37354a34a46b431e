import { fireEvent, screen } from '@testing-library/react';
import { hasTyped, loadAnew } from './load-anew';
import { onceMore } from './once-for-release';
import { typeWhatWasTyped } from './type-again';

const release = 'host@1.3.0';
const assign = jest.fn();
const reload = jest.fn();
/** A window at an address, which jsdom lets nobody leave. */
const tab = (href = 'http://rig4u.test/contact', storage: object = sessionStorage): Window => {
  const { pathname } = new URL(href);
  return Object.assign(Object.create(window), {
    location: { href, pathname, assign, reload },
    sessionStorage: storage,
  });
};
const plain = (href?: string, storage?: object): Window =>
  new Proxy(window, {
    get: (target, name) =>
      Reflect.get(name === 'location' || name === 'sessionStorage' ? tab(href, storage) : target, name),
  });
const form = (message = '') => {
  document.body.innerHTML =
    '<label for="m">Message</label><textarea id="m" name="message"></textarea>' +
    '<label for="p">Password</label><input id="p" type="password" name="password" value="secret">';
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: message } });
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('a page loads itself anew once for each release, where the visitor is or was going', () => {
  expect([loadAnew(plain(), release), loadAnew(plain(), release)]).toEqual([true, false]);
  expect(loadAnew(plain(), 'host@1.2.0', '/guides?a=1#b')).toBe(true);
  expect(loadAnew(plain(), 'host@1.1.0', '/contact')).toBe(true);
  // Of two servers that each lack the other's host, a tab would go to and fro for ever.
  expect(loadAnew(plain(), release)).toBe(false);
  expect(assign.mock.calls).toEqual([['/guides?a=1#b']]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('it does so again when the visitor asks for it', () => {
  loadAnew(plain(), release);
  onceMore(plain());
  expect(loadAnew(plain(), release)).toBe(true);
});

test('not under a visitor who is typing; on the way to another screen then', () => {
  form('Hel');
  screen.getByLabelText('Message').focus();
  expect(loadAnew(plain(), release)).toBe(false);
  expect(loadAnew(plain(), release, '/guides')).toBe(true);
});

test('not where the browser keeps nothing: it would never end', () => {
  const blocked = {
    getItem: () => null,
    setItem: () => {
      throw new Error('blocked');
    },
  };
  expect(loadAnew(plain(undefined, blocked), release)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('not where what was typed does not fit into the storage: it would be lost', () => {
  form('Hello');
  const full = {
    getItem: () => null,
    setItem: (key: string) => {
      if (key === 'rig4u-drafts-anew') throw new Error('full');
    },
  };
  expect(loadAnew(plain(undefined, full), release)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a field that takes names, and what is only to be read, are not kept', () => {
  document.body.innerHTML =
    '<textarea data-unkept aria-label="Report">serial 123</textarea><textarea readonly aria-label="Link">the link</textarea>' +
    '<input type="hidden" name="id" value="the id"><label>From <input value="10"></label><label>From <input value="20"></label>';
  loadAnew(plain(), release);
  const { texts } = JSON.parse(sessionStorage.getItem('rig4u-drafts-anew') ?? '{}');
  expect(texts).toEqual([
    ['text,,From ', '10'],
    ['text,,From ,2', '20'],
  ]);
});

test.each([
  ['forgotten at a sign-out', undefined],
  ['kept in another form', '{"texts":1}'],
])('what is %s is not typed', async (_how, text) => {
  form('Hello');
  loadAnew(plain(window.location.href), release);
  if (text !== undefined) sessionStorage.setItem('rig4u-drafts-anew', text);
  document.body.innerHTML = '';
  typeWhatWasTyped(window);
  if (text === undefined) sessionStorage.removeItem('rig4u-drafts-anew');
  form();
  await new Promise((done) => setTimeout(done));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(sessionStorage.getItem('rig4u-drafts-anew')).toBeNull();
});

test('what was typed is in the fields again at that address, but for passwords, and is kept no longer', async () => {
  form('Hello');
  loadAnew(plain(), release, '/guides');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  document.body.innerHTML = '';
  expect(hasTyped(plain())).toBe(true);
  const at = { pathname: '/guides' };
  typeWhatWasTyped(
    new Proxy(window, { get: (target, name) => (name === 'location' ? at : Reflect.get(target, name)) }),
  );
  form();
  await new Promise((done) => setTimeout(done));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  document.body.innerHTML = '';
  at.pathname = '/contact';
  form();
  await new Promise((done) => setTimeout(done));
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  expect(hasTyped(plain())).toBe(false);
});
