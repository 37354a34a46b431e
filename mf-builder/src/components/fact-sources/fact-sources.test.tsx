import { renderScreen } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNamed } from '../../catalogue/market/named-parts';
import { FactSources } from './fact-sources';

const named = async (...ids: string[]) =>
  (await loadNamed(ids)).map((part) => ({ ...part, brand: part.brand ?? '', specs: part.specs ?? {} }));
const heads = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const open = () => userEvent.click(screen.getByText('Where these facts come from'));

test('each fact of a part of the market says where it comes from, once it is asked', async () => {
  renderScreen(<FactSources parts={await named('motherboard~100')} />);
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  await open();
  await screen.findByText(/^M\.2 slots: The source derived the number of slots/);
  expect(heads()).toEqual(['Stated by the source', 'Derived from other facts', 'Probable', 'May be wrong']);
  expect(screen.getByText(/ODC Attribution License/)).toBeVisible();
});

test('of several parts each has its name', async () => {
  const parts = await named('gpu~123', 'gpu~124');
  renderScreen(<FactSources parts={parts} />);
  await open();
  for (const { name } of parts) {
    const heading = await screen.findByRole('heading', { name: new RegExp(name.replace(/[^\w ]/g, '.')) });
    const section = heading.closest('section');
    if (!section) throw new Error('no section');
    await within(section).findByText('Stated by the source');
  }
});

test('of a part of the catalogue it stays a sentence', () => {
  const part = { id: 'gpu1', type: 'gpu', name: 'A', brand: 'B', specs: { lengthMm: 300 } };
  renderScreen(<FactSources parts={[{ ...part, basis: { lengthMm: 'maker' } }]} />);
  expect(screen.getByText('Of 1 facts, 1 from the maker.')).toBeVisible();
});
