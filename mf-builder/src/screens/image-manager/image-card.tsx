import { EditedImage } from '@rig4u/shared/images';
import { Box, Button, Card, Flex, Heading, Tag, Text } from '@rig4u/shared/ui';
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
    <Card
      as="li"
      position="relative"
      display="flex"
      flexDirection="column"
      p="4"
      _hover={{ borderColor: 'lineStrong' }}
    >
      <EditedImage id={id} src={src} category={category} alt="" />
      <Flex align="start" justify="space-between" gap="2" mt="4">
        <Heading as="h2" size="h3" minW="0" overflowWrap="anywhere">
          {name}
        </Heading>
        <Tag on={edited} flex="none">
          {edited ? 'Edited' : 'Original'}
        </Tag>
      </Flex>
      <Text textStyle="small" color="text3" mt="1" overflowWrap="anywhere">
        {id}
      </Text>
      <Box mt="auto" pt="4">
        <Button
          variant="outline"
          w="full"
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
