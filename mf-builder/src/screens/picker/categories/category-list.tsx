import { chosenOf } from '@rig4u/shared/builds';
import { Box, Flex, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { groupsOf } from '../../../domain/choices/categories';
import { typeVerdict } from '../../../domain/compatibility/part-verdict';
import { useBuild, useBuildActions } from '../build-state';
import { offered, useCategory } from '../route-state';
import { ComponentRow } from './category-row';

const groups = groupsOf(offered);

/** The categories in their groups, each with what is chosen for it. `onOpening` is called before a category opens. */
export function ComponentList({ onOpening }: { onOpening?: () => void }) {
  const { components, check } = useBuild();
  const { remove } = useBuildActions();
  const { category, open } = useCategory();
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
              active={info.type === category}
              verdict={typeVerdict(check, info.type)}
              onOpen={(type) => {
                onOpening?.();
                open(type);
              }}
              onRemove={remove}
            />
          ))}
        </Box>
      </Box>
    );
  });
}
