import { checkConnection, useLoaded } from '@rig4u/shared/lazy';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Box, Container, ErrorState, LiveRegion, PageHead } from '@rig4u/shared/ui';
import { GridSkeleton } from './image-grid';
import { ImageList } from './image-list';
import { loadImages } from './load-images';

/** Every preset and accessory image, for the owner. */
export function ImageManager() {
  const loaded = useLoaded('images', loadImages);
  usePageMeta({
    title: 'Image Manager',
    description: 'Every preset and accessory image of this site, to look at and to change.',
  });
  return (
    <Container room="end">
      <PageHead back={paths.home} backLabel="Back to Home" title="Image Manager" />
      {loaded.status === 'ready' && <ImageList images={loaded.value} />}
      {loaded.status === 'failed' && (
        <ErrorState framed title="The images could not be loaded" message={checkConnection} onRetry={loaded.retry} />
      )}
      {loaded.status === 'loading' && (
        <Box>
          <LiveRegion>Loading images...</LiveRegion>
          <GridSkeleton />
        </Box>
      )}
    </Container>
  );
}
