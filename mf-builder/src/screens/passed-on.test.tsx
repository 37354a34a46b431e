import { saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { screen, waitFor } from '@testing-library/react';
import { encodeBuild } from '../domain/link/write-link';
import { visit } from '../../checks/visit';

const date = new Date('2026-11-02T10:00:00.000Z');
const components = {
  cpu: { id: 'cpu3', name: 'A chip', price: 200 },
  case: { id: 'case4', name: 'A case', price: 80 },
};
const encoded = encodeBuild(components);
const code = encoded.ok ? encoded.hash.slice('#b='.length) : '';
const keepTwo = (): string[] => {
  savedBuilds.update((list) => saveBuild(saveBuild(list, components, date), components, date));
  return savedBuilds.read().value.map(({ id }) => id);
};

test.each(['.', ')', '%E2%80%8B', '&fbclid=IwAR0x'])('the address of a saved build with %s behind it', async (tail) => {
  const [id = ''] = keepTwo();
  const { location } = visit(`${paths.savedBuild(id)}${tail}?category=cpu`);
  await waitFor(() => expect(location()).toMatchObject({ pathname: paths.savedBuild(id), search: '?category=cpu' }));
  expect((await screen.findAllByText('A chip')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Build not found')).not.toBeInTheDocument();
});

test('the fit view, and the link of a build that was encoded into the path', async () => {
  const { location, unmount } = visit(`${paths.fitView}).`);
  expect(await screen.findByText('No case is chosen yet')).toBeVisible();
  expect(location().pathname).toBe(paths.fitView);
  unmount();
  const encodedPath = visit(`${paths.picker}/%23b=${code}.`);
  expect(await screen.findByRole('region', { name: 'A build of 2 parts' })).toBeVisible();
  expect(encodedPath.location()).toMatchObject({ pathname: paths.picker, hash: `#b=${code}.` });
});

test('an unknown build stays unknown', async () => {
  visit(`${paths.savedBuild('1')}).`);
  expect(await screen.findByText('Build not found')).toBeVisible();
});

test.each([`#b=${code})`, `#b%3D${code}`, `#b=${code}&fbclid=IwAR0x`])(
  'a shared build opens from %s, and a damaged one says so',
  async (hash) => {
    const { unmount } = visit(`${paths.picker}${hash}`);
    expect(await screen.findByRole('region', { name: 'A build of 2 parts' })).toBeVisible();
    unmount();
    visit(`${paths.picker}${hash.replace(code, `${code.slice(0, -2)}xx`)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/damaged\./);
  },
);

test('two builds are compared, whatever stands behind the second', async () => {
  const [a = '', b = ''] = keepTwo();
  const { unmount } = visit(`/saved-builds/compare?a=${a}&b=${b}).`);
  expect(await screen.findByRole('link', { name: 'Build #2' })).toHaveAttribute('href', paths.savedBuild(b));
  unmount();
  visit(`/saved-builds/compare?a=${a}#b=${code}).`);
  expect(await screen.findByRole('link', { name: 'Linked build' })).toHaveAttribute(
    'href',
    `${paths.picker}#b=${code}`,
  );
});

test('an upgrade takes the parts of a build or of a link, whatever stands behind it', async () => {
  const [id = ''] = keepTwo();
  const source = () => screen.findByRole('combobox', { name: 'Take the parts from' });
  const { unmount } = visit(`/optimal-build?mode=upgrade&from=${id}).`);
  expect(await source()).toHaveDisplayValue('Build #1');
  expect(await screen.findByText('A chip')).toBeVisible();
  unmount();
  const linked = visit(`/optimal-build?mode=upgrade.#b%3D${code}.`);
  expect(await source()).toHaveDisplayValue('The build of the link');
  linked.unmount();
  const { user, location } = visit('/optimal-build?mode=upgrade');
  await user.click(await screen.findByRole('button', { name: 'Take them from a link' }));
  await user.type(
    screen.getByRole('textbox', { name: 'Link of a build' }),
    `<https://rig4u.example/pc-part-picker#b=${code}>`,
  );
  await user.click(screen.getByRole('button', { name: 'Take these parts' }));
  await waitFor(() => expect(location().hash).toBe(`#b=${code}`));
});
