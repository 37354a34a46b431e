import { paths } from '@rig4u/shared/routing';
import { ButtonLink, Card, Heading, Icon, Text, Wrap } from '@rig4u/shared/ui';

/** Links to the guides and the picker, which may answer a question at once. */
export function BuildingHelp() {
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Heading as="h2">PC Building Help</Heading>
      <Text color="text2" mt="2" mb="4">
        The guides go through a build step by step. The part picker counts what is still missing.
      </Text>
      <Wrap gap="2">
        <ButtonLink to={paths.guides} variant="outline">
          <Icon name="book" />
          PC Building Guides
        </ButtonLink>
        <ButtonLink to={paths.picker} variant="outline">
          <Icon name="cpu" />
          PC Part Picker
        </ButtonLink>
      </Wrap>
    </Card>
  );
}
