import { withParts, withPartsBack } from './customize';

const cpu = { id: 'cpu1', name: 'One', price: 100 };
const other = { id: 'cpu2', name: 'Two', price: 200 };

test('an empty draft takes the parts, and has nothing to give back', () => {
  expect(withParts({ components: {} }, { cpu }, 1200)).toEqual({ components: { cpu }, budget: 1200 });
  expect(withParts({ components: {}, cleared: { cpu: other } }, { cpu }, 1200)).toEqual({ components: { cpu }, budget: 1200 });
});

test('other parts are kept; the same parts need no keeping', () => {
  expect(withParts({ components: { cpu: other }, budget: 900 }, { cpu }, 1200)).toEqual({ components: { cpu }, budget: 1200, cleared: { cpu: other } });
  expect(withParts({ components: { cpu: [{ part: cpu, quantity: 1 }] } }, { cpu }, 1200)).toEqual({ components: { cpu }, budget: 1200 });
});

test('they come back, and what stood there then is kept in turn', () => {
  const changed = withParts({ components: { cpu: other } }, { cpu }, 1200);
  expect(withPartsBack(changed, { cpu: other })).toEqual({ components: { cpu: other }, cleared: { cpu }, budget: 1200 });
});
