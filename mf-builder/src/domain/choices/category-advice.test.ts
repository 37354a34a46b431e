import { partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import { needOf, purposes } from './category-advice';

const part = (specs: Record<string, unknown>) => ({ id: 'x', name: 'X', price: 1, specs });
const need = (type: 'gpu' | 'cooling' | 'caseFan' | 'networkCard' | 'thermalPaste', components: BuildComponents) =>
  needOf(type, components);

test('every category says in short what its part does and whether this build needs it', () => {
  for (const type of partTypeNames) {
    expect(purposes[type]).toMatch(/^[A-Z].{20,140}\.$/);
    expect(needOf(type, {})).toMatch(/^[A-Z].{10,100}\.$/);
    expect(needOf(type, { [type]: part({}) })).toBe('You have chosen one.');
  }
});

test('a card is needed where the processor has no graphics', () => {
  expect(need('gpu', { cpu: part({ igpu: null }) })).toMatch(/^This build needs one/);
  expect(need('gpu', { cpu: part({ igpu: 'Radeon 610M' }) })).toMatch(/^Not needed for office/);
  expect(need('gpu', { cpu: part({}) })).toMatch(/^Needed for games, and where/);
});

test('a cooler is needed where none is in the box; paste and fans likewise', () => {
  expect(need('cooling', { cpu: part({ coolerIncluded: false }) })).toMatch(/^This build needs one/);
  expect(need('cooling', { cpu: part({ coolerIncluded: true }) })).toMatch(/^Not needed/);
  expect(need('thermalPaste', { cooling: part({ pasteIncluded: true }) })).toMatch(/^Not needed/);
  expect(need('caseFan', { case: part({ fansIncluded: 0 }) })).toMatch(/without fans/);
  expect(need('caseFan', { case: part({ fansIncluded: 1 }) })).toMatch(/one fan comes/);
  expect(need('networkCard', { motherboard: part({ wifi: null }) })).toMatch(/^Needed for Wi-Fi/);
});
