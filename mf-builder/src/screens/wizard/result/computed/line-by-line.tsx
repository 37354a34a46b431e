import { partTypes, totalOf } from '@rig4u/shared/builds';
import { StackedTable } from '@rig4u/shared/charts';
import { exactDollars } from '@rig4u/shared/format';
import { ColumnHeads } from '../../../../components/column-heads';
import { roles } from '../../../../components/table-roles';
import { pointsText } from '../../../../domain/estimates/points-text';
import type { PresetBuild } from '../../../../domain/presets';
import { centsOf, namesOf } from '../names-of';
import { FoldedSection } from '../fold';
import type { BestFound } from './outcome';
import type { Question } from './question';
import { aimOf, valueOf } from './range-of';
import { useWords } from '../use-words';

interface Props {
  question: Question;
  best: BestFound;
  preset: PresetBuild;
}

const sign = (amount: number): string => (amount < 0 ? '−' : '+');

/** `−$155.00`, `+$40.00`, `same price`. */
const priceText = (cents: number): string =>
  cents === 0 ? 'same price' : `${sign(cents)}${exactDollars(Math.abs(cents) / 100)}`;

const toneOf = (cents: number) => (cents === 0 ? undefined : cents < 0 ? 'less' : 'more');

/** The computed build beside the ready-made one, in all: `in all −$126.05, gaming estimate +7.5 points`. */
function sumText(question: Question, best: BestFound, preset: PresetBuild): string {
  const cents = best.totalCents - totalOf(preset.parts);
  const points = Math.round(10 * (best.value - valueOf(aimOf(question), preset.parts))) / 10;
  const gain = points === 0 ? 'the same' : `${sign(points)}${pointsText(Math.abs(points))}`;
  return `In all ${priceText(cents)}, ${useWords[question.useCase].estimate} ${gain}.`;
}

/** Both builds part by part: what each has, what the difference costs, and why the computed one has what it has. */
export function LineByLine({ question, best, preset }: Props) {
  const lines = partTypes.flatMap(({ type, label }) => {
    const [own, its] = [centsOf(preset.parts, type), centsOf(best.parts, type)];
    return own === 0 && its === 0 ? [] : [{ type, label, cents: its - own, reason: best.reasons.get(type) ?? '' }];
  });
  return (
    <FoldedSection title="Line by line" hint={sumText(question, best, preset)}>
      <StackedTable>
        <table {...roles.table} aria-label="Line by line">
          <ColumnHeads names={['Part', preset.name, 'Computed', 'Price', 'Why this one']} number="Price" />
          <tbody {...roles.rowgroup}>
            {lines.map(({ type, label, cents, reason }) => (
              <tr key={type} {...roles.row}>
                <th scope="row" {...roles.rowheader}>
                  {label}
                </th>
                <td {...roles.cell} data-label="Ready">
                  {namesOf(preset.parts, type)}
                </td>
                <td {...roles.cell} data-label="Computed">
                  {namesOf(best.parts, type)}
                </td>
                <td {...roles.cell} data-label="Price" data-number="" data-tone={toneOf(cents)}>
                  {priceText(cents)}
                </td>
                <td {...roles.cell} data-label="Why" data-quiet="">
                  {reason}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </StackedTable>
    </FoldedSection>
  );
}
