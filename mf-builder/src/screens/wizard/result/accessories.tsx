import {
  accessories,
  accessoryPricesLine,
  groupByCategory,
  recommendedFor,
  type Accessory,
} from '@rig4u/shared/accessories';
import { wholeDollars } from '@rig4u/shared/format';
import { Amount, CardGrid, Column, Field, Hint, Row, Section, Select, Text } from '@rig4u/shared/ui';
import { isTheme, themeLabel, themes, type Theme } from '../../../domain/presets';
import { labelOfUse, type UseCase } from '../../../domain/recommendation';
import { useToday } from '../../../state/today';
import { AccessoryCard } from './accessory-card';
import { byBuildPrice } from './accessory-order';
import { FoldedSection } from './fold';
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

/** What goes with the use, the look and the price of the build, by category; what is ticked already stays whatever the look. */
export function Accessories({ useCase, theme, price, selected, onTheme, onToggle }: Props) {
  const fitting = byBuildPrice(recommendedFor(accessories, useCase, theme), price);
  const { sum, total } = sumText(price, selected);
  const today = useToday();
  const groups = groupByCategory([...fitting, ...selected.filter((item) => !fitting.includes(item))]);
  return (
    <FoldedSection title="Goes well with it" hint={offerText(fitting, selected.length)}>
      <Column>
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
      </Column>
    </FoldedSection>
  );
}

/** `31 accessories from $25, none chosen yet`. */
function offerText(items: readonly Accessory[], chosen: number): string {
  const prices = items.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const many = items.length === 1 ? '1 accessory' : `${items.length} accessories`;
  const from = prices.length > 0 ? ` from ${wholeDollars(Math.min(...prices))}` : '';
  return `${many}${from}, ${chosen > 0 ? `${chosen} chosen` : 'none chosen yet'}`;
}
