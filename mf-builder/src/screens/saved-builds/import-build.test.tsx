import { saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { shownText } from '@rig4u/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { encodeBuild } from '../../domain/link/write-link';
import { toJson } from '../../domain/exports/json';
import { openBuildImport, savedCard } from '../../../checks/open-import';
import { refuseWrites, visit } from '../../../checks/visit';

const hostile = '<img src=x onerror=alert(1)> مرحبا 👩🏽‍🚀';
const components = {
  cpu: { id: 'custom-1', name: hostile, price: 5, owned: true },
  ram: [{ part: { id: 'ram0', name: 'Sticks', price: 50 }, quantity: 2 }],
};

/** A file that can be read, which jsdom's cannot. */
const file = (text: string) =>
  Object.assign(new File([text], 'build.json', { type: 'application/json' }), { text: async () => text });

afterEach(() => jest.restoreAllMocks());

test('JSON becomes a saved build with everything it had, shown as text, and has the focus', async () => {
  const { give, container } = await openBuildImport();
  await give(toJson({ name: hostile, note: `${hostile}\nSecond line`, components, today: new Date() }));
  await shownText('Your PC build has been saved successfully.');
  expect(savedBuilds.read().value).toMatchObject([
    { name: hostile, note: `${hostile}\nSecond line`, components, totalPrice: 100 },
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: hostile })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: `View ${hostile}` })).toHaveFocus());
});

test('addresses of pictures do not come along, and the visitor is told', async () => {
  const { give, container } = await openBuildImport();
  const cpu = { ...components.cpu, image: 'https://elsewhere.example/pixel.gif' };
  await give(toJson({ name: 'With a picture', components: { cpu }, today: new Date() }));
  expect(await screen.findByText(/^Addresses of pictures were left out of it/)).toBeVisible();
  expect(savedBuilds.read().value[0]?.components).toEqual({ cpu: components.cpu });
  expect(container.querySelector('img')).toBeNull();
});

test('a link becomes a saved build named after its place', async () => {
  const { give } = await openBuildImport();
  const encoded = encodeBuild({ psu: { id: 'psu4', name: '', price: 0 } });
  await give(`https://rig4u.example/pc-part-picker${encoded.ok ? encoded.hash : ''}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Build #1' })).toBeVisible();
  expect(savedBuilds.read().value[0]?.components).toMatchObject({ psu: { id: 'psu4', type: 'psu' } });
});

test('a file fills the field', async () => {
  const { user, field } = await openBuildImport();
  const text = toJson({ name: 'From a file', components, today: new Date() });
  await user.upload(screen.getByLabelText('File'), file(text));
  await waitFor(() => expect(field).toHaveValue(text));
  await user.upload(screen.getByLabelText('File'), file('x'.repeat(500_001)));
  expect(await screen.findByText('This file is larger than 500,000 bytes. Choose a smaller one.')).toBeVisible();
  expect(field).toHaveValue(text);
  await user.upload(
    screen.getByLabelText('File'),
    Object.assign(file('x'), { text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  );
  expect(await screen.findByText('This file cannot be read. Choose it again, or paste its text.')).toBeVisible();
});

test('what cannot be read is said at the field, and the text stays', async () => {
  const { give, field } = await openBuildImport();
  const says = async (text: string, message: RegExp) => {
    await give(text);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveValue(text);
  };
  await says('{"hello":', /This is not JSON\./);
  await says('#b=AAAA', /This link is damaged\./);
  expect(savedBuilds.read().value).toEqual([]);
});

test('where the browser refuses to keep it, that is said and the text stays', async () => {
  const { give, field } = await openBuildImport();
  refuseWrites();
  const text = toJson({ name: 'Mine', components, today: new Date() });
  await give(text);
  expect(await screen.findByText('Failed to save your PC build. Local storage may be unavailable.')).toBeVisible();
  expect(field).toHaveValue(text);
});

test(spec('2.58 2.77', 'a card leads to its settings and hands its build to the purchase page'), async () => {
  savedBuilds.update((list) => saveBuild(list, components, new Date('2026-11-02T10:00:00.000Z')));
  const { user, location } = visit(paths.savedBuilds);
  const card = await savedCard('Build #1');
  const id = savedBuilds.read().value[0]?.id ?? '';
  expect(card.getByRole('link', { name: 'Settings of Build #1' })).toHaveAttribute(
    'href',
    paths.savedBuildSettings(id),
  );
  await waitFor(() => expect(savedBuilds.read().value[0]?.verdict).toBeDefined());
  await user.click(card.getByRole('link', { name: 'Purchase Build #1' }));
  await waitFor(() => expect(location().pathname).toBe(paths.purchase));
  expect(location().state).toEqual({
    build: { id, name: 'Build #1', price: 100, components, verdict: savedBuilds.read().value[0]?.verdict },
    accessoryIds: [],
    total: 100,
  });
});
