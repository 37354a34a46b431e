import { enteredText } from './entered-text';

const line = (...entered: string[]) => ({
  part: { id: 'gpu~5', name: 'Card', price: 1, specs: { lengthMm: 300, heightMm: 130 }, entered },
  quantity: 1,
});

test.each([
  [[line()], undefined],
  [[line('lengthMm')], '1 fact of this part was entered by hand.'],
  [[line('lengthMm', 'heightMm')], '2 facts of this part were entered by hand.'],
  [[line('lengthMm', 'heightMm'), line('heightMm')], '3 facts of these parts were entered by hand.'],
  [[line(), line('heightMm')], '1 fact of these parts was entered by hand.'],
])('%#: how many facts of parts were entered', (chosen, said) => {
  expect(enteredText(chosen)).toBe(said);
});
