import { useId, type ComponentProps, type ReactNode } from 'react';
import { element } from '../../element';
import { Heading, Text } from '../text';
import { Words } from '../text/words';
import { sectionRecipe } from './recipe';

const Base = element('section', sectionRecipe);

export interface SectionProps extends Omit<ComponentProps<typeof Base>, 'title'> {
  title: ReactNode;
  /** The level of its heading; 2 without one. */
  level?: 2 | 3 | 4 | undefined;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A region named by its heading; `card` puts it on a card. */
export function Section({ title, level = 2, lead, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Base aria-labelledby={id} {...rest}>
      <Heading as={`h${level}`} size={level === 2 ? 'h2' : 'h3'} id={id}>
        {title}
      </Heading>
      {lead && <Text tone="quiet">{lead}</Text>}
      <Words>{children}</Words>
    </Base>
  );
}
