import { partTypeInfo } from '@rig4u/shared/builds';
import { Box, Button, Flex, Heading, Icon, Text } from '@rig4u/shared/ui';
import { needOf, purposes } from '../../../domain/choices/category-advice';
import { noFilters } from '../../../domain/filters/filters';
import { useBuild } from '../build-state';
import { ChosenLines } from '../chosen/chosen-lines';
import { addOwnPartTitle, useDialogActions } from '../dialogs';
import { useCategory, useView } from '../route-state';
import { Comparison } from './comparison';
import { FilterRow } from './filter-row';
import { OptionList } from './option-list';
import { SearchField } from './search-field';
import { useOptions } from './use-options';

/** The options of the open category: what it is for, what is chosen, the filters, and the cards. */
export function Options() {
  const { category, heading } = useCategory();
  const { filters, show } = useView();
  const { components } = useBuild();
  const { addOwnPart } = useDialogActions();
  const options = useOptions();
  const { list, parts, found } = options;
  const toHeading = () => heading.current?.focus();

  return (
    <Box as="section" aria-labelledby="options-title" minW="0">
      <Flex align="center" gap={{ base: '3', md: '4' }} wrap="wrap" mb="2">
        <Heading as="h2" id="options-title" ref={heading} tabIndex={-1} scrollMarginTop="88px">
          {partTypeInfo(category).title}
        </Heading>
        <Text role="status" textStyle="small" color="text2" fontVariantNumeric="tabular-nums" minH="20px">
          {list.status === 'loading' && 'Loading components...'}
          {found && parts && countText(found.parts.length, parts.length)}
        </Text>
        <Box ms="auto" w={{ base: 'full', md: '280px' }}>
          <SearchField key={category} />
        </Box>
      </Flex>
      <Text textStyle="small" color="text2" mb="4" maxW="76ch">
        {purposes[category]} {needOf(category, components)}
      </Text>
      <ChosenLines />
      <Box mb="3" data-no-print>
        <Button size="sm" variant="outline" onClick={addOwnPart}>
          <Icon name="plus" size="16" />
          {addOwnPartTitle}
        </Button>
      </Box>
      {parts && found && <FilterRow key={category} parts={parts} failing={found.failing} />}
      {parts && <Comparison parts={parts} fits={options.fits} picked={options.picked} />}
      <OptionList
        key={`${category}/${list.status}`}
        options={options}
        onRetry={toHeading}
        onClear={() => {
          show({ filters: { ...noFilters, sort: filters.sort } });
          toHeading();
        }}
      />
    </Box>
  );
}

const countText = (found: number, all: number): string => (found === all ? `${all} parts` : `${found} of ${all}`);
