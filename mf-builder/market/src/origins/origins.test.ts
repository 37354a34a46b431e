/** @jest-environment node */
import { deriveFacts } from '../derived/derive';
import { importType } from '../importer/import-type';
import { marketTypes } from '../records/read';
import { originsOf } from './origins';
import { reasonsOfDoubt } from './why-doubted';

test.each(marketTypes)('%s: each fact that the importer doubts has a reason, and no other', (type) => {
  const doubted = new Set(importType(type).flatMap(({ part }) => part.doubted));
  expect(Object.keys(reasonsOfDoubt[type] ?? {}).toSorted()).toEqual([...doubted].toSorted());
});

test('each fact of a card says where it is from', () => {
  const facts = { chip: 'GeForce RTX 5070', lengthMm: 304, slots: 3, tdpW: 250, ports: [{ kind: 'HDMI', count: 1 }] };
  const card = { n: 1, brand: 'A', name: 'A card', facts, doubted: ['slots', 'ports'], recalled: ['tdpW'] };
  expect(Object.fromEntries(originsOf('gpu', deriveFacts('gpu', card)))).toMatchObject({
    chip: { kind: 'stated' },
    lengthMm: { kind: 'stated' },
    ports: { kind: 'doubted', because: 'The source lists one kind of plug twice.' },
    slots: { kind: 'probable', because: 'the source has whole slots, most of them rounded up' },
    tdpW: { kind: 'recalled' },
    pcieGen: { kind: 'derived', measured: { of: 20, wrong: 0 }, records: { of: 1098, wrong: 2 } },
  });
});

test('what a rule says that was wrong once is probable', () => {
  const card = { n: 1, brand: 'A', name: 'A card', facts: { slots: 2 }, doubted: [] };
  expect(originsOf('gpu', deriveFacts('gpu', card)).get('bracketSlots')).toMatchObject({ kind: 'probable' });
});
