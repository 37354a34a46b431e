import type { BuildCheck, Finding } from '../compatibility/types';
import { lackText, typeLackText } from './lacking';

const found = (rule: string, verdict: Finding['verdict'], type: Finding['parts'][number]['type']): Finding => ({
  rule,
  verdict,
  parts: [{ type, name: 'A part' }],
  message: 'A sentence.',
});
const cooler = found('cooler-missing', 'fail', 'cpu');
const picture = found('display-output', 'fail', 'cpu');
const clash = found('socket', 'fail', 'motherboard');
const warning = found('airflow', 'warning', 'case');
const checked = (...findings: readonly Finding[]): BuildCheck => ({ verdict: 'fail', findings });

test.each([
  [[cooler, warning], 'Needs a CPU cooler'],
  [[picture], 'Needs a graphics card'],
  [[cooler, picture], 'Needs 2 more parts'],
  [[cooler, clash], undefined],
  [[warning], undefined],
  [[], undefined],
])('what a build only lacks: %#', (findings, text) => {
  expect(lackText(checked(...findings))).toBe(text);
});

test('a type lacks what its own fails ask for, whatever clashes elsewhere', () => {
  expect(typeLackText(checked(cooler, clash), 'cpu')).toBe('Needs a CPU cooler');
  expect(typeLackText(checked(cooler, clash), 'motherboard')).toBeUndefined();
});
