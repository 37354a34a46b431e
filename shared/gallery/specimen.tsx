import { useId, type ReactNode } from 'react';
import { Box, Column, Heading, Text } from '../src/look/ui';

/** A chapter of the gallery. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} pt="10">
      <Heading id={id} mb="4">
        {title}
      </Heading>
      <Column space="xl">{children}</Column>
    </Box>
  );
}

export interface SpecimenProps {
  /** The components that it shows, as they are exported. The tests ask for each of them. */
  of: readonly string[];
  children: ReactNode;
}

/** What a part adds to the gallery: the default export of its `gallery/specimens.tsx`. */
export interface SpecimensOfPart {
  part: string;
  specimens: readonly { of: readonly string[]; shows: ReactNode }[];
}

/** One component, or a few that belong together, in all states. Its name is no heading: specimens have headings of their own. */
export const Specimen = ({ of, children }: SpecimenProps) => (
  <Box as="section" aria-label={of.join(', ')} data-components={of.join(' ')}>
    <Text textStyle="label" tone="faint" mb="2">
      {of.join(', ')}
    </Text>
    <Column space="lg">{children}</Column>
  </Box>
);
