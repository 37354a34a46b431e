/** @jest-environment node */
import { marketTypes, readRecords } from './read';

test('every type but the power supplies with a battery has records, each with an id of its own', () => {
  const counts = marketTypes.map((type) => {
    const records = readRecords(type);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    return `${type} ${records.length}`;
  });
  expect(counts).toEqual([
    ...['cpu 789', 'motherboard 3695', 'gpu 3811', 'ram 4828', 'storage 3493', 'case 3747', 'psu 3290', 'cooling 2394'],
    ...['caseFan 3354', 'thermalPaste 227', 'monitor 3849', 'keyboard 4143', 'mouse 4444', 'headset 3033'],
    ...['speakers 539', 'webcam 294', 'microphone 115', 'networkCard 178', 'soundCard 84', 'cables 4'],
    ...['controller 221', 'capture 32', 'os 11'],
  ]);
});
