import {
  Art,
  Box,
  Button,
  Card,
  CardGrid,
  Column,
  Columns,
  Container,
  Disclosure,
  Fact,
  Facts,
  Fill,
  Flex,
  Frame,
  Grid,
  HStack,
  Meter,
  Meters,
  Row,
  Section,
  SegmentProgress,
  Separator,
  Sheet,
  Stack,
  Steps,
  StickyBar,
  Strip,
  Text,
  VisuallyHidden,
  Wrap,
} from '../src/look/ui';
import { Chapter, Specimen } from './specimen';

const Tile = ({ children }: { children: string }) => <Card pad="sm">{children}</Card>;
const three = ['One', 'Two', 'Three'].map((name) => <Tile key={name}>{name}</Tile>);
const layouts = ['tiles', 'rows', 'list', 'sum', 'line', 'stats'] as const;
const grids = ['cards', 'wide', 'pairs', 'choices', 'tiles', 'slots'] as const;

export const Surfaces = () => (
  <Chapter title="Surfaces and their order">
    <Specimen of={['Card', 'Sheet']}>
      <Card pad="md">A card</Card>
      <Card pad="md" measure="sm">
        A card that is alone on its page
      </Card>
      <Sheet p="6">Dotted paper</Sheet>
    </Specimen>
    <Specimen of={['Section']}>
      <Section card title="A section on a card" lead="A sentence below its title.">
        <Section level={3} title="A section within it">
          <Text>Its text.</Text>
        </Section>
      </Section>
    </Specimen>
    <Specimen of={['Facts', 'Fact']}>
      {layouts.map((layout) => (
        <Card key={layout} pad="md">
          <Facts layout={layout}>
            <Fact name="Processor" icon="cpu">
              AMD Ryzen 7 9800X3D
            </Fact>
            <Fact name="Price" icon="cart">
              $479.00
            </Fact>
            <Fact name="Total" strong>
              $1,299.00
            </Fact>
          </Facts>
        </Card>
      ))}
    </Specimen>
    <Specimen of={['CardGrid']}>
      {grids.map((layout) => (
        <CardGrid key={layout} layout={layout}>
          {['One', 'Two', 'Three'].map((name) => (
            <Card as="li" pad="sm" key={name}>
              {layout}: {name}
            </Card>
          ))}
        </CardGrid>
      ))}
    </Specimen>
    <Specimen of={['Row', 'Fill']}>
      <Row apart>{three}</Row>
      <Row ruled oneLine>
        <Tile>Fixed</Tile>
        <Fill>Takes the rest of the line</Fill>
      </Row>
    </Specimen>
    <Specimen of={['Column', 'Columns']}>
      <Column space="sm">{three}</Column>
      <Columns aside>{three}</Columns>
    </Specimen>
    <Specimen of={['Box', 'Flex', 'Grid', 'Stack', 'HStack', 'Wrap']}>
      <Box>
        <Tile>In a box</Tile>
      </Box>
      <Flex gap="2">{three}</Flex>
      <Grid gap="2">{three}</Grid>
      <Stack>{three}</Stack>
      <HStack>{three}</HStack>
      <Wrap>{three}</Wrap>
    </Specimen>
    <Specimen of={['Container', 'Separator', 'VisuallyHidden']}>
      <Container room="outline">The column of the page</Container>
      <Separator />
      <VisuallyHidden>Only screen readers read this</VisuallyHidden>
    </Specimen>
    <Specimen of={['Steps']}>
      <Steps aria-label="Steps">
        <li data-done="">
          <a href="#steps">
            <b aria-hidden="true">1</b>
            <span>Gaming</span>
          </a>
        </li>
        <li aria-current="step">
          <b aria-hidden="true">2</b>
          <span>Your budget</span>
        </li>
        <li>
          <b aria-hidden="true">3</b>
          <span>Your build</span>
        </li>
      </Steps>
    </Specimen>
    <Specimen of={['Meters', 'Meter']}>
      <Meters>
        <Meter name="Gaming" range={{ low: 62, high: 74 }} />
        <Meter name="Streaming" range={undefined} />
      </Meters>
    </Specimen>
    <Specimen of={['Strip']}>
      <Strip>
        <li>
          <button type="button">
            <b>$900</b>
            <small>For less</small>
          </button>
        </li>
        <li data-on="">
          <p>
            <b>$1,500</b>
            <small>Your match</small>
          </p>
        </li>
      </Strip>
    </Specimen>
    <Specimen of={['Disclosure']}>
      <Disclosure label="More facts">The rest of them</Disclosure>
    </Specimen>
    <Specimen of={['StickyBar']}>
      <StickyBar as="div" edge="bottom">
        <Row apart>
          <Text>At the edge of the window</Text>
          <Button>Complete Build</Button>
        </Row>
      </StickyBar>
    </Specimen>
    <Specimen of={['SegmentProgress']}>
      {[0, 3, 6].map((value) => (
        <SegmentProgress key={value} value={value} of={6} label={`Parts chosen, ${value}`} />
      ))}
    </Specimen>
    <Specimen of={['Frame', 'Art']}>
      <Row>
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <Frame key={size} size={size}>
            <Art name="case" compact={size === 'xs'} />
          </Frame>
        ))}
      </Row>
    </Specimen>
  </Chapter>
);
