import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../button';
import { Icon } from '../icon';
import { Flex } from '../layout';
import { Heading } from '../text';

export interface PageHeadProps extends Omit<ComponentProps<typeof Flex>, 'title'> {
  /** The address of the back button. */
  back: string;
  backLabel?: string | undefined;
  title: ReactNode;
  /** Stands at the end of the row. */
  children?: ReactNode;
}

/** The first row of a screen: a way back, the title, and what belongs to the whole screen. */
export const PageHead = ({ back, backLabel = 'Back', title, children, ...rest }: PageHeadProps) => (
  <Flex
    alignItems="center"
    flexWrap="wrap"
    columnGap={{ base: '2', md: '4' }}
    rowGap="2"
    paddingTop={{ base: '4', md: '8' }}
    paddingBottom={{ base: '4', md: '6' }}
    {...rest}
  >
    <ButtonLink to={back} aria-label={backLabel} variant="ghost" size="icon" data-no-print>
      <Icon name="left" />
    </ButtonLink>
    <Heading as="h1" flex="0 1 auto" minW="0">
      {title}
    </Heading>
    {children && (
      <Flex alignItems="center" flexWrap="wrap" gap="2" marginInlineStart="auto">
        {children}
      </Flex>
    )}
  </Flex>
);
