import { enteredFacts } from './entered-facts';
import { withEntered } from './with-entered';

const card = {
  id: 'gpu~5',
  name: 'Card',
  price: 0,
  specs: { lengthMm: 300, slots: 3, bracketSlots: 2 },
  ...{ doubted: ['bracketSlots', 'slots'], probable: ['bracketSlots'] },
};

test('what is entered of a part is read off it again', () => {
  const part = withEntered(card, { slots: 2.5, heightMm: 130 });
  expect(enteredFacts(part)).toEqual({ heightMm: 130, slots: 2.5 });
  expect(withEntered(card, enteredFacts(part) ?? {})).toEqual({ ...part, entered: ['heightMm', 'slots'] });
});

test('what is entered is neither doubted nor probable, the rest stays so', () => {
  expect(withEntered(card, { slots: 2.5 })).toMatchObject({ doubted: ['bracketSlots'], probable: ['bracketSlots'] });
  expect(withEntered(card, { bracketSlots: 3 })).not.toHaveProperty('probable');
});

test('of a part as its source has it nothing is entered', () => {
  expect(enteredFacts(card)).toBeUndefined();
});
