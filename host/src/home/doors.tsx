import { config } from '@rig4u/shared/config';
import { paths } from '@rig4u/shared/routing';
import { useContext } from 'react';
import { IsOpen } from '../remotes/source';
import { Art, Button, ButtonLink, Card, Column, Frame, Grid, Heading, Row, Sheet, Text } from '@rig4u/shared/ui';

const doors = [
  {
    art: 'case',
    title: 'PC Part Picker',
    text: 'Choose parts one category at a time. The total and what is still missing are always in sight.',
    button: (product: string) => `${product}: Find My PC`,
    to: paths.picker,
    variant: 'default',
  },
  {
    art: 'monitor',
    title: 'Recommended Builds',
    text: 'Say what the PC is for and what it may cost. You get one complete build to start from.',
    button: () => 'Find My Optimal Build',
    to: paths.optimalBuild,
    variant: 'outline',
  },
  {
    art: 'motherboard',
    title: 'PC Building Guides',
    text: 'From the first screw to advanced cooling, step by step.',
    button: () => 'View PC Building Guides',
    to: paths.guides,
    variant: 'outline',
  },
] as const;

/** The paper behind a card's drawing: above the text, and beside it on screens of middle width. */
const paper = {
  display: 'grid',
  alignItems: 'center',
  p: '6',
  width: { md: '40%', lg: 'auto' },
  borderBottomWidth: { base: '1px', md: '0', lg: '1px' },
  borderEndWidth: { md: '1px', lg: '0' },
} as const;

/** The three cards that lead into the product. */
export function Doors() {
  const { name } = config().product;
  const isOpen = useContext(IsOpen);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} gap="6">
      {doors.map(({ art, title, text, button, to, variant }) => (
        <Card as="article" key={title} stacked flexDirection={{ base: 'column', md: 'row', lg: 'column' }}>
          <Sheet css={paper}>
            <Frame size="lg" centred>
              <Art name={art} />
            </Frame>
          </Sheet>
          <Column space="md" p="6" flex="1">
            <Heading as="h3">{title}</Heading>
            <Text tone="quiet" flex="1">
              {isOpen(to) ? text : `${text} Not open yet.`}
            </Text>
            <Row mt="3">
              {isOpen(to) ? (
                <ButtonLink to={to} variant={variant}>
                  {button(name)}
                </ButtonLink>
              ) : (
                <Button variant={variant} disabled>
                  {button(name)}
                </Button>
              )}
            </Row>
          </Column>
        </Card>
      ))}
    </Grid>
  );
}
