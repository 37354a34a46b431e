/** @jest-environment node */
import { partTypeNames } from '@rig4u/shared/builds';
import { wholeCatalogue } from '../../../checks/broken-builds';
import { missing } from '../parts/units';
import { specLines } from '../parts/spec-lines';
import { optionsIn } from '../../../checks/options-in-builds';
import { columnsOf } from '.';
import { specsBesideColumns } from './beside-columns';

const catalogue = wholeCatalogue();

test('a row says those of the three specifications that have no column', () => {
  const beside = partTypeNames.map((type): [string, string[]] => {
    const [part] = catalogue[type] ?? [];
    return [type, part ? specsBesideColumns(part).map(({ label }) => label) : []];
  });
  expect(Object.fromEntries(beside.filter(([, labels]) => labels.length > 0))).toEqual({
    motherboard: ['Socket'],
    gpu: ['Core clock', 'Ports'],
    ram: ['Timing'],
    case: ['Size (H × W × D)', 'Features'],
  });
});

/** What a value says, word by word: a unit stands in the head, and thousands of GB may be TB. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\b(\d+) tb/, '$1000 gb')
    .match(/[\w.+"-]+/g) ?? [];

test('no specification of a card is lost: it stands beside the name, or columns show each word of it', () => {
  for (const type of partTypeNames)
    for (const option of optionsIn(catalogue, {}, type)) {
      const beside = specsBesideColumns(option.part).map(({ label }) => label);
      const shown = columnsOf(type).flatMap(({ cell, label, unit }) =>
        wordsOf(`${cell(option, [option.part]).text} ${label} ${unit ?? ''}`),
      );
      const lost = specLines(option.part).filter(
        ({ label, value }) =>
          value !== missing && !beside.includes(label) && !wordsOf(value).every((word) => shown.includes(word)),
      );
      expect([option.part.id, lost]).toEqual([option.part.id, []]);
    }
});
