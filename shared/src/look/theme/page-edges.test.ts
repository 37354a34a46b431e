import { watchPageEdges } from './page-edges';

const root = document.documentElement;
const settled = () => new Promise((done) => setTimeout(done));

test('the page says which of its edges are taken, as long as they are', async () => {
  document.body.innerHTML = '<main><div data-beside></div></main>';
  watchPageEdges(document);
  expect(root.getAttributeNames()).toEqual(['data-has-beside']);
  const bar = document.createElement('section');
  bar.dataset['lowerBar'] = '';
  document.querySelector('main')?.replaceChildren(bar);
  await settled();
  expect(root.getAttributeNames()).toEqual(['data-has-lower-bar']);
  bar.removeAttribute('data-lower-bar');
  await settled();
  expect(root.getAttributeNames()).toEqual([]);
  bar.dataset['lowerBar'] = '';
  await settled();
  expect(root.getAttributeNames()).toEqual(['data-has-lower-bar']);
  bar.remove();
  await settled();
  expect(root.getAttributeNames()).toEqual([]);
});
