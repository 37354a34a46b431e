import { accessibilityFaults } from '@rig4u/config/accessibility';
import type { BuildComponents } from '@rig4u/shared/builds';
import { openedDialog, renderScreen } from '@rig4u/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ShareDialog } from './share-dialog';
import { decodeBuild } from '../../domain/link/read-link';
import '../../../checks/visit';

const cpu = { id: 'cpu12', type: 'cpu', brand: 'AMD', name: 'Ryzen', price: 359 };
const custom = { id: 'custom-1', name: '<b>My</b> card', price: 90 };

const open = async (components: BuildComponents, onClose = jest.fn()) => {
  const rendered = renderScreen(
    <ShareDialog open onClose={onClose} name="Build #1" note="Quiet." components={components} />,
  );
  const dialog = await openedDialog('Share this build');
  return { ...rendered, dialog, onClose };
};
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
const text = (format: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `The build as ${format}` });

/** The browser's clipboard, or its refusal. */
const clipboard = (writeText: (text: string) => Promise<void>) =>
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

afterEach(() => jest.restoreAllMocks());

test('the link opens this build, and is copied', async () => {
  const { user } = await open({ cpu });
  expect(link().value).toMatch(/^http:\/\/localhost\/pc-part-picker#b=/);
  expect(decodeBuild(link().value)).toEqual({ ok: true, lines: [{ type: 'cpu', id: 'cpu12', quantity: 1 }] });
  const write = clipboard(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(link().value);
  expect(await screen.findByText('Link copied.')).toBeVisible();
});

test('where the page may not copy, the text is selected', async () => {
  const { user } = await open({ cpu });
  clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^This browser does not let the page copy\. Link is selected/)).toBeVisible();
  expect(link()).toHaveFocus();
  expect([link().selectionStart, link().selectionEnd]).toEqual([0, link().value.length]);
});

test('each format is shown, copied and downloaded', async () => {
  const { user } = await open({ cpu });
  const write = clipboard(() => Promise.resolve());
  const files: [string, Blob][] = [];
  let last = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:build';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push([this.download, last]);
  });
  for (const [format, shown] of [
    ['Markdown', /^## Build \\#1/],
    ['BBCode', /^\[b\]Build #1/],
    ['Plain text', /^Build #1/],
    ['CSV', /^Type,Brand/],
    ['JSON', /"schema": "rig4u-build"/],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), format);
    expect(text(format).value).toMatch(shown);
    expect(text(format)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(write).toHaveBeenLastCalledWith(text(format).value);
    await user.click(screen.getByRole('button', { name: 'Download' }));
  }
  expect(files.map(([name]) => name)).toEqual([
    'build-1.md',
    'build-1.txt',
    'build-1.txt',
    'build-1.csv',
    'build-1.json',
  ]);
  expect(files.every(([, blob]) => blob.size > 30)).toBe(true);
});

test('parts outside the catalogue: JSON is offered instead of a link', async () => {
  const { dialog } = await open({ cpu, gpu: custom });
  expect(screen.getByText(/^No link can carry this build: these parts are outside the catalogue/)).toBeVisible();
  expect(screen.getByText('<b>My</b> card')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
  expect(text('JSON').value).toContain('custom-1');
  expect(dialog.querySelector('b')).toBeNull();
});

test('nothing chosen: there is nothing to share yet', async () => {
  await open({});
  expect(screen.getByText('Nothing is chosen yet. Choose a part, then share the build.')).toBeVisible();
});

test('the share menu of the device is used where there is one; closing it is no error', async () => {
  const share = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await open({ cpu });
  const button = screen.getByRole('button', { name: 'Share with…' });
  await user.click(button);
  expect(share).toHaveBeenCalledWith({ title: 'Build #1', url: link().value });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button);
  expect(await screen.findByText('The share menu could not be opened. Copy the link instead.')).toBeVisible();
  await act(async () => void Reflect.deleteProperty(navigator, 'share'));
});

test('Escape closes; the dialog is sound', async () => {
  const { user, dialog, onClose } = await open({ cpu, gpu: custom });
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
