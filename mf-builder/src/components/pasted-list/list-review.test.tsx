import { accessibilityFaults } from '@rig4u/config/accessibility';
import { savedBuilds, saveBuild } from '@rig4u/shared/builds';
import { forgetDrafts } from '@rig4u/shared/storage';
import { shownText } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { openBuildImport } from '../../../checks/open-import';
import { reportExamples } from '../../../checks/pc-reports';

const list = `Hello, is this fine for my son?
CPU: AMD Ryzen 7 7800X3D 4.2 GHz 8-Core Processor ($339.00 @ Amazon)
GPU: MSI GeForce RTX 5070 Ti 16G VENTUS 3X OC - 799,00 €
Storage: 2x TEAMGROUP T-Force Vulcan Z 1TB
Custom: Phanteks vertical bracket $39.90
Total: $1,178.90`;

const openWith = async (text: string) => {
  const opened = await openBuildImport();
  await opened.give(text);
  return opened;
};
const review = () => screen.findByText(/in your list:/);
const row = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

afterEach(() => {
  jest.restoreAllMocks();
  forgetDrafts();
});

test('each line shows what it becomes and how sure that is, and nothing is taken over yet', async () => {
  const { dialog } = await openWith(list);
  expect(await review()).toHaveTextContent('4 parts in your list: 2 found, 1 unsure, 1 not in the catalogue.');
  expect(await review()).toHaveFocus();
  expect(dialog).toHaveAccessibleDescription(/Nothing is sent anywhere\.$/);
  expect(row(/7800X3D/)).toHaveAccessibleDescription('Found: CPU.');
  expect(row(/^TEAMGROUP T-Force Vulcan Z 1TB/)).toHaveAccessibleDescription('Found: Storage.');
  expect(
    within(screen.getByRole('group', { name: 'Quantity of TEAMGROUP T-Force Vulcan Z 1TB' })).getByRole('status'),
  ).toHaveTextContent('2');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)[0]).toBe('Phanteks vertical bracket');
  expect(screen.getByText('2 of 4 lines checked')).toBeVisible();
  expect(row(/5070 Ti/)).toHaveAccessibleDescription(/^Unsure, so it becomes an own part\. The nearest: .+RTX 5070/);
  expect(row(/bracket/)).toHaveAccessibleDescription('Not in the catalogue: it becomes an own part.');
  expect(savedBuilds.read().value).toEqual([]);
  expect(await accessibilityFaults(dialog)).toEqual([]);
});

test('what a list does not tell of an own part is asked, and then the build is added beside the saved ones', async () => {
  const before = { cpu: { id: 'custom-1', name: 'Mine', price: 5 } };
  savedBuilds.update((saved) => saveBuild(saved, before, new Date('2026-11-02T10:00:00.000Z')));
  const { user } = await openWith(list);
  await review();
  const bracket = within(screen.getByRole('group', { name: 'Own part: Phanteks vertical bracket' }));
  const card = within(screen.getByRole('group', { name: /Own part: MSI/ }));
  expect(card.getByRole('textbox', { name: 'Price ($)' })).toHaveAccessibleDescription(
    'Your list says 799,00 €. Write it in US dollars; left empty, it counts as $0.',
  );
  await user.click(screen.getByRole('button', { name: 'Import 4 parts' }));
  const type = bracket.getByRole('combobox', { name: 'Type' });
  expect(type).toHaveFocus();
  expect(type).toHaveAccessibleDescription('Choose what kind of part it is.');
  await user.selectOptions(type, 'Cables');
  await user.type(card.getByRole('textbox', { name: 'Price ($)' }), '749.99');
  await user.click(screen.getByRole('button', { name: 'Import 4 parts' }));
  await shownText('Your PC build has been saved successfully.');
  const [first, second] = savedBuilds.read().value;
  expect(first?.components).toEqual(before);
  expect(second?.components).toMatchObject({
    cpu: { id: 'cpu6' },
    gpu: {
      id: expect.stringMatching(/^own-gpu-\d+$/),
      name: 'MSI GeForce RTX 5070 Ti 16G VENTUS 3X OC',
      price: 749.99,
    },
    storage: [{ part: { id: 'storage25' }, quantity: 2 }],
    cables: { name: 'Phanteks vertical bracket', price: 39.9 },
  });
});

test('another part, an own part or none can be chosen for a line', async () => {
  const { user } = await openWith('CPU: Ryzen 5 7600\nGPU: RTX 5070 Ti Windforce');
  await review();
  await user.selectOptions(row(/7600/), 'Leave it out');
  expect(row(/7600/)).toHaveAccessibleDescription('Left out.');
  await user.selectOptions(row(/7600/), 'Own part: Ryzen 5 7600');
  expect(screen.getByRole('group', { name: 'Own part: Ryzen 5 7600' })).toBeVisible();
  const [listed] = within(row(/7600/)).getAllByRole('option');
  if (listed) await user.selectOptions(row(/7600/), listed);
  expect(row(/7600/)).toHaveAccessibleDescription('Found: CPU.');
  await user.selectOptions(row(/7600/), 'Leave it out');
  await user.selectOptions(row(/5070/), 'Leave it out');
  expect(screen.getByRole('button', { name: 'Import 0 parts' })).toBeDisabled();
  expect(screen.getByText(/^Every line is left out/)).toBeVisible();
});

test('the number of drives can be changed, and of a processor there is one', async () => {
  const { user } = await openWith('CPU: AMD Ryzen 5 7600\nStorage: TEAMGROUP T-Force Vulcan Z 1TB');
  await review();
  const drives = within(screen.getByRole('group', { name: 'Quantity of TEAMGROUP T-Force Vulcan Z 1TB' }));
  await user.click(drives.getByRole('button', { name: 'One more' }));
  expect(screen.queryByRole('group', { name: /^Quantity of AMD/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 2 parts' }));
  await waitFor(() =>
    expect(savedBuilds.read().value[0]?.components).toMatchObject({
      storage: [{ part: { id: 'storage25' }, quantity: 2 }],
    }),
  );
});

test('a part that is listed no more is found with its facts, and until when it was sold is said', async () => {
  const { user } = await openWith(
    'GPU: MSI GeForce RTX 4060 VENTUS 2X BLACK 8G OC\nSound card: Creative Sound Blaster Z SE',
  );
  await review();
  expect(row(/4060/)).toHaveAccessibleDescription('Found, no longer listed: Graphics Card. Sold until September 2025.');
  await user.click(screen.getByRole('button', { name: /^Import \d parts?$/ }));
  await waitFor(() =>
    expect(savedBuilds.read().value[0]?.components.gpu).toMatchObject({ id: 'gpu7', soldUntil: '2025-09' }),
  );
});

test('of two processors the first is taken, and the second says so', async () => {
  const { user } = await openWith('CPU: AMD Ryzen 5 7600\nCPU: AMD Ryzen 7 7800X3D');
  await review();
  expect(row(/7800X3D/)).toHaveAccessibleDescription('Left out: a line above is the CPU of this build.');
  await user.click(screen.getByRole('button', { name: 'Import 1 part' }));
  await waitFor(() => expect(savedBuilds.read().value[0]?.components).toMatchObject({ cpu: { id: 'cpu5' } }));
});

test('Back leads to the text as it was pasted, and lines without a part can be read', async () => {
  const { user } = await openWith(list);
  await review();
  await user.click(screen.getByRole('button', { name: '2 lines name no part' }));
  expect(screen.getByText('Hello, is this fine for my son?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the text' }));
  expect(screen.getByRole('textbox', { name: 'List, JSON or link' })).toHaveValue(list);
});

test('without a connection that is said at the field, and pressing again tries again', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { read } = await openWith('CPU: AMD Ryzen 5 7600');
  const field = screen.getByRole('textbox', { name: 'List, JSON or link' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/could not be loaded\. Check your connection/));
  loading.mockRestore();
  await read();
  expect(await review()).toBeVisible();
});

test('a text without a part, and the address of another site, say what to do', async () => {
  const { user, read } = await openWith('What a nice day it is!');
  const field = screen.getByRole('textbox', { name: 'List, JSON or link' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This text names no part\. Paste a list/));
  await user.clear(field);
  await user.paste('https://pcpartpicker.com/list/abc');
  await read();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/this page asks no other site\. Open the address, copy the list/),
  );
});

test('a report of a PC becomes parts that the visitor owns, and nothing personal of it is kept', async () => {
  const [dxdiag] = reportExamples;
  expect(dxdiag?.text).toContain('SECRET');
  const { user, dialog } = await openWith(dxdiag?.text ?? '');
  await review();
  expect(dialog).toHaveTextContent('They come as parts that you own; nothing else of the text is kept.');
  expect(dialog).not.toHaveTextContent('SECRET');
  await user.click(screen.getByRole('button', { name: /^Import \d parts$/ }));
  await waitFor(() =>
    expect(savedBuilds.read().value[0]?.components).toMatchObject({ cpu: { id: 'cpu2', owned: true } }),
  );
  const kept = [localStorage, sessionStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, at) => store.getItem(store.key(at) ?? '')),
  );
  expect(kept.join()).toContain('cpu2');
  expect(kept.join()).not.toContain('SECRET');
});

test('a list that was not imported is there again after a reload, the report of a PC is not', async () => {
  const kept = () => sessionStorage.getItem('rig4u-drafts-builder') ?? '';
  const { user, field } = await openBuildImport();
  await user.click(field);
  await user.paste('CPU: AMD Ryzen 5 7600');
  await waitFor(() => expect(kept()).toContain('Ryzen 5 7600'));
  await user.clear(field);
  const [dxdiag] = reportExamples;
  await user.paste(dxdiag?.text ?? '');
  expect(kept()).not.toContain('SECRET');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Import build' }));
  expect(await screen.findByRole('textbox', { name: 'List, JSON or link' })).toHaveValue(dxdiag?.text);
  expect(kept()).not.toContain('SECRET');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(kept()).toBe('');
});

test('names are shown as text', async () => {
  const { container } = await openWith(
    'CPU: <img src=x onerror=alert(1)> Ryzen 5 7600\nGPU: AMD &lt;b&gt;Card&lt;/b&gt; 9000',
  );
  await review();
  expect(container.ownerDocument.querySelector('[role=dialog] img')).toBeNull();
  expect(row(/<b>Card<\/b> 9000/)).toBeVisible();
});
