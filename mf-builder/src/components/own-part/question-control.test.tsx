import { renderScreen } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import type { Question } from '../../domain/own-parts/question';
import { QuestionControl } from './question-control';

const asked: Question = {
  id: 'connectivity',
  label: 'Connections',
  control: 'several',
  hint: 'The source says Wired, which may be wrong.',
  answers: [
    { value: 'wired', label: 'Wired' },
    { value: 'bluetooth', label: 'Bluetooth' },
  ],
};

test('answers of which several may be ticked have a hint and an error, which a screen reader reads with their group', () => {
  renderScreen(
    <QuestionControl question={asked} value="wired" error="Choose one from the list." onChange={() => {}} />,
  );
  const group = screen.getByRole('group', { name: 'Connections' });
  expect(group).toHaveAccessibleDescription(`${asked.hint} Choose one from the list.`);
  expect(screen.getByRole('checkbox', { name: 'Wired' })).toBeChecked();
});

test('without either the group says nothing more', () => {
  const { hint: _hint, ...plain } = asked;
  renderScreen(<QuestionControl question={plain} value="" onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Connections' })).not.toHaveAttribute('aria-describedby');
});
