import { Heading, Lead } from '@rig4u/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  /** Whether the visitor came here by a press in the wizard: then the title takes the focus, as a new page's would. */
  arrived: boolean;
}

/** The title of a step, and a sentence below it. */
export function StepHead({ title, children, arrived }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <>
      <Heading as="h1" size="title" ref={heading} tabIndex={-1} textAlign="center">
        {title}
      </Heading>
      {children && (
        <Lead textAlign="center" textStyle={{ base: 'small', md: 'lead' }} mt={{ base: '1', md: '3' }} mx="auto">
          {children}
        </Lead>
      )}
    </>
  );
}
