import { endState, hasFrame, markState } from './frame-place';

it.each([
  ['<div id="root"><main></main><p class="start"></p></div>', true],
  ['<div id="root"><p class="start"></p></div>', false],
  ['<div id="root"></div>', false],
])('knows whether a screen stands in the place of the application: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(hasFrame(document)).toBe(expected);
});

it.each([
  ['', '', false],
  ['?category=gpu', '', true],
  ['', '#b=1', true],
])('marks an address that says more than its path: %s%s', (search, hash, expected) => {
  delete document.documentElement.dataset['state'];
  markState(document, { search, hash });
  expect('state' in document.documentElement.dataset).toBe(expected);
  endState(document);
  expect('state' in document.documentElement.dataset).toBe(false);
});
