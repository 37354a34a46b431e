import { specSchemas } from './schema';

test.each([
  ['cpu', ['cores', 'threads', 'speed', 'socket']],
  ['motherboard', ['chipset', 'socket', 'formFactor', 'memorySlots', 'maxMemory']],
  ['gpu', ['memory', 'coreClock', 'ports']],
  ['ram', ['capacity', 'speed', 'timing']],
  ['storage', ['capacity', 'type', 'speed']],
  ['case', ['formFactor', 'dimensions', 'features']],
  ['psu', ['power', 'efficiency', 'modularity']],
  ['cooling', ['type', 'tdp', 'radiator', 'fans', 'features']],
] as const)(spec('3.6', 'the facts of the specification stand in the schema: %s'), (type, facts) => {
  expect(Object.keys(specSchemas[type].entries)).toEqual(expect.arrayContaining([...facts]));
});
