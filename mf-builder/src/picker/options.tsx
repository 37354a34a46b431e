import { chosenOf, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { Box, Flex, Heading, SearchInput, Text } from '@rig4u/shared/ui';
import { useMemo, type RefObject } from 'react';
import type { Part } from '../catalogue/schema';
import { searchParts } from '../parts/search';
import { OptionList } from './option-list';
import type { CategoryAddress } from './use-category';
import { useParts } from './use-parts';

interface Props {
  address: CategoryAddress;
  components: BuildComponents;
  heading: RefObject<HTMLHeadingElement | null>;
  onChoose: (part: Part, drawing: Element | null) => void;
}

/** The options of the active category: how many there are, the search, and the cards. */
export function Options({ address: { category, query, search }, components, heading, onChoose }: Props) {
  const list = useParts(category);
  const parts = list.status === 'ready' ? list.parts : undefined;
  const found = useMemo(() => parts && searchParts(parts, query), [parts, query]);
  const chosen = useMemo(() => new Set(chosenOf(components, category).map(({ part }) => part.id)), [components, category]);
  const toHeading = () => heading.current?.focus();

  return (
    <Box as="section" aria-labelledby="options-title" minW="0">
      <Flex align="center" gap={{ base: '3', md: '4' }} wrap="wrap" mb="4">
        <Heading as="h2" id="options-title" ref={heading} tabIndex={-1} scrollMarginTop="88px">
          {partTypeInfo(category).title}
        </Heading>
        <Text role="status" textStyle="small" color="text2" fontVariantNumeric="tabular-nums" minH="20px">
          {list.status === 'loading' && 'Loading components...'}
          {found && parts && countText(found.length, parts.length)}
        </Text>
        <Box ms="auto" w={{ base: 'full', md: '280px' }}>
          <SearchInput label="Search" placeholder="Search..." value={query} onChange={search} />
        </Box>
      </Flex>
      <OptionList
        list={list}
        found={found}
        chosen={chosen}
        onChoose={onChoose}
        onRetry={toHeading}
        onClear={() => {
          search('');
          toHeading();
        }}
      />
    </Box>
  );
}

const countText = (found: number, all: number): string => (found === all ? `${all} parts` : `${found} of ${all}`);
