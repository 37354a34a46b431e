import {
  Amount,
  Bullets,
  Heading,
  Hint,
  Key,
  Icon,
  Lead,
  Row,
  Span,
  Tag,
  Text,
  TextLink,
  Verdict,
  Chip,
} from '../src/look/ui';
import { shapes } from '../src/look/ui/icon/shapes';
import { Chapter, Specimen } from './specimen';

const typed = 'A_name_that_somebody_typed_without_a_single_space_'.repeat(4);
const sizes = ['display', 'title', 'h1', 'h2', 'h3'] as const;
const tones = ['quiet', 'faint', 'accent'] as const;

export const Texts = () => (
  <Chapter title="Texts">
    <Specimen of={['Heading']}>
      {sizes.map((size) => (
        <Heading key={size} as="h3" size={size}>
          Heading, size {size}
        </Heading>
      ))}
      <Heading as="h4">Heading of the fourth level</Heading>
    </Specimen>
    <Specimen of={['Text', 'Span', 'Lead']}>
      <Lead>The sentence below a page's title says what the page is for.</Lead>
      <Text>
        A paragraph with a <Span tone="accent">span</Span> and a <TextLink to="/guides">link</TextLink> in it.
      </Text>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          A paragraph, tone {tone}
        </Text>
      ))}
      <Text long="break">{typed}</Text>
      <Text long="clamp">{typed.repeat(4)}</Text>
    </Specimen>
    <Specimen of={['TextLink']}>
      <Text>
        Read the <TextLink to="/guides">guides</TextLink> first.
      </Text>
    </Specimen>
    <Specimen of={['Key']}>
      <p>
        Press <Key>?</Key> for the keys.
      </p>
    </Specimen>
    <Specimen of={['Hint', 'Bullets']}>
      <Hint>A hint beside what it explains</Hint>
      <Hint tone="faint">A hint for few readers</Hint>
      <Bullets>
        <li>One thing</li>
        <li>Another thing</li>
      </Bullets>
    </Specimen>
    <Specimen of={['Amount']}>
      <Row>
        <Amount>$1,234.50</Amount>
        <Amount size="price">$1,234.50</Amount>
        <Amount size="total">$1,234.50</Amount>
        <Amount tone="quiet">12 parts</Amount>
      </Row>
    </Specimen>
    <Specimen of={['Tag', 'Chip']}>
      <Row>
        <Tag>Gaming</Tag>
        <Tag on>Resolved</Tag>
        <Chip>Brand</Chip>
        <Chip on={false}>Not pressed</Chip>
        <Chip on>
          Pressed <b>3</b>
        </Chip>
        <Chip disabled>Disabled</Chip>
      </Row>
    </Specimen>
    <Specimen of={['Verdict']}>
      {(['pass', 'warning', 'fail', 'unknown'] as const).map((kind) => (
        <Row key={kind}>
          <Verdict kind={kind}>What the check says, verdict {kind}</Verdict>
          <Verdict kind={kind} />
        </Row>
      ))}
    </Specimen>
    <Specimen of={['Icon']}>
      <Row>
        {Object.keys(shapes)
          .filter((name): name is keyof typeof shapes => name in shapes)
          .map((name) => (
            <Icon key={name} name={name} />
          ))}
      </Row>
    </Specimen>
  </Chapter>
);
