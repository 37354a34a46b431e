import { DatabaseError, listErrorLogs, setErrorLogResolved, type ErrorLog } from '@rig4u/shared/database';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { errorLog, nobody, signIn, visit } from '../../../../checks/open-admin';
import { errorAsText } from '../../../domain/error-as-text';

jest.mock('@rig4u/shared/database', () => ({
  ...jest.requireActual('@rig4u/shared/database'),
  listErrorLogs: jest.fn(),
  setErrorLogResolved: jest.fn(),
}));
const list = jest.mocked(listErrorLogs);
const set = jest.mocked(setErrorLogResolved);

let log: ErrorLog[] = [];
beforeEach(async () => {
  set.mockReset().mockResolvedValue();
  list
    .mockReset()
    .mockImplementation(async ({ id, resolved } = {}) =>
      log.filter(
        (error) => (id === undefined || error.id === id) && (resolved === undefined || error.resolved === resolved),
      ),
    );
  await signIn();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await nobody();
});

const dialog = async () => within(await openedDialog('Error'));
const fact = (inside: BoundFunctions<typeof queries>, name: string) =>
  inside.getAllByRole('term').find((term) => term.textContent === name)?.nextElementSibling?.textContent;

test('the detail has everything, an address of its own, and gives the focus back', async () => {
  log = [
    errorLog(3, {
      metadata: { ...errorLog(3).metadata, type: 'react-error-boundary', componentStack: '\n    at Cable' },
    }),
  ];
  const { user, location } = visit();
  const link = await screen.findByRole('link', { name: 'Details: Failure 3' });
  await user.click(link);
  const detail = await dialog();
  expect(location().search).toBe(`?error=${errorLog(3).id}`);
  expect(detail.getByRole('group', { name: 'Message' })).toHaveTextContent('Failure 3');
  expect(detail.getByRole('group', { name: 'Stack' })).toHaveTextContent('at picker.js:10:4');
  expect(detail.getByRole('group', { name: 'Component stack' })).toHaveTextContent('at Cable');
  expect(JSON.parse(detail.getByRole('group', { name: 'Metadata' }).textContent ?? '')).toEqual({
    type: 'react-error-boundary',
    line: 10,
    column: 4,
  });
  expect(fact(detail, 'Occurrences')).toBe('3 times');
  expect(fact(detail, 'First seen')).toMatch(/, 2026, /);
  expect(fact(detail, 'Last seen')).toMatch(/, 2026, /);
  expect(fact(detail, 'Page')).toBe('https://rig.example/pc-part-picker/3');
  expect(fact(detail, 'User agent')).toBe('TestBrowser/1.0');
  expect(fact(detail, 'Viewport')).toBe('1280 × 800');
  expect(fact(detail, 'Platform')).toBeUndefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location().search).toBe('');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Details: Failure 3' })).toHaveFocus());
});

test('the detail says that no release is blamed for translators and extensions', async () => {
  log = [errorLog(1, { metadata: { ...errorLog(1).metadata, translated: true, fromExtensions: 1 } })];
  visit(`?error=${errorLog(1).id}`);
  const detail = await dialog();
  expect(await detail.findByText('The screen was drawn anew. No release is blamed for it.')).toBeVisible();
  expect(fact(detail, 'Translated page')).toBe('The screen was drawn anew. No release is blamed for it.');
  expect(fact(detail, 'Errors of extensions')).toBe('1 left out before this one. No release is blamed for them.');
});

test('a link opens an error that the filter does not show, and it can be reopened there', async () => {
  log = [errorLog(1), errorLog(2, { resolved: true })];
  const { user } = visit(`?error=${errorLog(2).id}`);
  const detail = await dialog();
  await user.click(await detail.findByRole('button', { name: 'Reopen' }));
  expect(fact(detail, 'State')).toBe('Unresolved');
  expect(set).toHaveBeenCalledWith(errorLog(2).id, false);
});

test.each([errorLog(9).id, 'no uuid at all'])('an id that the log does not have (%s) is said', async (id) => {
  log = [errorLog(1)];
  visit(`?error=${encodeURIComponent(id)}`);
  expect(await (await dialog()).findByText('There is no such error in the log.')).toBeVisible();
});

test('an error that does not arrive can be asked for again', async () => {
  log = [];
  list.mockResolvedValueOnce([]).mockRejectedValueOnce(new DatabaseError('offline'));
  const { user } = visit(`?error=${errorLog(1).id}`);
  const detail = await dialog();
  expect(await detail.findByRole('alert')).toHaveTextContent('The database could not be reached.');
  log = [errorLog(1)];
  await user.click(detail.getByRole('button', { name: 'Try Again' }));
  expect(await detail.findByRole('group', { name: 'Message' })).toHaveTextContent('Failure 1');
});

test('hostile text is text: no element of it, no link, and the message scrolls beyond 200 px', async () => {
  const hostile = `<img src=x onerror=alert(1)>\u202E${'w'.repeat(4_000)}`;
  log = [
    errorLog(1, {
      error_message: hostile,
      error_stack: '<script>alert(2)</script>',
      component: '<b>bold</b>',
      browser_info: { ...errorLog(1).browser_info, url: 'javascript:alert(3)', extra: '<i>4</i>' },
    }),
  ];
  const { container } = visit(`?error=${errorLog(1).id}`);
  const detail = await dialog();
  const message = detail.getByRole('group', { name: 'Message' });
  expect(message.textContent).toBe(hostile);
  expect(getComputedStyle(message)).toMatchObject({ maxHeight: '200px', overflow: 'auto', overflowWrap: 'anywhere' });
  expect(detail.getByRole('group', { name: 'Stack' })).toHaveTextContent('<script>alert(2)</script>');
  expect(fact(detail, 'extra')).toBe('<i>4</i>');
  const page = container.ownerDocument;
  expect(page.querySelector('img, script, b, i, a[href^="javascript:"]')).toBeNull();
});

test('the error is copied as text', async () => {
  log = [errorLog(1)];
  const { user } = visit(`?error=${errorLog(1).id}`);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click((await dialog()).getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(errorAsText(errorLog(1)));
  for (const part of [
    'Failure 1',
    'Part1',
    'at picker.js:10:4',
    'TestBrowser/1.0',
    'Priority: high',
    'State: unresolved',
    errorLog(1).id,
  ])
    expect(errorAsText(errorLog(1))).toContain(part);
});

test('where the page may not copy, the text is selected', async () => {
  log = [errorLog(1)];
  const { user } = visit(`?error=${errorLog(1).id}`);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const detail = await dialog();
  await user.click(detail.getByRole('button', { name: 'Copy as text' }));
  const field = await detail.findByRole<HTMLTextAreaElement>('textbox', { name: 'The error as text' });
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, errorAsText(errorLog(1)).length]);
});
