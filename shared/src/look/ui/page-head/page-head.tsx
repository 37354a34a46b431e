import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../button';
import { Icon } from '../icon';
import { Row } from '../layout';
import { Heading } from '../text';

export interface PageHeadProps extends Omit<ComponentProps<typeof Row>, 'title'> {
  /** The address of the back button. */
  back: string;
  backLabel?: string | undefined;
  title: ReactNode;
  /** Stands at the end of the row. */
  children?: ReactNode;
}

/** The first row of a screen: a way back, the title, and what belongs to the whole screen. */
export const PageHead = ({ back, backLabel = 'Back', title, children, ...rest }: PageHeadProps) => (
  <Row pt={{ base: '4', md: '8' }} pb={{ base: '4', md: '6' }} {...rest}>
    <ButtonLink to={back} aria-label={backLabel} variant="ghost" size="icon" data-no-print>
      <Icon name="left" />
    </ButtonLink>
    <Heading as="h1" flex="0 1 auto" minW="0">
      {title}
    </Heading>
    {children && (
      <Row space="sm" ms="auto">
        {children}
      </Row>
    )}
  </Row>
);
