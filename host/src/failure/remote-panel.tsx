import { config } from '@rig4u/shared/config';
import { usePageMeta } from '@rig4u/shared/routing';
import { Button, Card, Column, Container, Heading, Hint, Row, Text } from '@rig4u/shared/ui';
import { plainWords, technicalWords } from '../remotes/load-errors';

export interface RemotePanelProps {
  /** Name of the part that did not load, such as `mf-guides`. */
  remote: string;
  /** What was thrown. */
  error: unknown;
  onRetry: () => void;
}

/**
 * Replaces the screen of a part that could not be loaded or that threw. Everything around it goes on working. Visitors read plain words;
 * the part and what was thrown stand in `data-failure`, where `rig4u promote` reads them.
 */
export function RemotePanel({ remote, error, onRetry }: RemotePanelProps) {
  usePageMeta({
    title: 'Not available right now',
    description: 'This page could not be loaded. The rest of the site works as before.',
  });
  return (
    <Container room="page">
      <Card measure="md" pad="lg">
        <Column role="alert">
          <Heading as="h1" size="h2">{`This part of ${config().product.name} is not available right now`}</Heading>
          <Text tone="quiet">
            The rest works as before, and what you have chosen is kept. Try again, or come back in a little while.
          </Text>
          <Hint
            as="div"
            tone="faint"
            long="break"
            role="region"
            aria-label="Error message"
            tabIndex={0}
            maxH="7.5rem"
            overflowY="auto"
            data-failure={technicalWords(remote, error)}
          >
            {plainWords(error)}
          </Hint>
          <Row>
            <Button onClick={onRetry}>Try Again</Button>
          </Row>
        </Column>
      </Card>
    </Container>
  );
}
