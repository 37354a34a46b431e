import { counted, countText, msText, percentText, shiftText } from './figure-words';

test('figures in words', () => {
  expect([0, 0.005, 0.00923, 1].map(percentText)).toEqual(['0 %', '0.5 %', '0.92 %', '100 %']);
  expect([undefined, 80, 520, 1_499].map(msText)).toEqual(['–', '80 ms', '0.52 s', '1.50 s']);
  expect([shiftText(undefined), shiftText(0.031)]).toEqual(['–', '0.03']);
  expect([counted(1, 'load'), counted(18_420, 'load')]).toEqual(['1 load', '18,420 loads']);
  expect(countText(1_001)).toBe('1,001');
});
