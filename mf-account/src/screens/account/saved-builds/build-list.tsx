import type { AccountBuild } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { Alert, Box, Button, ButtonLink, Column, EmptyState } from '@rig4u/shared/ui';
import { BuildRow } from './build-row';
import { FirstStep } from './first-step';
import type { Notice } from './saved-builds-status';

interface Props {
  builds: readonly AccountBuild[];
  notice: Notice | undefined;
  onRetry: () => void;
  onDelete: (build: AccountBuild) => void;
}

/** The builds of the account, or the way to the first one. */
export const BuildList = ({ builds, notice, onRetry, onDelete }: Props) => (
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
    {builds.length === 0 ? (
      <EmptyState framed art="case" title="No saved builds yet">
        <ButtonLink to={paths.home}>Create a Build</ButtonLink>
        <FirstStep />
      </EmptyState>
    ) : (
      <Box as="ul" role="list" aria-label="Saved Builds">
        {builds.map((build) => (
          <BuildRow
            key={build.buildId}
            build={build}
            versionOf={builds.find(({ buildId }) => buildId === build.partedFrom)?.name}
            onDelete={onDelete}
          />
        ))}
      </Box>
    )}
  </Column>
);
