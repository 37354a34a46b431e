import { Chip, Hint, Row, SearchInput } from '@rig4u/shared/ui';
import { imageFilters } from './managed-images';
import type { View } from './view-in-address';

interface Props extends View {
  /** How many images the view shows, of how many. */
  shown: number;
  of: number;
  onChange: (change: Partial<View>) => void;
}

/** Search, filters and count above the grid. */
export const ListHead = ({ query, filter, shown, of, onChange }: Props) => (
  <Row mb="6">
    <SearchInput
      label="Search images"
      placeholder="Search by name or id"
      value={query}
      onChange={(text) => onChange({ query: text })}
      w={{ base: 'full', md: '20rem' }}
    />
    <Row role="group" aria-label="Show" space="sm">
      {imageFilters.map(({ value, label }) => (
        <Chip key={value} on={value === filter} onClick={() => onChange({ filter: value })}>
          {label}
        </Chip>
      ))}
    </Row>
    <Hint role="status" ms={{ md: 'auto' }}>
      {shown === of ? `${of} images` : `${shown} of ${of} images`}
    </Hint>
  </Row>
);
