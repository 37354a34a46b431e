import fc from 'fast-check';
import { guides } from '../../checks/guides';
import { guideFromState, guideState, newerGuide } from './guide-in-history';

const sent = {
  id: 'mine',
  title: 'T',
  description: 'D',
  image: 'cpu',
  category: 'Beginner',
  icon: 'book',
  content: '## A',
} as const;

test.each(guides.map((guide) => [guide.id, guide] as const))(
  spec('2.30', '%s survives its way through the history'),
  (id, guide) => {
    expect(guideFromState(structuredClone({ guide }), id)).toEqual(guide);
  },
);

test(spec('2.29', 'a link takes along what a guide is about, without its text'), () => {
  const { id, title, description, image, category, icon } = sent;
  expect(guideState(sent)).toEqual({ guide: { id, title, description, image, category, icon } });
  expect(guideFromState(guideState(sent), 'mine')).toBeUndefined();
});

test(spec('3.1', 'a guide without drawings and without a year is whole'), () => {
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
  ['an unknown drawing in a step', { drawings: { 1: { art: 'nothing', caption: 'C' } } }],
  ['a drawing without a caption', { drawings: { 1: { art: 'cpu' } } }],
  [
    'drawings by title, as the first release sent them',
    { drawings: { 'Seat the processor': { art: 'cpu', caption: 'C' } } },
  ],
  ['a year in words', { checked: '2026' }],
  ['half a year', { checked: 2025.5 }],
  ['a year that is no number', { checked: NaN }],
])(spec('3.1', '%s: the state is ignored'), (_, wrong) => {
  expect(guideFromState({ guide: { ...sent, ...wrong } }, 'mine')).toBeUndefined();
});

test('no state breaks it', () => {
  const states = fc.oneof(
    fc.anything(),
    fc.anything().map((guide) => ({ guide })),
    fc.anything().map((drawings) => ({ guide: { ...sent, drawings } })),
    fc.anything().map((checked) => ({ guide: { ...sent, checked } })),
  );
  fc.assert(
    fc.property(states, (state) => {
      const guide = guideFromState(state, 'mine');
      if (guide) expect(guide).toMatchObject(sent);
    }),
  );
});

test('a sent guide is shown unless the built-in one was checked later', () => {
  const builtIn = { ...sent, title: 'Ours', checked: 2026 };
  const same = { ...sent, checked: 2026 };
  expect(newerGuide(same, builtIn)).toBe(same);
  expect(newerGuide({ ...sent, checked: 2025 }, builtIn)).toBe(builtIn);
  expect(newerGuide(sent, builtIn)).toBe(builtIn);
  expect(newerGuide(sent, undefined)).toBe(sent);
  expect(newerGuide(undefined, builtIn)).toBe(builtIn);
  expect(newerGuide(undefined, undefined)).toBeUndefined();
});
