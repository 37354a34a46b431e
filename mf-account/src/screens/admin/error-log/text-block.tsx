import { Box, Heading } from '@rig4u/shared/ui';
import { useId } from 'react';

interface Props {
  title: string;
  text: string;
  /** The height above which it scrolls. */
  maxH: string;
}

/** Text from outside under a title. It is never markup, long words wrap, and the keyboard can scroll it. */
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
