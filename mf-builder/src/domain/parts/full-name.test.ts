import { fullName } from './full-name';

test('brand comes before the name, once', () => {
  expect(fullName({ brand: 'AMD', name: 'Ryzen 7 7800X3D' })).toBe('AMD Ryzen 7 7800X3D');
  expect(fullName({ brand: 'AMD', name: 'AMD Ryzen 7 7800X3D' })).toBe('AMD Ryzen 7 7800X3D');
  expect(fullName({ name: 'A part of my own' })).toBe('A part of my own');
});
