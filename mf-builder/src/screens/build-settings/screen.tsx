import type { SavedBuild } from '@rig4u/shared/builds';
import { formatDate } from '@rig4u/shared/format';
import { paths, useParams, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Columns, Container, Icon, PageHead, Text } from '@rig4u/shared/ui';
import { useState } from 'react';
import { backToSavedBuilds } from '../../components/back-to-saved-builds';
import { BuildNotFound } from '../../components/build-not-found';
import { useSavedList } from '../../state/saved-list';
import { Actions } from './copy-share-delete';
import { TextsForm } from './name-and-note';

/** `/pc-part-picker/:id/settings`. */
export function Component() {
  const { id } = useParams();
  const { builds, unreadable } = useSavedList('list');
  // A build that was deleted here stays on the screen until the list has taken its place.
  const [deleted, setDeleted] = useState<SavedBuild>();
  usePageMeta({ title: 'Build settings', description: 'Rename, copy, share, export or delete a saved PC build.' });

  const build = builds.find((one) => one.id === id) ?? (deleted?.id === id ? deleted : undefined);
  if (!build) return <BuildNotFound title="Build settings" readable={!unreadable} />;
  return <Settings key={build.id} build={build} onDeleting={setDeleted} />;
}

interface Props {
  build: SavedBuild;
  /** Told before a build goes. */
  onDeleting: (build: SavedBuild) => void;
}

/** What can be done with one saved build apart from its parts. */
function Settings({ build, onDeleting }: Props) {
  return (
    <Container>
      <PageHead {...backToSavedBuilds} title="Build settings">
        <ButtonLink variant="outline" to={paths.savedBuild(build.id)} data-no-print>
          <Icon name="eye" size="16" />
          View build
        </ButtonLink>
      </PageHead>
      <Text tone="quiet" long="clamp" mb="4">
        <bdi>{build.name}</bdi>
        <span>{`, created on ${formatDate(build.date)}`}</span>
      </Text>
      <Columns>
        <TextsForm build={build} />
        <Actions build={build} onDeleting={onDeleting} />
      </Columns>
    </Container>
  );
}
