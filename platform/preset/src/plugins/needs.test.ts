import { bundlerRuntimeKey } from '../bundler-runtime/build-side';
import { takenLater } from './needs';

const need = { range: '^1.0.0', names: ['*'] };

test('what no screen takes when it is entered is not fetched ahead, but for the runtime that starts the entry', () => {
  const needs = { [bundlerRuntimeKey]: need, charts: need, motion: need, react: need };
  const screens = [{ takes: ['react'] }, { takes: ['motion', 'react'] }];
  expect(takenLater({ needs, onDemand: [] }, screens)).toEqual(['charts']);
  expect(takenLater({ needs, onDemand: ['motion'] }, screens)).toEqual(['charts', 'motion']);
});
