import { type DraftBuild, type StoredPart } from '@rig4u/shared/builds';
import '@rig4u/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { useChoices } from './use-choices';

const cpu = { id: 'own', name: 'Chip', price: 100 };
const card: StoredPart = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
const other: StoredPart = { ...card, id: 'gpu~2', name: 'Other card' };

/** What is said after a swap in a build of these two. */
function saidAfter(type: 'cpu' | 'gpu', from: StoredPart, to: StoredPart): string {
  let build: DraftBuild = { components: { cpu, gpu: card } };
  const { result } = renderHook(() =>
    useChoices({
      category: type,
      advance: jest.fn(),
      change: (how) => (build = how(build)),
      latest: (components) => components,
      reask: jest.fn(),
    }),
  );
  act(() => {
    expect(result.current.choices.swap(type, { place: 0, part: from }, to)).toBe(true);
  });
  return result.current.swapped?.done ?? '';
}

test('a swap says nothing of a price that is not known, and what it costs beside a part without one', () => {
  expect(saidAfter('gpu', card, other)).toBe('Other card swapped in.');
  expect(saidAfter('gpu', card, { ...other, unpriced: false, price: 400 })).toBe('Other card swapped in.');
  expect(saidAfter('cpu', cpu, { ...cpu, id: 'cpu2', name: 'Other chip' })).toBe(
    'Other chip swapped in, for the same price.',
  );
});
