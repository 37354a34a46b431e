import { accessibilityFaults } from '@rig4u/config/accessibility';
import type { StoredPart } from '@rig4u/shared/builds';
import { forgetDrafts } from '@rig4u/shared/storage';
import { openedDialog, renderScreen } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { OwnPartDialog } from './own-part-dialog';

interface Options {
  type?: CatalogueType;
  edit?: StoredPart;
  named?: string;
}

function Around({ type = 'gpu', edit, named, onAdd }: Options & { onAdd: (part: StoredPart) => void }) {
  const [open, setOpen] = useState(false);
  const [category, setCategory] = useState(type);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setCategory('psu')}>
        Power Supply
      </button>
      <OwnPartDialog
        title="Add a part not listed"
        type={category}
        open={open}
        onClose={() => setOpen(false)}
        onAdd={onAdd}
        edit={edit}
        named={named}
        focusAfter={() => screen.queryByRole('button', { name: 'Open' })}
      />
    </>
  );
}

async function opened(options: Options = {}) {
  const onAdd = jest.fn<void, [StoredPart]>();
  const { user } = renderScreen(<Around {...options} onAdd={onAdd} />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return openedDialog(/./);
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { user, onAdd, open, gone, dialog: await open() };
}

afterEach(() => forgetDrafts());

const field = (name: string) => screen.getByLabelText(name);

test('the dialog says what it is for and starts with the name', async () => {
  const { dialog } = await opened();
  expect(dialog).toHaveAccessibleName('Add a part not listed');
  expect(dialog).toHaveAccessibleDescription('Enter what you know. What you leave out is not checked.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  const first = within(screen.getByRole('region', { name: 'What decides most' })).getAllByRole('textbox');
  expect(first).toEqual([field('Bracket (slots)'), field('Power (W)')]);
  expect(screen.queryByLabelText('Brand (optional)')).not.toBeInTheDocument();
});

test('a part is added with the facts that were entered, by keyboard alone', async () => {
  const { user, onAdd, gone } = await opened();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await user.keyboard('Old card{Tab}250{Tab} {Tab}3{Tab}220{Tab}{Enter}{Tab}Maker');
  while (document.activeElement !== screen.getByRole('button', { name: 'Add part' })) await user.tab();
  await user.keyboard('{Enter}');
  await gone();
  expect(onAdd.mock.calls).toEqual([
    [
      {
        id: expect.stringMatching(/^own-gpu-\d+$/),
        type: 'gpu',
        name: 'Old card',
        brand: 'Maker',
        price: 250,
        owned: true,
        specs: { bracketSlots: 3, tdpW: 220 },
      },
    ],
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('what is wrong is said at its field, and the first wrong one has the focus', async () => {
  const { user, onAdd } = await opened();
  await user.type(field('Name'), 'Old card');
  await user.type(field('Bracket (slots)'), 'long');
  await user.click(screen.getByRole('button', { name: 'Add part' }));
  expect(field('Price ($)')).toHaveFocus();
  expect(field('Price ($)')).toHaveAccessibleDescription(
    'Write the price in US dollars, such as 129.99. Write 0 if it costs nothing.',
  );
  expect(field('Bracket (slots)')).toBeInvalid();
  expect(field('Name')).toBeValid();
  expect(onAdd).not.toHaveBeenCalled();

  await user.type(field('Price ($)'), '99');
  expect(field('Price ($)')).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Add part' }));
  expect(field('Bracket (slots)')).toHaveFocus();
  expect(field('Name')).toHaveValue('Old card');
});

test('the facts that no rule reads are folded away; one that is wrong unfolds them and stays in sight while it is mended', async () => {
  const { user } = await opened();
  const more = screen.getByRole('button', { name: 'More facts' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Memory (GB)')).not.toBeInTheDocument();
  await user.click(more);
  await user.type(field('Memory (GB)'), 'lots');
  await user.click(more);
  await user.type(field('Name'), 'Old card');
  await user.type(field('Price ($)'), '99');
  await user.click(screen.getByRole('button', { name: 'Add part' }));
  expect(field('Memory (GB)')).toHaveFocus();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.clear(field('Memory (GB)'));
  expect(field('Memory (GB)')).toBeVisible();
});

test('a type that no rule reads asks for no fact at first', async () => {
  await opened({ type: 'cables' });
  expect(screen.queryByRole('region', { name: 'What decides most' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More facts' })).toBeVisible();
});

test('what was entered outlives closing by mistake, but not Cancel, and each category has its own', async () => {
  const { user, open, gone } = await opened();
  await user.type(field('Name'), 'Old card');
  await user.keyboard('{Escape}');
  await gone();
  await open();
  expect(field('Name')).toHaveValue('Old card');

  expect(sessionStorage.getItem('rig4u-drafts-builder')).toContain('Old card');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(sessionStorage.getItem('rig4u-drafts-builder')).toBeNull();
  await open();
  expect(field('Name')).toHaveValue('');

  await user.type(field('Name'), 'Old card');
  await user.keyboard('{Escape}');
  await gone();
  await user.click(screen.getByRole('button', { name: 'Power Supply' }));
  await open();
  expect(field('Name')).toHaveValue('');
  expect(field('Length (mm)')).toBeVisible();
});

test('an own part is edited with its answers filled in; its id stays', async () => {
  const edit: StoredPart = {
    id: 'own-gpu-7',
    type: 'gpu',
    name: 'Old <b>card</b> مرحبا',
    price: 250,
    owned: true,
    specs: { lengthMm: 300, power: { p6: 0, p8: 2, p16: 0 } },
  };
  const { user, onAdd, dialog, gone } = await opened({ edit });
  expect(dialog).toHaveAccessibleName('Edit part');
  expect(field('Name')).toHaveValue('Old <b>card</b> مرحبا');
  await user.click(screen.getByRole('button', { name: 'More facts' }));
  const plugs = screen.getByRole('group', { name: 'Power plugs' });
  expect(within(plugs).getByRole('textbox', { name: '8-pin' })).toHaveValue('2');
  await user.click(screen.getByRole('checkbox', { name: 'I own this (price counts 0)' }));
  await user.clear(field('Length (mm)'));
  await user.click(screen.getByRole('button', { name: 'Save part' }));
  await gone();
  const { owned: _owned, ...rest } = edit;
  expect(onAdd.mock.calls).toEqual([[{ ...rest, specs: { power: { p6: 0, p8: 2, p16: 0 } } }]]);
});

test('choices and ticks: yes, no or not known; any of the plugs', async () => {
  const { user, onAdd, gone } = await opened({ type: 'headset' });
  await user.type(field('Name'), 'Old headset');
  await user.type(field('Price ($)'), '0');
  const connection = screen.getByRole('group', { name: 'Connection' });
  await user.click(within(connection).getByRole('checkbox', { name: 'Bluetooth' }));
  await user.click(within(connection).getByRole('checkbox', { name: 'USB-C' }));
  await user.click(screen.getByRole('button', { name: 'More facts' }));
  const mic = screen.getByRole('combobox', { name: 'Microphone' });
  expect(mic).toHaveDisplayValue('Not known');
  await user.selectOptions(mic, 'No');
  await user.click(screen.getByRole('button', { name: 'Add part' }));
  await gone();
  expect(onAdd.mock.calls[0]?.[0].specs).toEqual({ connectivity: ['USB-C', 'Bluetooth'], mic: false });
});

test.each(['gpu', 'mouse', 'cooling'] as const)(
  'the form of a %s has no axe violation, unfolded and with errors',
  async (type) => {
    const { user, dialog } = await opened({ type });
    await user.click(screen.getByRole('button', { name: 'More facts' }));
    await user.click(screen.getByRole('button', { name: 'Add part' }));
    // Colours are not computed without a real browser.
    expect(await accessibilityFaults(dialog)).toEqual([]);
  },
);

describe('what was entered and not sent', () => {
  const board: StoredPart = {
    id: 'motherboard~5',
    type: 'motherboard',
    name: 'Board',
    price: 100,
    specs: { m2Slots: [] },
    doubted: ['m2Slots'],
  };
  const asked = ['maxRamSpeed'];
  /** Opens the form of a part, anew or as another part by now, and closes it as by mistake. */
  function FormOf(props: Partial<Parameters<typeof OwnPartDialog>[0]>) {
    return (
      <OwnPartDialog title="Add" type="motherboard" open onClose={() => {}} onAdd={() => {}} place="new 0" {...props} />
    );
  }
  const open = async (props: Partial<Parameters<typeof OwnPartDialog>[0]>) => {
    const { unmount } = renderScreen(<FormOf {...props} />);
    await openedDialog(/./);
    return unmount;
  };
  const typed = async (label: RegExp, text: string, props: Partial<Parameters<typeof OwnPartDialog>[0]>) => {
    const { user, unmount } = renderScreen(<FormOf {...props} />);
    await openedDialog(/./);
    const box = screen.getByRole('textbox', { name: label });
    await user.clear(box);
    await user.type(box, text);
    unmount();
  };

  test('lies over what the part says by then: nothing that was entered meanwhile is undone', async () => {
    await typed(/^Fastest memory/, '3200', { edit: board, asked });
    const now = { ...board, name: 'Renamed', price: 90, specs: { m2Slots: [], ramSlots: 4 }, entered: ['ramSlots'] };
    const onAdd = jest.fn<void, [StoredPart]>();
    const { user } = renderScreen(<FormOf edit={now} asked={asked} onAdd={onAdd} />);
    await openedDialog(/./);
    expect(screen.getByRole('textbox', { name: /^Fastest memory/ })).toHaveValue('3200');
    expect(field('Name')).toHaveValue('Renamed');
    await user.click(screen.getByRole('button', { name: 'Save part' }));
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
      name: 'Renamed',
      price: 90,
      specs: { maxRamSpeed: 3200, ramSlots: 4 },
      entered: ['ramSlots', 'maxRamSpeed'],
    });
  });

  test('an answer that is as the part says is none', async () => {
    await typed(/^Name/, 'Board', { edit: board, asked });
    expect(sessionStorage.getItem('rig4u-drafts-builder')).toBeNull();
  });

  test('stays with its build and place', async () => {
    await typed(/^Name/, 'Mine', { edit: board, place: 'b1 0' });
    const close = await open({ edit: board, place: 'b2 0' });
    expect(field('Name')).toHaveValue('Board');
    close();
    const closeNext = await open({ edit: board, place: 'b1 1' });
    expect(field('Name')).toHaveValue('Board');
    closeNext();
    await open({ edit: board, place: 'b1 0' });
    expect(field('Name')).toHaveValue('Mine');
  });

  test('of a part without a name does not fill the form of one that was named elsewhere', async () => {
    await typed(/^Price/, '77', { type: 'gpu' });
    const close = await open({ type: 'gpu', named: 'RTX 4070 X' });
    expect(field('Name')).toHaveValue('RTX 4070 X');
    expect(field('Price ($)')).toHaveValue('');
    close();
    await open({ type: 'gpu' });
    expect(field('Price ($)')).toHaveValue('77');
  });
});

test('a name that was typed elsewhere is there again after Cancel', async () => {
  const { user, gone, open } = await opened({ named: 'RTX 4070 X' });
  await user.type(field('Price ($)'), '7');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  await open();
  expect(field('Name')).toHaveValue('RTX 4070 X');
  expect(field('Price ($)')).toHaveValue('');
});
