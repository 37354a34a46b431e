import fc from 'fast-check';
import { guides } from '.';
import { guideFromState, guideState } from './guide-state';

const sent = { id: 'mine', title: 'T', description: 'D', image: 'cpu', category: 'Beginner', icon: 'book', content: '## A' };

test.each(guides.map((guide) => [guide.id, guide] as const))('%s survives its way through the history', (id, guide) => {
  expect(guideFromState(structuredClone(guideState(guide)), id)).toEqual(guide);
});

test('a guide without drawings is whole', () => {
  expect(guideFromState({ guide: sent }, 'mine')).toEqual({ ...sent, drawings: {} });
});

test.each([
  ['another id', { id: 'other' }],
  ['no title', { title: undefined }],
  ['an empty title', { title: ' ' }],
  ['a description that is no text', { description: 7 }],
  ['no content', { content: null }],
  ['an unknown drawing', { image: 'toString' }],
  ['an unknown category', { category: 'Cooking' }],
  ['an unknown icon', { icon: 'constructor' }],
  ['drawings that are none', { drawings: 'cpu' }],
  ['an unknown drawing in a step', { drawings: { A: { art: 'nothing', caption: 'C' } } }],
  ['a drawing without a caption', { drawings: { A: { art: 'cpu' } } }],
])('%s: the state is ignored', (_, wrong) => {
  expect(guideFromState({ guide: { ...sent, ...wrong } }, 'mine')).toBeUndefined();
});

test('no state breaks it', () => {
  const states = fc.oneof(fc.anything(), fc.anything().map((guide) => ({ guide })), fc.anything().map((drawings) => ({ guide: { ...sent, drawings } })));
  fc.assert(
    fc.property(states, (state) => {
      const guide = guideFromState(state, 'mine');
      if (guide) expect(guide).toMatchObject(sent);
    }),
  );
});
