import {
  guidePrices,
  knownRules,
  partLines,
  soldLine,
  sumOf,
  summaryWords,
  unpricedText,
  verdictOf,
  type AccountBuild,
} from '@rig4u/shared/builds';
import { formatDate, wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { Amount, Art, ButtonLink, Fill, Frame, Heading, Hint, Icon, IconButton, Row, Verdict } from '@rig4u/shared/ui';
import { memo, useId, useMemo } from 'react';
import { openBuild } from './open-build';

interface Props {
  build: AccountBuild;
  /** The name of the build that this one was a version of, while the account has both. */
  versionOf: string | undefined;
  onDelete: (build: AccountBuild) => void;
}

/** One build of the account: name, day, what the check said, total with the months of its prices, which parts are sold no more, and the buttons to view and delete it. */
export const BuildRow = memo(function BuildRow({ build, versionOf, onDelete }: Props) {
  const name = useId();
  const { edition } = useStored(knownRules).value;
  const summary = useMemo(() => verdictOf(build, edition), [build, edition]);
  const { kind, line } = summaryWords(summary);
  const priced = guidePrices(build.components);
  const sold = soldLine(build.components);
  const sum = sumOf(build.components);
  const lacking = unpricedText(sum);
  const known = partLines(build.components).length > 0;
  return (
    <Row as="li" data-build={build.buildId} ruled>
      <Frame hideBelow="sm" size="xs">
        <Art name="case" compact />
      </Frame>
      <Fill wraps>
        <Heading as="h3" id={name} dir="auto" long="clamp">
          {build.name}
        </Heading>
        <Hint>{`Saved on ${formatDate(build.createdAt)}${summary ? `, checked on ${formatDate(summary.date)}` : ''}`}</Hint>
        {versionOf !== undefined && <Hint>{`A version of "${versionOf}", which two devices changed apart.`}</Hint>}
        <Verdict kind={kind}>{line}</Verdict>
        {priced && <Hint tone="faint">{`At ${priced}, as saved.`}</Hint>}
        {lacking && <Hint tone="faint">{`Not in the total: ${lacking}.`}</Hint>}
        {sold && <Hint tone="faint">{sold}</Hint>}
      </Fill>
      <Row ms="auto" space="sm" oneLine>
        {known && <Amount size="price">{wholeDollars(sum.cents / 100)}</Amount>}
        <ButtonLink
          variant="outline"
          size="icon"
          to={paths.home}
          state={{ buildId: build.buildId }}
          title="View build"
          aria-label="View build"
          aria-describedby={name}
          onClick={(event) => openBuild(event, build)}
        >
          <Icon name="eye" />
        </ButtonLink>
        <IconButton
          icon="trash"
          title="Delete build"
          label="Delete build"
          aria-describedby={name}
          onClick={() => onDelete(build)}
        />
      </Row>
    </Row>
  );
});
