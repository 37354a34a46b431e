import {
  accessories,
  accessoryPricesLine,
  groupByCategory,
  recommendedFor,
  type Accessory,
} from '@rig4u/shared/accessories';
import { Amount, CardGrid, Field, Hint, Row, Section, Select, Text } from '@rig4u/shared/ui';
import { isTheme, themeLabel, themes, type Theme } from '../../../domain/presets';
import { labelOfUse, type UseCase } from '../../../domain/recommendation';
import { useToday } from '../../../state/today';
import { AccessoryCard } from './accessory-card';
import { sumText } from './totals';

interface Props {
  useCase: UseCase;
  theme: Theme;
  /** What the build costs in US dollars, not rounded. */
  price: number;
  selected: readonly Accessory[];
  onTheme: (theme: Theme) => void;
  onToggle: (id: string) => void;
}

/** What goes with the use and the look, by category; what is ticked already stays whatever the look. */
export function Accessories({ useCase, theme, price, selected, onTheme, onToggle }: Props) {
  const fitting = recommendedFor(accessories, useCase, theme);
  const { sum, total } = sumText(price, selected);
  const today = useToday();
  const groups = groupByCategory([...fitting, ...selected.filter((item) => !fitting.includes(item))]);
  return (
    <Section title="Goes well with it" mt="14">
      <Row apart align="end">
        <Field label="Look" w={{ base: 'full', md: '14rem' }}>
          <Select value={theme} onChange={({ target }) => isTheme(target.value) && onTheme(target.value)}>
            {themes.map((option) => (
              <option key={option} value={option}>
                {themeLabel(option)}
              </option>
            ))}
          </Select>
        </Field>
        <Text role="status" tone="quiet">
          <span>{`${sum} `}</span>
          <Amount fontWeight="600" color="text">
            {total}
          </Amount>
        </Text>
      </Row>
      <Hint tone="faint">{accessoryPricesLine(today)}</Hint>
      {groups.length === 0 && (
        <Text tone="quiet">{`Nothing in this look for ${labelOfUse(useCase)}. Choose another look.`}</Text>
      )}
      {groups.map(({ category, label, items }) => (
        <Section key={category} title={label} level={3}>
          <CardGrid role="list" gap="4">
            {items.map((item) => (
              <AccessoryCard key={item.id} item={item} on={selected.includes(item)} onToggle={onToggle} />
            ))}
          </CardGrid>
        </Section>
      ))}
    </Section>
  );
}
