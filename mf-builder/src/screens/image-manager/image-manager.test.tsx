import { accessibilityFaults } from '@rig4u/config/accessibility';
import { openedDialog } from '@rig4u/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../../checks/visit';
import { loadImages } from './load-images';
import { managedImages } from './managed-images';
import { card, editsKey, keep, names, nobody, owner, photo, signIn } from '../../../checks/in-the-image-manager';

jest.mock('./load-images', () => ({ loadImages: jest.fn() }));
const load = jest.mocked(loadImages);

const images = managedImages(
  [{ id: 'gaming-starter', name: 'First Gaming PC', category: 'build-rgb' }],
  [
    { id: 'logitech-g305', name: 'Logitech G305', category: 'mouse' },
    { id: 'aeron', name: 'Herman Miller Aeron', category: 'chair' },
  ],
);
const everything = ['First Gaming PC', 'Logitech G305', 'Herman Miller Aeron'];
const status = () => screen.getByText(/images$/, { selector: '[role=status]' }).textContent;

async function open(path = '/image-manager') {
  const visited = visit(path);
  const search = await screen.findByRole('searchbox', { name: 'Search images' });
  const press = (name: string) => visited.user.click(screen.getByRole('button', { name }));
  return { ...visited, press, search };
}

beforeEach(async () => {
  load.mockReset().mockResolvedValue(images);
  await signIn(owner);
});
afterEach(nobody);

test(spec('2.6', 'every image stands in a card with its name, its id and whether it was edited'), async () => {
  keep('aeron');
  const { container } = await open();
  expect(document.title).toBe('Image Manager · Rig4U');
  expect(screen.getByRole('heading', { level: 1, name: 'Image Manager' })).toBeVisible();
  expect(names()).toEqual(everything);
  expect(status()).toBe('3 images');
  const mouse = within(card('Logitech G305'));
  expect(mouse.getByText('logitech-g305')).toBeVisible();
  expect(mouse.getByText('Original')).toBeVisible();
  expect(mouse.getByRole('button', { name: 'Edit image of Logitech G305' })).toHaveTextContent('Edit image');
  expect(within(card('Herman Miller Aeron')).getByText('Edited')).toBeVisible();
  expect(card('Herman Miller Aeron').querySelector('img')).toHaveAttribute('src', photo);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the search narrows the list and stands in the address', async () => {
  const { user, search, location } = await open();
  await user.type(search, 'AERON');
  expect(names()).toEqual(['Herman Miller Aeron']);
  expect(search).toHaveValue('AERON');
  expect(status()).toBe('1 of 3 images');
  await waitFor(() => expect(location().search).toBe('?q=AERON'));
  await user.clear(search);
  await waitFor(() => expect(location().search).toBe(''));
  expect(names()).toEqual(everything);
});

test('the filters stand in the address and say which one is on', async () => {
  keep('aeron');
  const { press, location } = await open();
  const filters = within(screen.getByRole('group', { name: 'Show' }));
  for (const [name, address, expected] of [
    ['Presets', '?show=presets', ['First Gaming PC']],
    ['Accessories', '?show=accessories', ['Logitech G305', 'Herman Miller Aeron']],
    ['Edited', '?show=edited', ['Herman Miller Aeron']],
    ['All', '', everything],
  ] as const) {
    await press(name);
    expect(names()).toEqual(expected);
    expect(filters.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual([name]);
    await waitFor(() => expect(location().search).toBe(address));
  }
});

test('an address opens its view, and an unknown filter shows all', async () => {
  const { search, unmount } = await open('/image-manager?q=logi&show=accessories%E2%80%8B).');
  expect(search).toHaveValue('logi');
  expect(names()).toEqual(['Logitech G305']);
  unmount();
  await open('/image-manager?show=%3Cscript%3E');
  expect(names()).toEqual(everything);
});

test('a search without a hit says so and leads back to everything', async () => {
  const { press, location, user, search } = await open('/image-manager?show=presets');
  await user.type(search, '<img src=x>');
  expect(screen.getByText('No images found matching your search')).toBeVisible();
  expect(status()).toBe('0 of 3 images');
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await press('Show all images');
  expect(names()).toEqual(everything);
  await waitFor(() => expect(location().search).toBe(''));
});

test('with nothing edited the filter for it says that', async () => {
  await open('/image-manager?show=edited');
  expect(screen.getByText('No image has been edited yet.')).toBeVisible();
});

test(spec('2.103', 'a card opens the dialog; what is saved shows at once, and the focus comes back'), async () => {
  const { user, press } = await open();
  await press('Edit image of Herman Miller Aeron');
  const dialog = within(await openedDialog('Edit Image'));
  expect(dialog.getByText('aeron')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: 'Image URL' }));
  await user.paste(photo);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(card('Herman Miller Aeron')).getByText('Edited')).toBeVisible();
  expect(card('Herman Miller Aeron').querySelector('img')).toHaveAttribute('src', photo);
  expect(within(card('Logitech G305')).getByText('Original')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit image of Herman Miller Aeron' })).toHaveFocus());
});

test('a card that is reset under Edited stays until another view is chosen, so the focus is not lost', async () => {
  keep('aeron');
  const { user, press } = await open('/image-manager?show=edited');
  await press('Edit image of Herman Miller Aeron');
  const dialog = within(await openedDialog('Edit Image'));
  await user.click(dialog.getByRole('button', { name: 'Reset to Original' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit image of Herman Miller Aeron' })).toHaveFocus());
  expect(within(card('Herman Miller Aeron')).getByText('Original')).toBeVisible();
  await press('All');
  await press('Edited');
  expect(names()).toEqual([]);
});

test('an edit made in another tab shows at once', async () => {
  await open('/image-manager?show=edited');
  const edit = { originalUrl: '', currentUrl: photo, timestamp: '2026-01-02T03:04:05.000Z', category: 'mouse' };
  act(() => {
    localStorage.setItem(editsKey, JSON.stringify({ 'logitech-g305': edit }));
    window.dispatchEvent(new StorageEvent('storage', { key: editsKey }));
  });
  expect(names()).toEqual(['Logitech G305']);
  act(() => {
    localStorage.setItem(editsKey, '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: editsKey }));
  });
  expect(names()).toEqual([]);
});

test('damaged edits are said, and the originals are shown', async () => {
  localStorage.setItem(editsKey, '{damaged');
  await open();
  expect(screen.getByText(/The image edits in your browser are damaged/)).toBeVisible();
  expect(names()).toEqual(everything);
});

test('while the images load the screen says so', async () => {
  let arrive: (list: typeof images) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  visit('/image-manager');
  expect(await screen.findByText('Loading images...')).toBeInTheDocument();
  expect(names()).toEqual([]);
  await act(async () => arrive(images));
  expect(names()).toEqual(everything);
  expect(screen.queryByText('Loading images...')).toBeNull();
});

test('images that do not arrive can be asked for again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const { user } = visit('/image-manager');
  expect(await screen.findByRole('alert')).toHaveTextContent('The images could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Logitech G305' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
