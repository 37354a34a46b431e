import { bringHere } from './copy-here';
import { updateSavedBuilds } from './update-saved-builds';
import { keepInAccount, savedBuilds } from '../../builds';
import { build } from '../../../checks/fake-account-table';

const entryOf = (...given: Parameters<typeof build>) =>
  keepInAccount([], build(...given), 'a', new Date('2026-11-21T10:00:00.000Z'));
const saved = () => savedBuilds.read().value;

afterEach(() => jest.restoreAllMocks());

test('a build of the account is copied into this browser under its own id, once', () => {
  const [entry] = entryOf('17', 'Mine', 99.5);
  if (!entry) throw new Error('no entry');
  savedBuilds.update(() => [build('1')]);
  expect(bringHere(entry)).toBe('here');
  expect(saved()).toEqual([
    build('1'),
    { id: '17', name: 'Mine', date: '2026-11-21T10:00:00.000Z', components: entry.components, totalPrice: 99.5 },
  ]);
  expect(bringHere(entry)).toBe('here');
  expect(saved()).toHaveLength(2);
});

test('what the check said comes along', () => {
  const [entry] = keepInAccount([], { ...build('17'), verdict: { fails: 1 } }, 'a', new Date());
  if (!entry) throw new Error('no entry');
  bringHere(entry);
  expect(saved()[0]?.verdict).toEqual({ fails: 1 });
});

test('the version that is here already stays', () => {
  const [entry] = entryOf('17', 'There');
  if (!entry) throw new Error('no entry');
  savedBuilds.update(() => [build('17', 'Here')]);
  expect(bringHere(entry)).toBe('differs');
  expect(saved()).toEqual([build('17', 'Here')]);
});

test('a browser that keeps nothing refuses', () => {
  const [entry] = entryOf('17');
  if (!entry) throw new Error('no entry');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(bringHere(entry)).toBe('refused');
});

test('a saved build follows a change from elsewhere, with its total; one that was changed here stays', () => {
  const before = [...entryOf('1', 'One'), ...entryOf('2', 'Two')];
  const after = [...entryOf('1', 'One', 250), ...entryOf('2', 'Two', 250)];
  savedBuilds.update(() => [{ ...build('1', 'One'), note: 'Desk' }, build('2', 'My own name'), build('3')]);
  updateSavedBuilds(before, after);
  expect(saved()).toMatchObject([
    {
      name: 'One',
      note: 'Desk',
      date: '2026-11-01T10:00:00.000Z',
      totalPrice: 250,
      components: { cpu: { price: 250 } },
    },
    { name: 'My own name', totalPrice: 100 },
    { name: 'Build #3' },
  ]);
});

test('a build that is taken out of the account stays in this browser', () => {
  savedBuilds.update(() => [build('1')]);
  updateSavedBuilds(
    entryOf('1'),
    entryOf('1').map((entry) => ({ ...entry, components: {}, deleted: true })),
  );
  expect(saved()).toEqual([build('1')]);
});
