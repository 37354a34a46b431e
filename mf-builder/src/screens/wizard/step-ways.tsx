import { Button, ButtonLink, Icon, Row, StickyBar } from '@rig4u/shared/ui';

interface Props {
  /** The address of the step before. */
  back: string;
  disabled?: boolean;
  onNext: () => void;
}

/** The ways from a step: in sight at the lower edge, however long the step is. */
export const StepWays = ({ back, disabled = false, onNext }: Props) => (
  <StickyBar edge="bottom" data-lower-bar="" mt="6">
    <Row apart py="3">
      <ButtonLink to={back} variant="outline" size="lg">
        <Icon name="left" />
        Back
      </ButtonLink>
      <Button size="lg" disabled={disabled} onClick={onNext}>
        Next
        <Icon name="right" />
      </Button>
    </Row>
  </StickyBar>
);
