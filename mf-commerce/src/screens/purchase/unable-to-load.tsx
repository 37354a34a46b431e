import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink, Container, EmptyState, Row, Text } from '@rig4u/shared/ui';

interface Props {
  message: string;
  /** Given if another try may help. */
  onRetry?: () => void;
}

/** Nothing can be bought: says why, and offers another try or the home page. */
export const UnableToLoad = ({ message, onRetry }: Props) => (
  <Container room="outline">
    <EmptyState role="alert" art="psu" framed wholePage title="Unable to Load Purchase">
      <Text tone="quiet">{message}</Text>
      <Row space="sm">
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <ButtonLink to={paths.home} variant={onRetry ? 'outline' : 'default'}>
          Back to Home
        </ButtonLink>
      </Row>
    </EmptyState>
  </Container>
);
