import { paths } from '@rig4u/shared/routing';
import { ButtonLink, Icon, Row, Section } from '@rig4u/shared/ui';

/** Links to the guides and the picker, which may answer a question at once. */
export function BuildingHelp() {
  return (
    <Section
      card
      title="PC Building Help"
      lead="The guides go through a build step by step. The part picker counts what is still missing."
    >
      <Row space="sm">
        <ButtonLink to={paths.guides} variant="outline">
          <Icon name="book" />
          PC Building Guides
        </ButtonLink>
        <ButtonLink to={paths.picker} variant="outline">
          <Icon name="cpu" />
          PC Part Picker
        </ButtonLink>
      </Row>
    </Section>
  );
}
