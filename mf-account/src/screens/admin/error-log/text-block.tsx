import { Box, Heading } from '@rig4u/shared/ui';
import { useId } from 'react';

interface Props {
  title: string;
  text: string;
  /** How high it may become before it scrolls. */
  maxH: string;
}

/** Text of unknown origin under its title: shown as text only, long words wrap, and it can be scrolled by keyboard. */
export function TextBlock({ title, text, maxH }: Props) {
  const id = useId();
  return (
    <div>
      <Heading as="h3" id={id} mb="2">
        {title}
      </Heading>
      <Box
        as="pre"
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        maxH={maxH}
        overflow="auto"
        p="3"
        m="0"
        bg="sunken"
        borderWidth="1px"
        borderColor="line"
        borderRadius="control"
        fontFamily="monospace"
        fontSize="sm"
        lineHeight="1.5"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        unicodeBidi="isolate"
      >
        {text}
      </Box>
    </div>
  );
}
