/** @jest-environment node */
import { chosenOf, totalOf } from '@rig4u/shared/builds';
import { bestBuild, objectiveFor, shelfOf } from '../../src/domain/best-build';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { presets } from '../../src/domain/presets';
import { presetBuild, type PresetBuild } from '../../src/domain/presets/preset-build';
import { recommend, useCases } from '../../src/domain/recommendation';
import { shelfFromFiles } from '../composing/shelf';

const parts = shelfFromFiles();
const shelf = shelfOf(parts);
const builds = presets.map((preset) => presetBuild(preset, parts));
const budgets = Array.from({ length: 91 }, (_, step) => 500 + 50 * step);

/** Why a preset may have the higher estimate; undefined where it may not. */
function excuse({ parts: own }: PresetBuild, budget: number) {
  if (totalOf(own) > budget * 100) return 'dearer than the budget';
  if (check(fromComponents(own)).verdict !== 'pass') return 'warns';
  return chosenOf(own, 'ram').length > 1 ? 'several kits of memory' : undefined;
}

test('for each use and budget what is computed does at least what the ready-made build does, for no more money', () => {
  const answers = { 'as good or better': 0, 'dearer than the budget': 0, 'several kits of memory': 0, warns: 0 };
  const compared = new Set<string>();
  for (const use of useCases) {
    const objective = objectiveFor(use, '1440p');
    for (const budget of budgets) {
      const preset = recommend(builds, use, budget)?.build;
      if (!preset) throw new Error('There are no ready-made builds.');
      const why = excuse(preset, budget);
      answers[why ?? 'as good or better'] += 1;
      const key = `${use} ${preset.id}`;
      if (compared.has(key)) continue;
      compared.add(key);
      // At the price of the ready-made build, also where that is above the budget.
      const answer = bestBuild(shelf, { use, resolution: '1440p', budgetCents: totalOf(preset.parts) });
      if (answer.kind !== 'best') throw new Error(`Nothing is computed for ${preset.id} at its price.`);
      expect([key, answer.totalCents <= totalOf(preset.parts), answer.tier]).toEqual([key, true, 'pass']);
      if (why === undefined || why === 'dearer than the budget')
        expect([key, answer.value >= objective.value(preset.parts)]).toEqual([key, true]);
    }
  }
  // Of 546 answers: most ready-made builds are equalled or beaten. Else it is said why not.
  expect(answers['as good or better']).toBeGreaterThan(250);
  expect(answers.warns + answers['several kits of memory']).toBeLessThan(60);
});
