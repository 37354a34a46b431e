import { chosenOf } from '@rig4u/shared/builds';
import { Box, Card, Heading } from '@rig4u/shared/ui';
import { useBuild } from '../build-state';
import { useCategory } from '../route-state';
import { ChosenLine } from './chosen-line';

/** What is chosen for the open category. No filter hides it, also when it fails. */
export function ChosenLines() {
  const { category } = useCategory();
  const lines = chosenOf(useBuild().components, category);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="chosen-title" mb="4" px="4" py="3" data-no-print>
      <Heading as="h3" id="chosen-title" size="h3" fontSize="md">
        In your build
      </Heading>
      <Box as="ul" role="list">
        {lines.map((line, place) => (
          <ChosenLine key={`${line.part.id}/${place}`} line={line} type={category} place={place} />
        ))}
      </Box>
    </Card>
  );
}
