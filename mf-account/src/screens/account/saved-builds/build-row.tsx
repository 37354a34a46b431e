import { partLines, totalOf, type AccountBuild } from '@rig4u/shared/builds';
import { formatDate, wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { Art, Box, ButtonLink, Flex, Heading, Icon, IconButton, Span, Text } from '@rig4u/shared/ui';
import { useId } from 'react';
import { openBuild } from './open-build';

interface Props {
  build: AccountBuild;
  onDelete: (build: AccountBuild) => void;
}

/** One build of the account: name, day, total, and the buttons to view and delete it. */
export function BuildRow({ build, onDelete }: Props) {
  const name = useId();
  const known = partLines(build.components).length > 0;
  return (
    <Flex
      as="li"
      data-build={build.buildId}
      align="center"
      wrap="wrap"
      gap="3"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box flex="none" w="56px" hideBelow="sm">
        <Art name="case" compact />
      </Box>
      <Box flex="1 1 160px" minW="0">
        <Heading as="h3" id={name} overflowWrap="anywhere" dir="auto" lineClamp={3}>
          {build.name}
        </Heading>
        <Text textStyle="small" color="text2" fontVariantNumeric="tabular-nums">
          Saved on {formatDate(build.createdAt)}
        </Text>
      </Box>
      <Flex align="center" gap="2" ms="auto">
        {known && (
          <Span textStyle="price" fontVariantNumeric="tabular-nums" me="2">
            {wholeDollars(totalOf(build.components) / 100)}
          </Span>
        )}
        <ButtonLink
          variant="outline"
          size="icon"
          to={paths.home}
          state={{ buildId: build.buildId }}
          title="View build"
          aria-label="View build"
          aria-describedby={name}
          onClick={(event) => openBuild(event, build)}
        >
          <Icon name="eye" />
        </ButtonLink>
        <IconButton
          icon="trash"
          title="Delete build"
          label="Delete build"
          aria-describedby={name}
          onClick={() => onDelete(build)}
        />
      </Flex>
    </Flex>
  );
}
