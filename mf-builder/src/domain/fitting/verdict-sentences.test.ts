/** @jest-environment node */
import { partTypeNames } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { optionsIn } from '../../../checks/options-in-builds';
import { unknownForAll } from './option-groups';
import { verdictSentence } from './fit-words';
import { verdictSentences } from './verdict-sentences';

const seed = 20261128;
const catalogue = wholeCatalogue();

test(`every finding of an option has its line, the row's first, in broken builds, seed ${seed}`, () => {
  let most = 0;
  for (const components of brokenBuilds(catalogue, seed, 6))
    for (const type of partTypeNames) {
      const options = optionsIn(catalogue, components, type);
      const said = new Set(unknownForAll(options).map(({ rule }) => rule));
      for (const option of options) {
        const lines = verdictSentences(option, said);
        expect(lines[0]?.text).toBe(verdictSentence(option, said));
        const warnings = option.fit.findings.filter(({ verdict }) => verdict === 'warning').length;
        expect(lines.filter(({ verdict }) => verdict === 'warning').length).toBe(warnings);
        expect(lines.every(({ text }) => text.length > 0 && !/undefined|NaN/.test(text))).toBe(true);
        most = Math.max(most, warnings);
      }
    }
  expect(most).toBeGreaterThan(1);
});
