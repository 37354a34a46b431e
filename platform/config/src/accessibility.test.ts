import { accessibilityFaults } from './accessibility';

afterEach(() => document.body.replaceChildren());

it('finds nothing in what is sound, and names what is not', async () => {
  document.body.innerHTML = '<main><h1>Hello</h1><button>Go</button></main>';
  expect(await accessibilityFaults(document.body)).toEqual([]);
  document.body.innerHTML = '<main><h1>Hello</h1><button></button></main>';
  expect(await accessibilityFaults(document.body)).toEqual(['button-name: <button></button>']);
});
