import { config } from '@rig4u/shared/config';
import { paths } from '@rig4u/shared/routing';
import { useContext } from 'react';
import { IsOpen } from '../remotes/source';
import { Art, Box, Button, ButtonLink, Card, Grid, Heading, Sheet, Stack, Text } from '@rig4u/shared/ui';

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
    text: 'Five guides, from the first screw to advanced cooling, step by step.',
    button: () => 'View PC Building Guides',
    to: paths.guides,
    variant: 'outline',
  },
] as const;

/** The three cards that lead into the product. */
export function Doors() {
  const { name } = config().product;
  const isOpen = useContext(IsOpen);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} gap="6">
      {doors.map(({ art, title, text, button, to, variant }) => (
        <Card
          asChild
          key={title}
          display="flex"
          flexDirection={{ base: 'column', md: 'row', lg: 'column' }}
          overflow="hidden"
        >
          <article>
            <Sheet
              display="flex"
              alignItems="center"
              justifyContent="center"
              flexShrink="0"
              px="8"
              py="6"
              width={{ md: '40%', lg: 'auto' }}
              borderColor="line"
              borderBottomWidth={{ base: '1px', md: '0', lg: '1px' }}
              borderEndWidth={{ md: '1px', lg: '0' }}
            >
              <Box width="264px" maxW="full">
                <Art name={art} />
              </Box>
            </Sheet>
            <Stack gap="3" p="6" flex="1">
              <Heading as="h3">{title}</Heading>
              <Text color="text2" flex="1">
                {isOpen(to) ? text : `${text} Not open yet.`}
              </Text>
              {isOpen(to) ? (
                <ButtonLink to={to} variant={variant} alignSelf="start" mt="3">
                  {button(name)}
                </ButtonLink>
              ) : (
                <Button variant={variant} disabled alignSelf="start" mt="3">
                  {button(name)}
                </Button>
              )}
            </Stack>
          </article>
        </Card>
      ))}
    </Grid>
  );
}
