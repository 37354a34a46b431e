import { chosenOf, partTypeInfo, priceHistory, type BuildComponents } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { Box, Flex, Heading, SearchInput, Text } from '@rig4u/shared/ui';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { needOf, purposes } from '../../../domain/choices/about';
import type { Part } from '../../../catalogue/schema';
import { applyFilters } from '../../../domain/filters/apply';
import { noFilters } from '../../../domain/filters/filters';
import { cataloguePoints, withCurrentPrices } from '../../../domain/prices';
import type { PickerAddress } from '../use-address';
import { Comparison } from './comparison';
import { FilterRow } from './filter-row';
import { OptionList } from './option-list';
import type { OptionActions } from './part-card';
import { notChecked, useFits } from './use-fits';
import { useParts } from './use-parts';

interface Props {
  address: PickerAddress;
  components: BuildComponents;
  heading: RefObject<HTMLHeadingElement | null>;
  actions: Pick<OptionActions, 'onChoose' | 'onAdd'>;
  /** What is chosen for the category; stands above every filter. */
  chosen: ReactNode;
  /** Stands beside the filters. */
  extra: ReactNode;
}

/** The options of the active category: what it is for, what is chosen, the filters, and the cards. */
export function Options({ address, components, heading, actions, chosen, extra }: Props) {
  const { category, filters, details, compared, show } = address;
  const list = useParts(category);
  const history = useStored(priceHistory).value.parts;
  const parts = useMemo(
    () => (list.status === 'ready' ? withCurrentPrices(list.value, history) : undefined),
    [list, history],
  );
  const fits = useFits(category, parts, components);
  const found = useMemo(
    () => parts && applyFilters(category, parts, filters, ({ id }) => fits.get(id) ?? notChecked),
    [category, parts, filters, fits],
  );
  const opened = useMemo(() => {
    const listed = list.status === 'ready' ? list.value.find(({ id }) => id === details) : undefined;
    return listed && { id: listed.id, points: cataloguePoints(listed, history) };
  }, [list, details, history]);
  const picked = useMemo(
    () => new Set(chosenOf(components, category).map(({ part }) => part.id)),
    [components, category],
  );
  const all = useMemo<OptionActions>(
    () => ({
      ...actions,
      onDetails: (part: Part, open: boolean) => show({ details: open ? part.id : undefined }),
      onCompare: (part: Part, on: boolean) =>
        show({ compared: on ? [...compared, part.id] : compared.filter((id) => id !== part.id) }),
    }),
    [actions, compared, show],
  );
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
          <SearchInput
            label="Search"
            placeholder="Search..."
            value={filters.query}
            onChange={(query) => show({ filters: { ...filters, query } })}
          />
        </Box>
      </Flex>
      <Text textStyle="small" color="text2" mb="4" maxW="76ch">
        {purposes[category]} {needOf(category, components)}
      </Text>
      {chosen}
      <Box mb="3" data-no-print>
        {extra}
      </Box>
      {parts && found && (
        <FilterRow
          key={category}
          type={category}
          parts={parts}
          filters={filters}
          failing={found.failing}
          onChange={(next) => show({ filters: next })}
        />
      )}
      {parts && (
        <Comparison
          type={category}
          parts={parts}
          compared={compared}
          fits={fits}
          picked={picked}
          onChoose={actions.onChoose}
          onChange={(ids) => show({ compared: ids })}
        />
      )}
      <OptionList
        key={`${category}/${list.status}`}
        list={list}
        found={found?.parts}
        chosen={picked}
        fits={fits}
        details={opened}
        compared={compared}
        actions={all}
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
