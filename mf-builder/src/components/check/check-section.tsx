import { Box, Heading, Text } from '@rig4u/shared/ui';
import { useId, type ReactNode, type RefObject } from 'react';

interface Props {
  /** Its heading, to give it the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  children: ReactNode;
}

/** The place of what the check says, under its title. */
export function CheckSection({ heading, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} px={{ base: '4', md: '6' }} py="5" minW="0">
      <Heading as="h3" id={id} ref={heading} tabIndex={-1} mb="3">
        Compatibility Check
      </Heading>
      <div>{children}</div>
    </Box>
  );
}

/** What the check waits for, where it has nothing to say. */
export const NothingToCheck = () => (
  <Text textStyle="small" color="text2">
    Choose two parts that connect, and the check appears here.
  </Text>
);
