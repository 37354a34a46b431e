import { Disclosure, Fact, Facts } from '@rig4u/shared/ui';
import type { ComponentNames } from '../../../domain/presets';

const others = [
  ['motherboard', 'Motherboard'],
  ['case', 'Case'],
  ['psu', 'Power supply'],
  ['cooling', 'CPU cooler'],
  ['caseFan', 'Case fans'],
  ['cables', 'Fan splitters'],
] as const;

/** The components that the card does not show at first. */
export const AllParts = ({ components }: { components: ComponentNames }) => (
  <Disclosure label="All parts" openLabel="Fewer parts">
    <Facts layout="rows" textStyle="small">
      {others.map(([type, label]) =>
        components[type] === undefined ? null : (
          <Fact key={type} name={label}>
            {components[type]}
          </Fact>
        ),
      )}
    </Facts>
  </Disclosure>
);
