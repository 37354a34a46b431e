import { Box, Fill, Heading, Icon, Row } from '@rig4u/shared/ui';
import { useId } from 'react';

/** The 'Tips' of a step. */
export function Tips({ tips }: { tips: readonly string[] }) {
  const heading = useId();
  return (
    <Box mt="5" p="4" bg="accentWash" borderWidth="1px" borderColor="accentLine" borderRadius="control">
      <Heading as="h3" id={heading} textStyle="ui" color="accentText" mb="2">
        Tips
      </Heading>
      <Box as="ul" role="list" aria-labelledby={heading}>
        {tips.map((tip, index) => (
          <Row as="li" key={index} oneLine align="start" space="sm" py="0.5">
            <Icon name="check" size={16} color="accentText" mt="1" />
            <Fill as="span">{tip}</Fill>
          </Row>
        ))}
      </Box>
    </Box>
  );
}
