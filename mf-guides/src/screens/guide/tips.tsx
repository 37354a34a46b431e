import { Box, Grid, Heading, Icon } from '@rig4u/shared/ui';
import { useId } from 'react';

/** The 'Tips' of a step. */
export function Tips({ tips }: { tips: readonly string[] }) {
  const heading = useId();
  return (
    <Box
      mt="5"
      py="4"
      px={{ base: '4', md: '5' }}
      bg="accentWash"
      borderWidth="1px"
      borderColor="accentLine"
      borderRadius="control"
    >
      <Heading as="h3" id={heading} fontSize=".9375rem" lineHeight="1.3" color="accentText" mb="2">
        Tips
      </Heading>
      <Box as="ul" role="list" aria-labelledby={heading}>
        {tips.map((tip, index) => (
          <Grid
            as="li"
            key={index}
            gridTemplateColumns="20px minmax(0, 1fr)"
            gap="2"
            py=".5"
            fontSize=".9375rem"
            lineHeight="1.55"
          >
            <Icon name="check" size={16} color="accentText" mt="4px" />
            <span>{tip}</span>
          </Grid>
        ))}
      </Box>
    </Box>
  );
}
