import type { AccountBuild } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { Alert, Box, Button, ButtonLink, Column, EmptyState } from '@rig4u/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { BuildRow } from './build-row';
import { FirstStep } from './first-step';
import type { Notice } from './saved-builds-status';

interface Props {
  builds: readonly AccountBuild[];
  notice: Notice | undefined;
  onRetry: () => void;
  onDelete: (build: AccountBuild) => void;
}

/** Builds that are drawn at first, more than a screen shows, and with each press. Each row takes a slow machine many milliseconds. */
const [atFirst, atOnce] = [12, 25];

/** The builds of the account, the newest ones first to be there, or the way to the first one. */
export function BuildList({ builds, notice, onRetry, onDelete }: Props) {
  const [most, setMost] = useState(atFirst);
  const list = useRef<HTMLUListElement>(null);
  const earlier = Math.max(0, builds.length - most);
  const showEarlier = () => {
    // After the last ones the button is gone, and the focus goes to the first build.
    if (earlier <= atOnce) requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('a, button')?.focus());
    setMost(most + atOnce);
  };
  const names = useMemo(() => new Map(builds.map(({ buildId, name }) => [buildId, name])), [builds]);
  return (
    <Column>
      {notice && (
        <Alert kind={notice.retry ? 'warning' : 'info'}>
          <div>{notice.text}</div>
          {notice.retry && (
            <Button variant="link" size="sm" onClick={onRetry} flush>
              Try Again
            </Button>
          )}
        </Alert>
      )}
      {builds.length === 0 && (
        <EmptyState framed art="case" title="No saved builds yet">
          <ButtonLink to={paths.home}>Create a Build</ButtonLink>
          <FirstStep />
        </EmptyState>
      )}
      {earlier > 0 && (
        <Button
          variant="outline"
          onClick={showEarlier}
        >{`Show ${Math.min(earlier, atOnce)} of ${earlier} earlier builds`}</Button>
      )}
      {builds.length > 0 && (
        <Box as="ul" role="list" aria-label="Saved Builds" ref={list}>
          {builds.slice(earlier).map((build) => (
            <BuildRow
              key={build.buildId}
              build={build}
              versionOf={build.partedFrom === undefined ? undefined : names.get(build.partedFrom)}
              onDelete={onDelete}
            />
          ))}
        </Box>
      )}
    </Column>
  );
}
