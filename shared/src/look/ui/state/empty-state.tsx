import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Art, type ArtName } from '../art';
import { Button } from '../button';
import { Box } from '../layout';
import { Text } from '../text';
import { emptyRecipe } from './recipe';

const Base = chakra('div', emptyRecipe);

const Drawing = ({ art }: { art: ArtName }) => (
  <Box width="180px" maxW="full" opacity=".9">
    <Art name={art} />
  </Box>
);

export interface EmptyStateProps extends Omit<ComponentProps<typeof Base>, 'title'> {
  art?: ArtName | undefined;
  title: ReactNode;
  /** What to do about it: usually one button. */
  children?: ReactNode;
}

/** Nothing is there, and what to do next. */
export const EmptyState = ({ art, title, children, ...rest }: EmptyStateProps) => (
  <Base {...rest}>
    {art && <Drawing art={art} />}
    <Text>{title}</Text>
    {children}
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
      <Text textStyle="small" color="text2" maxW="56ch">
        {message}
      </Text>
    )}
    {onRetry && (
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    )}
    {children}
  </Base>
);
