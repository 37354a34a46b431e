import { addressTails } from '@rig4u/config/address-tails';
import { screen, within } from '@testing-library/react';
import { options, visit } from '../../../checks/visit';
import { readFilters } from '../../domain/filters/filters-in-address';
import { meantParams } from '../../state/search-params';

const filters = (search: string) => readFilters('gpu', meantParams(search));

test.each([...addressTails, ['a click id', '&fbclid=IwAR0x-_y']])(
  'what stands behind a view of the picker is none of it: %s',
  (_, tail) => {
    expect(meantParams(`?category=gpu${tail}`).get('category')).toBe('gpu');
    expect(meantParams(`?category=gpu&details=gpu3${tail}`).get('details')).toBe('gpu3');
    expect(filters(`?category=gpu&price=-400${tail}`)).toEqual(filters('?price=-400'));
    expect(filters(`?category=gpu&sort=-price${tail}`)).toEqual(filters('?sort=-price'));
  },
);

test.each(['.', ',', ';', '…', '>', '’', ' »', '**', '</a>', ' ', '\u200b', '\u2060.'])(
  'a brand and a value of a part are what they are without %j',
  (tail) => {
    expect(filters(`?brand=ASUS${tail}`).brands).toEqual(['ASUS']);
    expect(filters(`?brand=be+quiet!${tail}`).brands).toEqual(['be quiet!']);
    expect(filters(`?f.memory=12-${tail}`)).toEqual(filters('?f.memory=12-'));
    expect(filters(`?f.chipMaker=AMD${tail}`).choices).toEqual({ chipMaker: ['AMD'] });
  },
);

test.each(['.', ')', '%E2%80%8B', '&fbclid=IwAR0x'])('a link with %s behind it opens its category', async (tail) => {
  visit(`/pc-part-picker?category=gpu${tail}`);
  const listed = await options();
  expect(within(listed).getByRole('heading', { level: 2, name: 'Graphics Card' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
