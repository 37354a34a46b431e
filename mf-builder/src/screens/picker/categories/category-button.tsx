import { partTypeInfo } from '@rig4u/shared/builds';
import { Art, Box, Card, Flex, Icon, Span } from '@rig4u/shared/ui';
import { useDialogActions } from '../dialogs';
import { offered, useCategory } from '../route-state';

/** Where the list is a drawer: says which category is open, and opens the list. */
export function CategoryButton() {
  const { category } = useCategory();
  const { openParts } = useDialogActions();
  return (
    <Card mb="4" hideFrom="lg">
      <Flex
        asChild
        align="center"
        gap="3"
        w="full"
        py="2"
        ps="2"
        pe="3"
        textAlign="start"
        borderRadius="card"
        cursor="pointer"
      >
        <button type="button" onClick={openParts} aria-haspopup="dialog">
          <Box flex="none" w="44px">
            <Art name={category} compact />
          </Box>
          <Span flex="1" minW="0">
            <Span display="block" textStyle="label" color="text3">
              Category {offered.indexOf(category) + 1} of {offered.length}
            </Span>
            <Span display="block" textStyle="h3">
              {partTypeInfo(category).label}
            </Span>
          </Span>
          <Icon name="down" />
        </button>
      </Flex>
    </Card>
  );
}
