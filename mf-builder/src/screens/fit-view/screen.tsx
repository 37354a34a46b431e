import { chosenOf, type SavedBuild } from '@rig4u/shared/builds';
import { paths, useLocation, useParams, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Container, EmptyState, Hint, PageHead, Span, Text } from '@rig4u/shared/ui';
import { BuildNotFound } from '../../components/build-not-found';
import { FitPanel } from '../../components/fit-view/fit-panel';
import { useSavedList } from '../../state/saved-list';
import { useWorkingBuild } from '../../state/working-build';

const title = 'Fit view';

/** `/pc-part-picker/fit` for the build that is worked on, `/pc-part-picker/:id/fit` for a saved one. */
export function Component() {
  const { id } = useParams();
  const { builds, unreadable } = useSavedList('picker');
  usePageMeta({ title, description: 'How the parts of your PC sit in the case, to scale, with the room of each.' });
  const saved = builds.find((build) => build.id === id);
  if (id !== undefined && !saved) return <BuildNotFound title={title} readable={!unreadable} />;
  return <FitOf key={id ?? 'new'} saved={saved} />;
}

/** The fit view of a build, with the way back to where it is worked on. */
function FitOf({ saved }: { saved: SavedBuild | undefined }) {
  const { build } = useWorkingBuild(saved);
  const { search } = useLocation();
  const picker = saved ? paths.savedBuild(saved.id) : paths.picker;
  return (
    <Container wide room="end">
      <PageHead back={`${picker}${search}`} backLabel="Back to PC Builder" title={title}>
        {saved && (
          <Text tone="quiet" long="clamp">
            <bdi>{saved.name}</bdi>
          </Text>
        )}
        <Hint hideBelow="md">Drawn to scale from the facts of each part</Hint>
      </PageHead>
      {chosenOf(build.components, 'case').length > 0 ? (
        <FitPanel components={build.components} />
      ) : (
        <NoCase to={`${picker}?category=case`} />
      )}
    </Container>
  );
}

const NoCase = ({ to }: { to: string }) => (
  <EmptyState framed art="case" title={<Span textStyle="h3">No case is chosen yet</Span>}>
    <Text tone="quiet">Everything is drawn inside a case, so that is the first step.</Text>
    <ButtonLink to={to}>Choose a case</ButtonLink>
  </EmptyState>
);
