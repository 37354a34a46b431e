import { partName } from './part-name';

test('brand comes before the name, once', () => {
  expect(partName({ brand: 'AMD', name: 'Ryzen 7 7800X3D' })).toBe('AMD Ryzen 7 7800X3D');
  expect(partName({ brand: 'AMD', name: 'AMD Ryzen 7 7800X3D' })).toBe('AMD Ryzen 7 7800X3D');
  expect(partName({ name: 'A part of my own' })).toBe('A part of my own');
});

test('a brand in other letters, or of spaces alone, is not put before the name', () => {
  expect(partName({ brand: 'amd', name: 'AMD Ryzen' })).toBe('AMD Ryzen');
  expect(partName({ brand: ' ', name: 'Ryzen' })).toBe('Ryzen');
});
