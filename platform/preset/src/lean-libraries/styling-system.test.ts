/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedDir } from '../part';
import {
  notKept,
  withoutCopy,
  withoutTypes,
  withoutVariables,
  withTableOfConditions,
  workedOutOnce,
} from './styling-system';

const library = createRequire(path.join(sharedDir, 'package.json')).resolve('@chakra-ui/react/styled-system');
const installed = (file: string): string =>
  readFileSync(path.resolve(path.dirname(library), '../../esm/styled-system', file), 'utf8');

it('takes the configuration as it is', () => {
  const lean = withoutCopy(installed('system.js'));
  expect(lean).toContain('const config = (configs.length > 1 ? mergeConfigs(...configs) : configs[0]);');
  expect(() => withoutCopy('const config = merge(configs);')).toThrow(/library has changed/);
});

it('writes no variables of its own', () => {
  const lean = withoutVariables(installed('system.js'));
  expect(lean).toContain('function getTokenCss() { return {}; }');
  expect(lean.match(/getTokenCss/g)).toEqual(installed('system.js').match(/getTokenCss/g));
});

it('makes no types of properties, and keeps the functions that do', () => {
  const lean = withoutTypes(installed('utility.js'));
  expect(lean.match(/assignPropertyTypes?\(/g)).toEqual(['assignPropertyType(']);
  expect(() => withoutTypes(lean)).toThrow(/library has changed/);
});

it('looks conditions up, and works a recipe out once', () => {
  expect(withTableOfConditions(installed('conditions.js'))).toContain('return Object.hasOwn(values, key) ||');
  const lean = workedOutOnce(installed('cva.js'));
  expect(lean).toContain('return resolve(props);');
  expect(() => workedOutOnce(lean)).toThrow(/library has changed/);
});

it('keeps no styles', () => {
  const lean = notKept(installed('css.js'));
  expect(lean.match(/return \(function (cssFn|mergeFn)\(/g)).toHaveLength(2);
  expect(lean).toContain('const isImportant = memo(');
});
