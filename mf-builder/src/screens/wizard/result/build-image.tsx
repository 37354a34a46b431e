import { useIsOwner } from '@rig4u/shared/auth';
import { EditedImage, EditImageDialog } from '@rig4u/shared/images';
import { Box, IconButton } from '@rig4u/shared/ui';
import { useState } from 'react';
import type { PresetBuild } from '../../../domain/presets';

/** The build's picture; its owner may give it another one. */
export function BuildImage({ build: { id, name, art, imageUrl } }: { build: PresetBuild }) {
  const [editing, setEditing] = useState(false);
  const owner = useIsOwner();
  return (
    <Box position="relative">
      <EditedImage id={id} src={imageUrl} category={art} alt="" />
      {owner && (
        <Box position="absolute" insetEnd="0" bottom="0">
          <IconButton
            label={`Edit the image of ${name}`}
            icon="edit"
            variant="outline"
            onClick={() => setEditing(true)}
          />
        </Box>
      )}
      {owner && (
        <EditImageDialog
          open={editing}
          onClose={() => setEditing(false)}
          image={{ id, name, originalUrl: imageUrl, category: art }}
        />
      )}
    </Box>
  );
}
