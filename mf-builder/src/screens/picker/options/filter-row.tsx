import { Box, Button, Chip, Flex, Icon, Select, Text } from '@rig4u/shared/ui';
import { useId, useState } from 'react';
import type { Part } from '../../../catalogue/schema';
import type { Found } from '../../../domain/filters/apply-filters';
import { narrowed, noFilters, type Filters } from '../../../domain/filters/filters';
import { sortsOf } from '../../../domain/filters/sorts';
import { useCategory, useView } from '../route-state';
import { FacetPanel } from './facet-panel';
import { facetTable } from './facet-table';

interface Props {
  parts: readonly Part[];
  /** How many parts do not fit this build, and why. */
  failing: Found<Part>['failing'];
}

/** What the list can be narrowed down by, and how it is ordered. A facet opens below the row. */
export function FilterRow({ parts, failing }: Props) {
  const { category } = useCategory();
  const { filters, show } = useView();
  const onChange = (next: Filters) => show({ filters: next });
  const id = useId();
  const [open, setOpen] = useState<string>();
  const facets = facetTable(category, parts, filters);
  const opened = facets.find(({ key }) => key === open);

  return (
    <Box mb="4" data-no-print>
      <Flex
        gap="3"
        align="center"
        wrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        py="1"
      >
        <Chip
          on={filters.fits}
          aria-describedby={`${id}-why`}
          onClick={() => onChange({ ...filters, fits: !filters.fits })}
        >
          {filters.fits && <Icon name="check" size="16" />}
          Fits my build
          {failing.count > 0 && <span>{filters.fits ? `hides ${failing.count}` : `would hide ${failing.count}`}</span>}
        </Chip>
        {facets.map(({ key, label, summary }) => (
          <Chip
            key={key}
            aria-expanded={open === key}
            aria-controls={open === key ? `${id}-facet` : undefined}
            borderColor={summary ? 'accentLine' : undefined}
            onClick={() => setOpen(open === key ? undefined : key)}
          >
            {label}
            {summary && <b>{summary}</b>}
            <Icon name={open === key ? 'up' : 'down'} size="16" />
          </Chip>
        ))}
        <Flex asChild align="center" gap="2" ms={{ md: 'auto' }} flex="none" textStyle="small" color="text2">
          <label>
            Sort
            <Select
              minW="168px"
              w="auto"
              value={filters.sort}
              onChange={(event) => onChange({ ...filters, sort: event.target.value })}
            >
              {sortsOf(category).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
        </Flex>
      </Flex>
      {opened && (
        <Box id={`${id}-facet`} mt="2">
          <FacetPanel key={opened.key} facet={opened} onChange={onChange} onClose={() => setOpen(undefined)} />
        </Box>
      )}
      <Flex align="center" gap="3" wrap="wrap">
        <Text id={`${id}-why`} textStyle="small" color="text2" mt={failing.count > 0 ? '2' : '0'}>
          {failing.count > 0 &&
            `${failing.count === 1 ? '1 part does' : `${failing.count} parts do`} not fit this build: ${reasonsOf(failing)}.`}
        </Text>
        {narrowed(filters) && (
          <Button size="sm" variant="link" mt="2" onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
            Clear filters
          </Button>
        )}
      </Flex>
    </Box>
  );
}

const reasonsOf = ({ reasons }: Props['failing']): string =>
  reasons.map(({ reason, count }) => `${reason} (${count})`).join(', ');
