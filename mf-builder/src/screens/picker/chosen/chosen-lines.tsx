import { chosenOf, partTypeInfo, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { Box, Card, Heading } from '@rig4u/shared/ui';
import type { BuildCheck } from '../../../domain/compatibility/types';
import { ChosenLine, type LineActions } from './chosen-line';

interface Props {
  type: PartType;
  components: BuildComponents;
  check: BuildCheck;
  actions: LineActions;
}

/** What is chosen for the active category; it stands above every filter, also when it fails. */
export function ChosenLines({ type, components, check, actions }: Props) {
  const lines = chosenOf(components, type);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="chosen-title" mb="4" px="4" py="3" data-no-print>
      <Heading as="h3" id="chosen-title" size="h3" fontSize="md">
        In your build
      </Heading>
      <Box as="ul" role="list">
        {lines.map((line, place) => (
          <ChosenLine
            key={`${line.part.id}/${place}`}
            line={line}
            type={type}
            place={place}
            several={partTypeInfo(type).several}
            check={check}
            actions={actions}
          />
        ))}
      </Box>
    </Card>
  );
}
