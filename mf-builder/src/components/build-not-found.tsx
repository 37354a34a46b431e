import { cleanAddress, Navigate, paths, useLocation } from '@rig4u/shared/routing';
import { ButtonLink, Container, EmptyState, PageHead, Span, Text } from '@rig4u/shared/ui';

interface Props {
  /** The title of the screen that the build would be on. */
  title: string;
  /** Whether the list of builds could be read. */
  readable: boolean;
}

/** The screen of a build that is not in the list. An address with something behind it leads to where it was meant to lead. */
export function BuildNotFound({ title, readable }: Props) {
  const meant = cleanAddress(useLocation());
  if (meant) return <Navigate replace to={meant} />;
  return (
    <Container>
      <PageHead back={paths.picker} backLabel="Back to PC Builder" title={title} />
      <NoSuchBuild readable={readable} />
    </Container>
  );
}

/** Takes the place of a build that is not in the list. */
export const NoSuchBuild = ({ readable }: Pick<Props, 'readable'>) => (
  <EmptyState framed art="case" title={<Span textStyle="h3">Build not found</Span>}>
    <Text tone="quiet">
      {readable
        ? 'It may have been deleted, or it was saved in another browser.'
        : 'The builds saved in this browser cannot be read right now.'}
    </Text>
    <ButtonLink to={paths.savedBuilds}>View Saved Builds</ButtonLink>
  </EmptyState>
);
