import { StackedTable } from '@rig4u/shared/charts';
import { exactDollars } from '@rig4u/shared/format';
import { ColumnHeads } from '../../../../components/column-heads';
import { roles } from '../../../../components/table-roles';
import { cardOf, processorOf, rangeText, type CurveStep } from '../../../../domain/money-curve';

interface Props {
  steps: readonly CurveStep[];
  /** What the estimate is called. */
  estimate: string;
  /** The price in cents of the step on which the visitor is. */
  here: number | undefined;
}

/** Every step of the curve: from which budget on which build is the best. */
export const CurveTable = ({ steps, estimate, here }: Props) => (
  <StackedTable>
    <table {...roles.table}>
      <caption>{`The best build from each budget on, by the ${estimate}`}</caption>
      <ColumnHeads names={['Budget from', 'Estimate', 'Graphics card', 'Processor', '']} />
      <tbody {...roles.rowgroup}>
        {steps.map((step) => (
          <tr key={step.totalCents} {...roles.row} data-on={step.totalCents === here ? '' : undefined}>
            <th scope="row" {...roles.rowheader}>
              {exactDollars(step.totalCents / 100)}
            </th>
            <td {...roles.cell} data-label="Estimate">
              {rangeText(step)}
            </td>
            <td {...roles.cell} data-label="Card">
              {cardOf(step.parts) || 'none'}
            </td>
            <td {...roles.cell} data-label="Processor">
              {processorOf(step.parts)}
            </td>
            <td {...roles.cell}>{step.totalCents === here ? 'You are here' : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </StackedTable>
);
