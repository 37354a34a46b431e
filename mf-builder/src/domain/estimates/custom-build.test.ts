import { customBuild } from './custom-build';

test(spec('4.17 4.18', 'while nothing is chosen: the budget as its price, and the fixed scores'), () => {
  expect(customBuild({}, 1500)).toEqual({
    id: 'custom-build',
    name: 'Custom PC Build',
    price: 1500,
    performance: { overall: 75, gaming: 80, productivity: 70, videoEditing: 65, streaming: 60 },
    isValidated: true,
  });
});

test(spec('3.30 4.17', 'from the first part on: the total, and the scores of that price'), () => {
  const { price, performance } = customBuild(
    { cpu: { id: 'a', name: 'A', price: 450.5 }, ram: [{ part: { id: 'b', name: 'B', price: 200 }, quantity: 2 }] },
    1500,
  );
  expect(price).toBe(850.5);
  expect(performance).toEqual({ overall: 60, gaming: 66, productivity: 57, videoEditing: 54, streaming: 51 });
});

test(spec('4.17', 'parts that cost nothing: the budget stands for the price'), () => {
  const { price, performance } = customBuild({ cpu: { id: 'a', name: 'A', price: 450, owned: true } }, 900);
  expect([price, performance?.overall]).toEqual([900, 60]);
});

test('a part without a price: the price is not known whole, so no scores follow from it', () => {
  const card = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  const cpu = { id: 'a', name: 'A', price: 450 };
  expect(customBuild({ cpu, gpu: card }, 1500)).toMatchObject({ price: 450, performance: undefined });
  expect(customBuild({ gpu: card }, 1500)).toMatchObject({ price: 1500, performance: undefined });
  expect(customBuild({ cpu, gpu: { ...card, owned: true } }, 1500).performance?.overall).toBe(50);
});
