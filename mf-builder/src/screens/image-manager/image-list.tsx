import { EditImageDialog, editOf, imageEdits } from '@rig4u/shared/images';
import { useStored } from '@rig4u/shared/storage';
import { Alert, Button, EmptyState } from '@rig4u/shared/ui';
import { useCallback, useState } from 'react';
import { ImageCard } from './image-card';
import { ImageGrid } from './image-grid';
import { ListHead } from './list-head';
import { findImages, type ManagedImage } from './managed-images';
import { useView, type View } from './view-in-address';

/** The images of the address's view, and the dialog that one of them opens. */
export function ImageList({ images }: { images: readonly ManagedImage[] }) {
  const { query, filter, show } = useView();
  const { status, value: edits } = useStored(imageEdits);
  const [opened, setOpened] = useState<{ image: ManagedImage; open: boolean }>();
  const edit = useCallback((image: ManagedImage) => setOpened({ image, open: true }), []);
  const close = useCallback(() => setOpened((last) => last && { ...last, open: false }), []);

  const change = (next: Partial<View>) => {
    setOpened(undefined);
    show(next);
  };

  const isEdited = (id: string) => editOf(edits, id) !== undefined;
  // A card that was reset stays until another view is chosen: the dialog gives the focus back to it.
  const found = findImages(images, filter, query, (id) => id === opened?.image.id || isEdited(id));

  return (
    <>
      <ListHead query={query} filter={filter} shown={found.length} of={images.length} onChange={change} />
      {(status === 'corrupt' || status === 'blocked') && (
        <Alert kind="warning" mb="6">
          {unread[status]}
        </Alert>
      )}
      {found.length > 0 ? (
        <ImageGrid>
          {found.map((image) => (
            <ImageCard key={`${image.kind}/${image.id}`} image={image} edited={isEdited(image.id)} onEdit={edit} />
          ))}
        </ImageGrid>
      ) : (
        <EmptyState
          framed
          art="tech"
          title={
            filter === 'edited' && !query.trim()
              ? 'No image has been edited yet.'
              : 'No images found matching your search'
          }
        >
          <Button variant="outline" onClick={() => change({ query: '', filter: 'all' })}>
            Show all images
          </Button>
        </EmptyState>
      )}
      {opened && (
        <EditImageDialog
          open={opened.open}
          onClose={close}
          image={{ ...opened.image, originalUrl: opened.image.src }}
        />
      )}
    </>
  );
}

const unread = {
  corrupt:
    'The image edits in your browser are damaged, so the originals are shown. A copy of them is kept before anything new is written.',
  blocked:
    'Your browser does not let this page read its storage, so the originals are shown. Allow storage for this site to see and make edits.',
} as const;
