import { accessories, groupByCategory, recommendedFor, type Accessory } from '@rig4u/shared/accessories';
import { wholeDollars } from '@rig4u/shared/format';
import { Box, Field, Flex, Grid, Heading, Select, Span, Text } from '@rig4u/shared/ui';
import { useId } from 'react';
import { isTheme, themeLabel, themes, type Theme } from '../../../domain/presets';
import { labelOfUse, type UseCase } from '../../../domain/recommendation';
import { AccessoryCard } from './accessory-card';
import { sumText, totalWith } from './totals';

interface Props {
  useCase: UseCase;
  theme: Theme;
  /** Whole dollars of the build. */
  price: number;
  selected: readonly Accessory[];
  onTheme: (theme: Theme) => void;
  onToggle: (id: string) => void;
}

/** What goes with the use and the look, by category; what is ticked already stays whatever the look. */
export function Accessories({ useCase, theme, price, selected, onTheme, onToggle }: Props) {
  const id = useId();
  const fitting = recommendedFor(accessories, useCase, theme);
  const groups = groupByCategory([...fitting, ...selected.filter((item) => !fitting.includes(item))]);
  return (
    <Box as="section" aria-labelledby={id} mt="14">
      <Flex justify="space-between" align="end" gap="4" wrap="wrap" mb="4">
        <Heading as="h2" id={id}>
          Goes well with it
        </Heading>
        <Text role="status" color="text2" fontVariantNumeric="tabular-nums">
          {sumText(price, selected)}{' '}
          <Span fontWeight="600" color="text">
            {wholeDollars(totalWith(price, selected))}
          </Span>
        </Text>
      </Flex>
      <Field label="Look" w={{ base: 'full', md: '200px' }} mb="6">
        <Select value={theme} onChange={({ target }) => isTheme(target.value) && onTheme(target.value)}>
          {themes.map((option) => (
            <option key={option} value={option}>
              {themeLabel(option)}
            </option>
          ))}
        </Select>
      </Field>
      {groups.length === 0 && (
        <Text color="text2">Nothing in this look for {labelOfUse(useCase)}. Choose another look.</Text>
      )}
      {groups.map(({ category, label, items }) => (
        <Box key={category} as="section" aria-label={label} mt="6">
          <Heading as="h3" mb="3">
            {label}
          </Heading>
          <Grid
            as="ul"
            role="list"
            gap="4"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            }}
          >
            {items.map((item) => (
              <AccessoryCard key={item.id} item={item} on={selected.includes(item)} onToggle={onToggle} />
            ))}
          </Grid>
        </Box>
      ))}
    </Box>
  );
}
