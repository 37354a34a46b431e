import type { RevisionChange } from '@rig4u/shared/database';
import { changeWords, isBad, stepsIn } from './change-words';

const begun: RevisionChange = { do: 'rollout', part: 'mf-x', release: '2.0.0', steps: [1, 10, 100] };

test.each<[RevisionChange, string]>([
  [
    { do: 'live', part: 'mf-x', from: '1.0.0', to: ['2.0.0', 'sha256-x'], how: 'promote' },
    'mf-x 2.0.0 live, from 1.0.0',
  ],
  [{ do: 'live', part: 'mf-x', from: null, to: ['1.0.0', 'h'], how: 'promote' }, 'mf-x 1.0.0 live'],
  [
    { do: 'live', part: 'mf-x', from: '2.0.0', to: ['1.0.0', 'h'], how: 'rollback' },
    'mf-x 1.0.0 live again, from 2.0.0',
  ],
  [
    { do: 'live', part: 'mf-x', from: '1.0.0', to: ['2.0.0', 'h'], how: 'rollout' },
    'mf-x 2.0.0 live, from 1.0.0, after its roll-out',
  ],
  [begun, 'mf-x 2.0.0 to 1 %'],
  [{ do: 'step', part: 'mf-x', version: '2.0.0', to: 1 }, 'mf-x 2.0.0 to 10 %'],
  [{ do: 'step', part: 'mf-y', version: '2.0.0', to: 1 }, 'mf-y 2.0.0: next step'],
  [{ do: 'pause', part: 'mf-x', version: '2.0.0', reason: 'watch' }, 'mf-x 2.0.0 held by the watcher'],
  [{ do: 'withdraw', part: 'mf-x', version: '2.0.0' }, 'mf-x 2.0.0 taken away'],
  [{ do: 'restored' }, 'Restored from a backup, or moved'],
  [{ do: 'allow', who: 'anna' }, 'anna may do more'],
  [{ do: 'deny', who: 'ben' }, 'ben may do less'],
  [{ do: 'need-smoke', part: '*' }, 'Every part only after a load in a browser'],
  [{ do: 'need-no-smoke', part: 'mf-guides' }, 'mf-guides also without a load in a browser'],
  [{ do: 'need-signatures' }, 'Only signed revisions'],
  [{ do: 'need-no-signatures' }, 'Unsigned revisions too'],
  [{ do: 'something-new', part: 'mf-x' }, 'something-new mf-x'],
])('%j', (change, words) => {
  expect(changeWords(change, stepsIn([begun]))).toBe(words);
});

test('what took something away is marked', () => {
  expect([isBad(begun), isBad({ do: 'withdraw' }), isBad({ do: 'pause' })]).toEqual([false, true, true]);
});
