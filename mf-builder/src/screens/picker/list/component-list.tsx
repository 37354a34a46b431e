import { chosenOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { Box, Flex, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { groupsOf } from '../../../domain/choices/categories';
import { typeVerdict } from '../../../domain/compatibility/part-verdict';
import type { BuildCheck } from '../../../domain/compatibility/types';
import { ComponentRow } from './component-row';
import { offered } from './offered';

const groups = groupsOf(offered);

export interface ComponentListProps {
  components: BuildComponents;
  check: BuildCheck;
  active: PartType;
  onOpen: (type: PartType) => void;
  onRemove: (type: PartType) => void;
}

/** The categories in their groups, each with what is chosen for it. */
export function ComponentList({ components, check, active, onOpen, onRemove }: ComponentListProps) {
  return groups.map(({ group, entries }) => {
    const picked = entries.filter(({ type }) => chosenOf(components, type).length > 0).length;
    return (
      <Box key={group}>
        <Flex justify="space-between" px="3" pt="4" pb="2" textStyle="label" color="text3">
          <Text as="h3" textStyle="label" color="text3">
            {group}
          </Text>
          <span aria-hidden="true">
            {picked} / {entries.length}
          </span>
          <VisuallyHidden>
            {picked} of {entries.length} chosen
          </VisuallyHidden>
        </Flex>
        <Box as="ul" role="list">
          {entries.map((info) => (
            <ComponentRow
              key={info.type}
              info={info}
              chosen={chosenOf(components, info.type)}
              active={info.type === active}
              verdict={typeVerdict(check, info.type)}
              onOpen={onOpen}
              onRemove={onRemove}
            />
          ))}
        </Box>
      </Box>
    );
  });
}
