import { chipNamed } from './chip-names';

const chips = {
  'Ryzen 5 3600': 1,
  'Ryzen 5 3600X': 1,
  'Core i5-13400F': 1,
  'Core i5-13400': 1,
  'GeForce RTX 3050': 1,
  'GeForce RTX 5070': 1,
  'GeForce RTX 5070 Ti': 1,
  'Radeon RX 9070': 1,
};

test.each([
  ['AMD Ryzen 5 3600 (boxed)', 'Ryzen 5 3600'],
  ['Intel® Core™ i5-13400F, tray', 'Core i5-13400F'],
  ['core i5 13400', 'Core i5-13400'],
  ['MSI GeForce RTX 5070 Ti GAMING TRIO', 'GeForce RTX 5070 Ti'],
  ['GeForce RTX 5070 12G VENTUS 2X OC', 'GeForce RTX 5070'],
  ['GeForce RTX 3050 8GB', 'GeForce RTX 3050'],
])('%s is a %s', (name, chip) => {
  expect(chipNamed(name, chips)).toBe(chip);
});

test.each([
  ['Ryzen 5 3600 XT'],
  ['Ryzen 5 3600XT'],
  ['Core i5-13400T'],
  ['GeForce RTX 5070 SUPER'],
  ['Radeon RX 9070 GRE'],
  ['GeForce RTX 5070 Laptop'],
  ['GeForce RTX 3050 VENTUS 2X 6G OC'],
  ['A card'],
  [''],
])('%s is none of them', (name) => {
  expect(chipNamed(name, chips)).toBeUndefined();
});
