import { marketId, readMarketId } from './market-id';

test('an id says type and number, and is read again', () => {
  expect(marketId('gpu', 123)).toBe('gpu~123');
  expect(readMarketId('gpu~123')).toEqual({ type: 'gpu', n: 123 });
});

test.each(['gpu12', 'gpu~', 'gpu~0', 'gpu~012', 'gpu~1.5', 'gpu~-1', 'gpu~1~2', 'house~1', '~1', ''])(
  '"%s" is none',
  (id) => expect(readMarketId(id)).toBeUndefined(),
);
