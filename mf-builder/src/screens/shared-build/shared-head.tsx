import { partLines, savedBuilds, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import {
  Amount,
  Button,
  ButtonLink,
  Card,
  Column,
  Fill,
  Heading,
  Hint,
  Icon,
  Row,
  Text,
  Verdict,
} from '@rig4u/shared/ui';
import { useStored } from '@rig4u/shared/storage';
import type { RefObject } from 'react';
import { comparisonAddress } from '../../components/comparison-address';
import { PricesLine } from '../../components/prices-line/prices-line';
import { TotalLacks } from '../../components/total-lacks';
import { Unlisted } from '../../components/unlisted';
import { checkWords, worstOf } from '../../domain/compatibility/verdict-summary';
import { encodeBuild } from '../../domain/link/write-link';
import { checkOf } from '../../state/build-check';
import { useLatestPrices } from '../../state/latest-prices';
import { placeOfFinding } from '../../state/finding';
import { useTakeOver } from './make-it-mine';

interface Props {
  components: BuildComponents;
  /** Whether the visitor swapped or added parts. */
  isChanged: boolean;
  onBack: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What comes first: how many parts, the total, the verdict, and the way to make the build one's own. */
export function SharedHead({ components, isChanged, onBack, heading }: Props) {
  const makeMine = useTakeOver(components);
  const { known } = useLatestPrices([components]);
  const lines = partLines(components);
  const check = checkOf(components);
  const { kind, line } = checkWords(check);
  const worst = kind === 'fail' ? worstOf(check) : undefined;
  return (
    <Card as="section" aria-labelledby="shared-title" pad="md">
      <Column space="md">
        <Row apart align="end">
          <Fill wraps>
            <Heading as="h2" id="shared-title" ref={heading} tabIndex={-1}>
              {lines.length === 1 ? 'A build of 1 part' : `A build of ${lines.length} parts`}
            </Heading>
          </Fill>
          <div>
            <Text textStyle="label" tone="faint">
              Total
            </Text>
            <Amount size="total">{exactDollars(totalOf(components) / 100)}</Amount>
            <TotalLacks components={components} />
          </div>
        </Row>
        <PricesLine components={components} />
        {known && <Unlisted components={components} known={known} />}
        <Verdict kind={kind}>{line}</Verdict>
        <Row data-no-print>
          <Button onClick={makeMine}>Make it mine</Button>
          {worst && (
            <Button variant="outline" onClick={() => placeOfFinding(worst.rule)?.focus()}>
              Fix it
            </Button>
          )}
          <CompareLink components={components} />
          <Button variant="ghost" onClick={() => window.print()}>
            <Icon name="print" size="16" />
            Print
          </Button>
        </Row>
        {isChanged ? (
          <Row space="sm">
            <Hint>You changed this build. Nobody else sees that.</Hint>
            <Button variant="link" size="sm" flush data-no-print onClick={onBack}>
              Back to the shared build
            </Button>
          </Row>
        ) : (
          <Hint>Somebody shared it by link. Try a swap here; make it yours to change all of it.</Hint>
        )}
      </Column>
    </Card>
  );
}

/** The way to this build beside the visitor's newest saved one, which can be changed for another there; nothing where none is saved. */
function CompareLink({ components }: { components: BuildComponents }) {
  const newest = useStored(savedBuilds).value.at(-1);
  const encoded = encodeBuild(components);
  if (!newest || !encoded.ok) return null;
  const code = encoded.hash.slice('#b='.length);
  return (
    <ButtonLink variant="outline" to={comparisonAddress({ id: newest.id }, { code, origin: 'linked' })}>
      Compare with a saved build
    </ButtonLink>
  );
}
