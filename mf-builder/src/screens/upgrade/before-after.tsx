import type { BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Verdict } from '@rig4u/shared/ui';
import { ColumnHeads } from '../../components/column-heads';
import type { Conditions } from '../../domain/best-build';
import { verdictText } from '../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../domain/compatibility/types';
import { labelOfUse } from '../../domain/recommendation';
import { estimateRange } from '../../domain/what-next/step-texts';
import { BeforeAfterTable } from '../../look/before-after';
import { checkOf } from '../../state/build-check';

/** A PC at a point of its upgrade. */
export interface Standing {
  parts: BuildComponents;
  /** What was paid until then, in cents. */
  paidCents: number;
}

interface Props {
  /** What happens between the two, for screen readers. */
  caption: string;
  before: Standing;
  after: Standing;
  asked: Pick<Conditions, 'use' | 'resolution'>;
}

/** A PC before and after a change: its estimate, its verdict and what is paid for it. */
export function BeforeAfter({ caption, before, after, asked }: Props) {
  const [was, is] = [checkOf(before.parts), checkOf(after.parts)];
  const known = hasOnlyKnown(was, is) ? knownText(is) : '';
  return (
    <BeforeAfterTable aria-label={caption}>
      <ColumnHeads names={['', 'Before', 'After']} />
      <tbody>
        <tr>
          <th scope="row">{`Estimate for ${labelOfUse(asked.use)}`}</th>
          <td>{estimateRange(asked, before.parts)}</td>
          <td>{estimateRange(asked, after.parts)}</td>
        </tr>
        <tr>
          <th scope="row">Check</th>
          <td>
            <Verdict kind={was.verdict}>{verdictText(was)}</Verdict>
          </td>
          <td>
            <Verdict kind={is.verdict}>{`${verdictText(is)}${known}`}</Verdict>
          </td>
        </tr>
        <tr>
          <th scope="row">Paid in all</th>
          <td>{exactDollars(before.paidCents / 100)}</td>
          <td>{exactDollars(after.paidCents / 100)}</td>
        </tr>
      </tbody>
    </BeforeAfterTable>
  );
}

/** Whether what the check minds of a build, it has minded before. */
const hasOnlyKnown = (before: BuildCheck, after: BuildCheck): boolean =>
  after.verdict !== 'pass' &&
  after.findings.every(
    ({ rule, verdict }) =>
      verdict === 'pass' || before.findings.some((one) => one.rule === rule && one.verdict === verdict),
  );

const knownText = ({ findings }: BuildCheck): string =>
  findings.filter(({ verdict }) => verdict !== 'pass').length === 1 ? ', not new' : ', none of them new';
