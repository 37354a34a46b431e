import { Card, Column, Heading } from '@rig4u/shared/ui';
import { useId } from 'react';

interface Props {
  title: string;
  text: string;
  /** Whether it may take 320 px before it scrolls, not 200. */
  tall?: boolean;
}

/** Text from outside under a title. It is never markup, long words wrap, and the keyboard can scroll it. */
export function TextBlock({ title, text, tall = false }: Props) {
  const id = useId();
  return (
    <Column space="sm">
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <Card
        as="pre"
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        maxH={tall ? '320px' : '200px'}
        overflow="auto"
        textStyle="code"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        unicodeBidi="isolate"
        bg="sunken"
        pad="sm"
      >
        {text}
      </Card>
    </Column>
  );
}
