import { refusalsOf } from './refusals';

const provided = { '@rig4u/shared/ui': { names: ['Button'] }, react: { names: ['useState'] } };

test.each([
  ['what is there', { '@rig4u/shared/ui': { names: ['Button', '*'] }, react: { names: [] } }, []],
  ['a name', { '@rig4u/shared/ui': { names: ['Dial'] } }, ['@rig4u/shared/ui does not export Dial (host 1.3.0)']],
  ['an entry', { constructor: { names: [] } }, ['the host does not provide constructor (host 1.3.0)']],
])('%s that is needed', (_, needed, expected) => {
  expect(refusalsOf(needed, provided, '1.3.0')).toEqual(expected.map((sentence) => ({ code: 'RIG-102', sentence })));
});
