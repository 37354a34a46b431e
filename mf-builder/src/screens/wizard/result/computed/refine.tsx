import { listed } from '@rig4u/shared/format';
import { CardGrid, Checkbox, Column, Field, Hint, Row, Select } from '@rig4u/shared/ui';
import { resolutionLabels } from '../../../../domain/estimates/resolutions';
import { refinable, type Refinement } from '../../refinement';
import { FoldedSection } from '../fold';
import type { ComputedProps } from './computed-place';
import { conditionWords } from './question';

type Props = Pick<ComputedProps, 'question' | 'onChange'>;
type Selected = 'size' | 'resolution' | 'colour' | 'memory' | 'storage';

const labels: Readonly<Record<Selected, string>> = {
  size: 'Largest case',
  resolution: 'Screen',
  colour: 'Colour',
  memory: 'Minimum memory',
  storage: 'Minimum storage',
};

const screens = new Map<string, string>(Object.entries(resolutionLabels));

/** What an option of a choice reads. */
const words: Readonly<Record<Selected, (option: string) => string>> = {
  size: (option) => option || 'Any size',
  resolution: (option) => screens.get(option) ?? option,
  colour: (option) => (option === '' ? 'Any colour' : option === 'black' ? 'Black' : 'White'),
  memory: (option) => (option === '' ? 'Depends on the price' : `${option} GB`),
  storage: (option) => `${Number(option) / 1000} TB`,
};

const chosen = <W extends Selected>(wish: W, value: string): Partial<Refinement> => {
  const option = refinable[wish].find((one) => one === value);
  return option === undefined ? {} : { [wish]: option };
};

/** The conditions in words, and on a press the wishes that change them. */
export function Refine({ question, onChange }: Props) {
  const { refinement } = question;
  const change = (part: Partial<Refinement>) =>
    onChange((latest) => ({ refinement: { ...latest.refinement, ...part } }));
  const select = (wish: Selected) => (
    <Field key={wish} label={labels[wish]}>
      <Select value={refinement[wish]} onChange={({ target }) => change(chosen(wish, target.value))}>
        {refinable[wish].map((option) => (
          <option key={option} value={option}>
            {words[wish](option)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <FoldedSection title="Refine the computed build" hint={`Computed with ${listed(conditionWords(question))}.`}>
      <Column>
        <CardGrid as="div" layout="short" gap="4">
          {(['resolution', 'size', 'colour', 'memory', 'storage'] as const).map(select)}
        </CardGrid>
        <Row space="xl">
          <Checkbox checked={refinement.quiet !== ''} onChange={(on) => change({ quiet: on ? '1' : '' })}>
            Quiet parts
          </Checkbox>
          <Checkbox checked={refinement.light !== ''} onChange={(on) => change({ light: on ? 'none' : '' })}>
            No lighting
          </Checkbox>
          <Checkbox checked={refinement.wifi !== ''} onChange={(on) => change({ wifi: on ? 'none' : '' })}>
            No Wi-Fi needed
          </Checkbox>
        </Row>
        <Hint tone="faint">
          Quiet parts: a cooler with a 240 mm radiator or a larger one, with two towers, or rated for 150 W; a
          sound-damped or a mesh case; fans of at most 25 dB(A); an 80+ Gold power supply or better. Colour and lighting
          are those of the case, memory, cooler and fans. Parts whose maker does not say are left out.
        </Hint>
      </Column>
    </FoldedSection>
  );
}
