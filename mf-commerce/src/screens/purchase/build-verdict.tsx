import { summaryWords, type VerdictSummary } from '@rig4u/shared/builds';
import { formatDate } from '@rig4u/shared/format';
import { Bullets, Button, Hint, Section, Verdict } from '@rig4u/shared/ui';
import type { Purchase } from '../../domain/purchase';
import { useFix } from './use-fix';

interface Props {
  purchase: Purchase;
  /** Undefined where the build was not checked. */
  summary: VerdictSummary | undefined;
}

/** What the check said of the build, and for a fail the way to the finding. */
export function BuildVerdict({ purchase, summary }: Props) {
  const { kind, line } = summaryWords(summary);
  const fix = useFix(purchase, summary);
  return (
    <Section level={3} title="Compatibility Check" space="sm">
      <Verdict kind={kind}>{line}</Verdict>
      {summary && <Hint>{`Checked on ${formatDate(summary.date)}`}</Hint>}
      {kind === 'fail' && (
        <Button size="lg" onClick={fix}>
          Fix it
        </Button>
      )}
      {summary?.buy && <ToBuy things={summary.buy} />}
    </Section>
  );
}

/** What has to be bought beside the parts. */
const ToBuy = ({ things }: { things: readonly string[] }) => (
  <div>
    <Hint>Needed too, and not in this build:</Hint>
    <Bullets textStyle="small">
      {things.map((thing) => (
        <li key={thing} dir="auto">
          {thing}
        </li>
      ))}
    </Bullets>
  </div>
);
