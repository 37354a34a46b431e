import { EditedImage } from '@rig4u/shared/images';
import { Box, Button, Card, Heading, Hint, Row, Tag } from '@rig4u/shared/ui';
import { memo } from 'react';
import type { ManagedImage } from './managed-images';

/** The whole card takes the press; for the keyboard and a screen reader it is the button alone. */
const overTheCard = { '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' } };

interface Props {
  image: ManagedImage;
  edited: boolean;
  onEdit: (image: ManagedImage) => void;
}

/** One image: how it looks now, whose it is, whether it was changed, and the way to change it. */
export const ImageCard = memo(function ImageCard({ image, edited, onEdit }: Props) {
  const { id, name, category, src } = image;
  return (
    <Card as="li" stacked pad="sm" position="relative" _hover={{ borderColor: 'lineStrong' }}>
      <EditedImage id={id} src={src} category={category} alt="" />
      <Row apart oneLine space="sm" align="start" mt="4">
        <Heading as="h2" size="h3">
          {name}
        </Heading>
        <Tag on={edited} flex="none">
          {edited ? 'Edited' : 'Original'}
        </Tag>
      </Row>
      <Hint tone="faint" long="break" mt="1">
        {id}
      </Hint>
      <Box mt="auto" pt="4">
        <Button
          variant="outline"
          wide
          aria-label={`Edit image of ${name}`}
          css={overTheCard}
          _active={{ transform: 'none' }}
          onClick={() => onEdit(image)}
        >
          Edit image
        </Button>
      </Box>
    </Card>
  );
});
