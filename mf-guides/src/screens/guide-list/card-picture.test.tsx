import { screen } from '@testing-library/react';
import { guides } from '../../../checks/guides';
import { visit } from '../../open-guides';

// A busy machine is slower than the default five seconds.

test(spec('2.28', 'every card has the picture and the icon of its guide'), async () => {
  visit('/guides');
  for (const { title } of guides) {
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    expect(heading.closest('li')?.querySelector('svg use')).toBeInTheDocument();
    expect(heading.parentElement?.querySelector(':scope > svg path')).toBeInTheDocument();
  }
});
