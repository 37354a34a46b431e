import { plainWords, technicalWords, TooSlow, UnmetNeeds } from './load-errors';

test.each([
  [new TooSlow('x'), 'It took too long to arrive.'],
  [
    new UnmetNeeds('This host does not have what the release needs: Sparkle of @rig4u/shared/ui'),
    'It belongs to a newer version of this page. Reload the page to get it.',
  ],
  [
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {}'),
    'Its files did not arrive, or not as they were published.',
  ],
  [new Error('Loading chunk 380 failed.\n(error: …)'), 'Its files did not arrive, or not as they were published.'],
  [new Error('No integrity hash for /x.js: refused'), 'Its files did not arrive, or not as they were published.'],
  [new AggregateError([new TooSlow('x'), new Error('y')]), 'It took too long to arrive.'],
  [new Error('the screen threw while it was loaded'), 'It could not be started: the screen threw while it was loaded'],
  ['thrown text', 'It could not be started: thrown text'],
])('%s', (error, words) => {
  expect(plainWords(error)).toBe(words);
});

test('whoever runs the product reads the part and the live release’s error', () => {
  const both = new AggregateError([new UnmetNeeds('Sparkle of @rig4u/shared/ui'), new TooSlow('x')]);
  expect(technicalWords('mf-guides', both)).toBe('mf-guides: Sparkle of @rig4u/shared/ui');
  expect(technicalWords('mf-guides', 'thrown text')).toBe('mf-guides: thrown text');
});
