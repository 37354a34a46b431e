import { forgetDrafts, refusalText } from '../../kernel/storage';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { on } from '../../kernel/events';
import { openedDialog } from '../../../checks/opened-dialog';
import { renderScreen } from '../../../checks/render-screen';
import { EditedImage, EditImageDialog, imageEdits, keepEdit, Picture } from '.';

const key = 'image_edits_tracker';
const first = 'https://photos.example/first.jpg';
const second = 'https://photos.example/second.jpg';
const edit = {
  id: 'aeron',
  originalUrl: first,
  currentUrl: second,
  timestamp: '2026-01-02T03:04:05.000Z',
  category: 'chair',
};
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}');

describe('an image', () => {
  test(spec('4.30', 'loads, and is replaced by its drawing when it does not arrive'), () => {
    const { container } = renderScreen(<EditedImage id="aeron" src={first} category="chair" alt="Aeron" />);
    const photo = screen.getByRole('img', { name: 'Aeron' });
    expect(photo).toHaveAttribute('src', first);
    expect(photo).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(container.querySelector('[aria-hidden]')).toBeInTheDocument();
    fireEvent.load(photo);
    expect(container.querySelector('[aria-hidden]')).not.toBeInTheDocument();
    fireEvent.error(photo);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Aeron' }).querySelector('use')).toHaveAttribute('href', 'asset#art');
  });

  test(spec('4.30', 'without a drawing says that it is not there'), () => {
    renderScreen(<Picture src={first} alt="Aeron" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image unavailable')).toBeInTheDocument();
  });

  test.each([undefined, '', 'http://photos.example/a.jpg', 'javascript:alert(1)'])(
    spec('4.30', 'with the address %j is its drawing at once'),
    (src) => {
      const { container } = renderScreen(
        <EditedImage id="aeron" {...(src === undefined ? {} : { src })} category="chair" alt="" />,
      );
      expect(container.querySelector('use')).toBeInTheDocument();
      expect(container.querySelector('img')).toBeNull();
    },
  );

  test(spec('2.65', 'shows an edit at once, from this tab and from another'), () => {
    renderScreen(<EditedImage id="aeron" src={first} category="chair" alt="Aeron" />);
    act(() => void keepEdit(edit));
    expect(screen.getByRole('img')).toHaveAttribute('src', second);
    act(() => {
      localStorage.setItem(key, '{}');
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(screen.getByRole('img')).toHaveAttribute('src', first);
  });

  test('shows the original when the stored edit is hostile', () => {
    localStorage.setItem(key, JSON.stringify({ aeron: { ...edit, currentUrl: 'javascript:alert(1)' } }));
    renderScreen(<EditedImage id="aeron" src={first} category="chair" alt="Aeron" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', first);
  });
});

function Owner({ originalUrl = first }: { originalUrl?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <EditImageDialog
        open={open}
        onClose={() => setOpen(false)}
        image={{ id: 'aeron', name: 'Herman Miller Aeron', originalUrl, category: 'chair' }}
      />
    </>
  );
}

async function openDialog(originalUrl?: string) {
  const { user } = renderScreen(<Owner {...(originalUrl === undefined ? {} : { originalUrl })} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await openedDialog('Edit Image');
  const address = within(dialog).getByRole('textbox', { name: 'Image URL' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  const type = async (text: string) => {
    await user.clear(address);
    await user.click(address);
    await user.paste(text);
  };
  return { user, dialog, address, press, type };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the edit dialog', () => {
  afterEach(forgetDrafts);

  test.each(['Escape', 'a reload'])('what was typed is there again after %s, until it is saved', async (way) => {
    const { user, type } = await openDialog();
    await type(second);
    expect(sessionStorage.getItem('rig4u-drafts-images')).toContain(second);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else cleanup();
    await gone();
    if (way === 'a reload') renderScreen(<Owner />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog('Edit Image');
    expect(within(dialog).getByRole('textbox', { name: 'Image URL' })).toHaveValue(second);
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await gone();
    expect(sessionStorage.getItem('rig4u-drafts-images')).toBeNull();
  });

  test(spec('2.99 2.100 2.101 4.26', 'shows the image, its address and what is known about it'), async () => {
    const { dialog, address } = await openDialog();
    expect(within(dialog).getByRole('img', { name: 'Preview of Herman Miller Aeron' })).toHaveAttribute('src', first);
    expect(address).toHaveValue(first);
    expect(address).toHaveAttribute('placeholder', 'Enter image URL');
    expect(within(dialog).getByRole('heading', { name: 'Image Tracking' })).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['ID', 'Original', 'Active']);
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['aeron', first, first]);
    expect(within(dialog).getAllByText('Original')).toHaveLength(2);
    expect(within(dialog).queryByRole('button', { name: 'Reset to Original' })).not.toBeInTheDocument();
  });

  test(
    spec('2.100 2.102 3.32 4.26 4.27 7.20', 'saves another address, tells the page, and marks the image as edited'),
    async () => {
      const heard = jest.fn();
      const stop = on('image-edited', heard);
      const { user, press, type } = await openDialog();
      await type(second);
      await press('Save Changes');
      await gone();
      stop();
      expect(stored()).toEqual({
        aeron: {
          originalUrl: first,
          currentUrl: second,
          timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
          category: 'chair',
        },
      });
      expect(heard.mock.calls).toEqual([[{ id: 'aeron', originalUrl: first, currentUrl: second, category: 'chair' }]]);
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      expect(await screen.findByText('Edited')).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Image URL' })).toHaveValue(second);
    },
  );

  test(spec('4.27', 'saving an address that is not another stores nothing'), async () => {
    const { press } = await openDialog();
    await press('Save Changes');
    await gone();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('an address of another host: the field says why, nothing is stored and nothing of it is shown', async () => {
    const { dialog, address, press, type } = await openDialog();
    await type('https://elsewhere.example/pixel.gif');
    await press('Save Changes');
    expect(address).toHaveAccessibleDescription(/^Pictures from elsewhere\.example are not shown/);
    expect(address).toBeInvalid();
    expect(await within(dialog).findByText('Image unavailable')).toBeVisible();
    expect(document.querySelector('img[src*="elsewhere"]')).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test(spec('2.102 4.29', 'Cancel forgets what was typed'), async () => {
    const { user, press, type } = await openDialog();
    await type(second);
    await press('Cancel');
    await gone();
    expect(localStorage.getItem(key)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Image URL' })).toHaveValue(first);
  });

  test(spec('2.101 4.28', 'reset removes the edit, shows the original and tells the page'), async () => {
    keepEdit(edit);
    const heard = jest.fn();
    const stop = on('image-reset', heard);
    const { dialog, address, press } = await openDialog();
    await press('Reset to Original');
    stop();
    expect(stored()).toEqual({});
    expect(heard.mock.calls).toEqual([[{ id: 'aeron', originalUrl: first, category: 'chair' }]]);
    expect(address).toHaveValue(first);
    expect(within(dialog).queryByText('Edited')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Reset to Original' })).not.toBeInTheDocument();
  });

  test('reset without an edit only puts the field back', async () => {
    const heard = jest.fn();
    const stop = on('image-reset', heard);
    const { address, press, type } = await openDialog();
    await type(second);
    await press('Reset to Original');
    stop();
    expect(address).toHaveValue(first);
    expect(heard).not.toHaveBeenCalled();
  });

  test('emptying the address of a drawing that was edited brings the drawing back', async () => {
    keepEdit({ ...edit, originalUrl: '' });
    const { user, dialog, address, press } = await openDialog('');
    expect(within(dialog).getByText('Illustration')).toBeInTheDocument();
    await user.clear(address);
    await press('Save Changes');
    await gone();
    expect(stored()).toEqual({});
  });

  test.each([
    'javascript:alert(1)',
    'http://photos.example/a.jpg',
    '"><img src=x onerror=alert(1)>',
    'data:text/html,<script>alert(1)</script>',
    '',
  ])('the hostile or wrong address %j is refused beside the field', async (text) => {
    const { address, press, type } = await openDialog();
    if (text) await type(text);
    else await type(' ');
    await press('Save Changes');
    expect(address).toHaveAccessibleDescription(/Only addresses that begin with https:\/\/ are shown/);
    expect(address).toBeInvalid();
    expect(localStorage.getItem(key)).toBeNull();
    expect(document.querySelector('img[src^="javascript"], img[src="x"], script')).toBeNull();
  });

  test('the preview follows the address once it is typed, and says when no picture comes', async () => {
    const { dialog, type } = await openDialog();
    await type(second);
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', first);
    await waitFor(() => expect(within(dialog).getByRole('img')).toHaveAttribute('src', second));
    fireEvent.error(within(dialog).getByRole('img'));
    expect(within(dialog).getByText('Image unavailable')).toBeInTheDocument();
  });

  test('says it when the browser keeps nothing', async () => {
    const { dialog, press, type } = await openDialog();
    await type(second);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Save Changes');
    write.mockRestore();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(`The image was not changed. ${refusalText('full')}`);
    expect(imageEdits.read().status).toBe('missing');
  });
});
