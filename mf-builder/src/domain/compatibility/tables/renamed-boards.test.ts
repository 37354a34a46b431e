import { chipsetOfDie } from './renamed-boards';

test.each([
  ['H410', 'PRIME H410M-R R2.0', 'H470'],
  ['H410', 'PRIME H410M-E R2.0/CSM', 'H470'],
  ['B460', 'B460M DS3H V2 (rev. 1.0)', 'H470'],
  ['H310', 'Asus H310 Prime H310M-C R2.0/CSM DDR4 Micro ATX', 'H310C'],
  ['H310', 'Gigabyte H310M M.2 2.0', 'H310C'],
  ['H310', 'H310CM-HDV', 'H310C'],
  ['H310', 'H310M Pro-M2 12.0', 'H310'],
  ['B460', 'Colorful B460I FROZEN V20', 'B460'],
  ['B560', 'PRIME B560M-A R2.0', 'B560'],
])('a board with %s named %s is of the row of %s', (chipset, name, row) => {
  expect(chipsetOfDie(chipset, { name })).toBe(row);
});
