import { useState } from 'react';
import {
  Art,
  Button,
  ButtonLink,
  CardGrid,
  Checkbox,
  ChoiceTile,
  Field,
  IconButton,
  Input,
  Range,
  Row,
  SearchInput,
  Select,
  Spinner,
  Text,
  Textarea,
  TickTile,
} from '../src/look/ui';
import { Chapter, Specimen } from './specimen';

const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'gaming',
  'cyber',
  'neon',
] as const;
const sizes = ['default', 'sm', 'lg'] as const;

export function Controls() {
  const [query, setQuery] = useState('Ryzen');
  const [ticked, setTicked] = useState(true);
  const [use, setUse] = useState('gaming');
  const [budget, setBudget] = useState(6);
  return (
    <Chapter title="Controls">
      <Specimen of={['Button']}>
        {variants.map((variant) => (
          <Row key={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} loading>
              Loading
            </Button>
          </Row>
        ))}
        <Button wide>As wide as its place</Button>
        <Button variant="link" flush>
          A link among texts
        </Button>
      </Specimen>
      <Specimen of={['ButtonLink', 'IconButton', 'Spinner']}>
        <Row>
          <ButtonLink to="/guides" variant="outline">
            To another page
          </ButtonLink>
          <IconButton label="Search" icon="search" />
          <IconButton label="Add" icon="plus" variant="outline" />
          <Spinner />
        </Row>
      </Specimen>
      <Specimen of={['Field', 'Input', 'Textarea', 'Select']}>
        <Field label="Name" hint="As it shall appear in the list.">
          <Input defaultValue="Build #1" />
        </Field>
        <Field label="Email" error="Write an address such as mira@example.com.">
          <Input type="email" defaultValue="mira" />
        </Field>
        <Field label="Not to be changed">
          <Input disabled defaultValue="Fixed" />
        </Field>
        <Field label="Message">
          <Textarea placeholder="How can we help?" />
        </Field>
        <Field label="Look">
          <Select>
            <option>Any</option>
            <option>White</option>
          </Select>
        </Field>
      </Specimen>
      <Specimen of={['SearchInput', 'Checkbox']}>
        <SearchInput label="Search parts" value={query} onChange={setQuery} />
        <Checkbox checked={ticked} onChange={setTicked}>
          Only what fits
        </Checkbox>
      </Specimen>
      <Specimen of={['ChoiceTile']}>
        <fieldset aria-label="Use">
          <CardGrid as="div" layout="choices">
            <ChoiceTile
              name="use"
              icon="bolt"
              title="Gaming"
              hint="High frame rates."
              checked={use === 'gaming'}
              onChange={() => setUse('gaming')}
            />
            <ChoiceTile
              name="use"
              art="keyboard"
              title="Office"
              note="Case: 20 % of $699"
              checked={use === 'office'}
              onChange={() => setUse('office')}
            />
          </CardGrid>
        </fieldset>
      </Specimen>
      <Specimen of={['TickTile']}>
        <CardGrid>
          <TickTile
            picture={<Art name="mouse" compact />}
            aria-label="Add a mouse"
            checked={ticked}
            onChange={() => setTicked(!ticked)}
          >
            <Text textStyle="ui">A mouse</Text>
          </TickTile>
        </CardGrid>
      </Specimen>
      <Specimen of={['Range']}>
        <Range
          aria-label="Budget"
          min={0}
          max={10}
          value={budget}
          marks={[
            { id: 'one', at: 2 },
            { id: 'two', at: 6, near: true },
          ]}
          onChange={({ target }) => setBudget(Number(target.value))}
        />
      </Specimen>
    </Chapter>
  );
}
