import { screen } from '@testing-library/react';
import { visit } from '../../../checks/visit';
import { title } from '../../../checks/in-the-wizard';

// A busy machine is slower than the default five seconds.
jest.setTimeout(20_000);

test(spec('2.61', 'each step helps with a sentence under its question'), async () => {
  visit('/optimal-build');
  const question = await title('What will you use your PC for?');
  expect(question.parentElement).toHaveTextContent('Pick what you will do most. You can change every part later.');
  expect(screen.getAllByRole('radio')).toHaveLength(6);
});
