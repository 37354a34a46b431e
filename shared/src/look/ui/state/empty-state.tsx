import type { ComponentProps, ReactNode } from 'react';
import { element } from '../../element';
import { Art, type ArtName } from '../art';
import { Button } from '../button';
import { Frame } from '../layout';
import { Heading, Hint, Text } from '../text';
import { Words } from '../text/words';
import { emptyRecipe } from './recipe';

const Base = element('div', emptyRecipe);

const Drawing = ({ art }: { art: ArtName }) => (
  <Frame opacity=".9">
    <Art name={art} />
  </Frame>
);

export interface EmptyStateProps extends Omit<ComponentProps<typeof Base>, 'title'> {
  art?: ArtName | undefined;
  title?: ReactNode;
  /** Whether it is all that the page says: then its title is the page's heading. */
  wholePage?: boolean | undefined;
  /** What to do about it: usually one button. */
  children?: ReactNode;
}

/** Nothing is there, and what to do next. `framed` puts it on dotted paper of its own. */
export const EmptyState = ({ art, title, wholePage = false, children, ...rest }: EmptyStateProps) => (
  <Base {...rest}>
    {art && <Drawing art={art} />}
    {wholePage ? (
      <Heading as="h1" size="h2">
        {title}
      </Heading>
    ) : (
      title && <Text>{title}</Text>
    )}
    <Words>{children}</Words>
  </Base>
);

export interface ErrorStateProps extends Omit<ComponentProps<typeof Base>, 'title'> {
  title: string;
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  art?: ArtName | undefined;
}

/** Something did not come; with `onRetry` it offers 'Try Again'. */
export const ErrorState = ({ title, message, onRetry, art = 'psu', children, ...rest }: ErrorStateProps) => (
  <Base role="alert" {...rest}>
    <Drawing art={art} />
    <Text textStyle="h3">{title}</Text>
    {message && (
      <Hint maxW="56ch" long="break">
        {message}
      </Hint>
    )}
    {onRetry && (
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    )}
    <Words>{children}</Words>
  </Base>
);
