import { resolveLines } from './parts-of-link';

const part = (id: string) => ({ id, name: `Part ${id}`, price: 10 });
const catalogue = () => [part('cpu1'), part('ram1'), part('ram2')];

test('lines become the parts of the catalogue; one alone is stored as itself', () => {
  const lines = [
    { type: 'cpu' as const, id: 'cpu1', quantity: 1 },
    { type: 'ram' as const, id: 'ram1', quantity: 2 },
    { type: 'ram' as const, id: 'ram2', quantity: 1 },
  ];
  expect(resolveLines(lines, catalogue)).toEqual({
    ok: true,
    components: {
      cpu: part('cpu1'),
      ram: [
        { part: part('ram1'), quantity: 2 },
        { part: part('ram2'), quantity: 1 },
      ],
    },
  });
  expect(resolveLines([], catalogue)).toEqual({ ok: true, components: {} });
});

test('a part that the catalogue does not have is named', () => {
  expect(resolveLines([{ type: 'cpu', id: 'cpu57', quantity: 1 }], catalogue)).toEqual({
    ok: false,
    message:
      'This link names a part that the catalogue does not have: CPU number 57. Reload the page, or ask for the link again.',
  });
});

test('a part that is not on the market is named by its number', () => {
  expect(resolveLines([{ type: 'gpu', id: 'gpu~57', quantity: 1 }], catalogue)).toEqual({
    ok: false,
    message:
      'This link names a part that is not among all parts: Graphics Card number 57. Reload the page, or ask for the link again.',
  });
});

test('of a part of the catalogue no link says what its facts are', () => {
  const card = { ...part('gpu5'), specs: { lengthMm: 300 } };
  const line = { type: 'gpu', id: 'gpu5', quantity: 1, entered: { lengthMm: 100 } } as const;
  expect(resolveLines([line], () => [card])).toEqual({ ok: true, components: { gpu: card } });
});

test('what was entered stands over what the catalogue says by now, and is doubted or derived no more', () => {
  const card = {
    ...part('gpu~5'),
    specs: { lengthMm: 300, slots: 3, pcieGen: 4 },
    doubted: ['slots'],
    derived: ['pcieGen'],
  };
  const line = { type: 'gpu', id: 'gpu~5', quantity: 1, entered: { slots: 2.5, heightMm: 130 } } as const;
  expect(resolveLines([line], () => [card])).toEqual({
    ok: true,
    components: {
      gpu: {
        ...part('gpu~5'),
        specs: { lengthMm: 300, slots: 2.5, pcieGen: 4, heightMm: 130 },
        derived: ['pcieGen'],
        entered: ['slots', 'heightMm'],
      },
    },
  });
});
