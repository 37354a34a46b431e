import { BrowserTooOld, plainWords, technicalWords, TooSlow, UnmetNeeds } from './load-errors';

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
  [
    new BrowserTooOld('This browser does not compare mf-guides@1.0.0 with its hashes.'),
    'This browser cannot tell whether it arrives as it was published. A newer browser can.',
  ],
  [
    new Error('The record of mf-guides@1.0.0 did not arrive: status 503'),
    'Its files did not arrive, or not as they were published.',
  ],
  [new Error('This host does not provide @rig4u/shared/maps'), 'It could not be started.'],
  ['thrown text', 'It could not be started.'],
])('%s', (error, words) => {
  expect(plainWords(error)).toBe(words);
});

test('whoever runs the product reads the part and the live release’s error', () => {
  const both = new AggregateError([new UnmetNeeds('Sparkle of @rig4u/shared/ui'), new TooSlow('x')]);
  expect(technicalWords('mf-guides', both)).toBe('mf-guides: Sparkle of @rig4u/shared/ui');
  expect(technicalWords('mf-guides', 'thrown text')).toBe('mf-guides: thrown text');
});
