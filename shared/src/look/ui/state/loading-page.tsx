import type { ReactNode } from 'react';
import { Column, Container } from '../layout';
import { LiveRegion } from './live-region';
import { Skeleton } from './skeleton';

export interface LoadingPageProps {
  /** What loads, for screen readers. */
  children: ReactNode;
}

/** The outline of a page of which nothing is known yet. It is as high as the window, so that the footer does not jump. */
export const LoadingPage = ({ children }: LoadingPageProps) => (
  <Container room="outline" minH="100dvh" aria-busy="true">
    <LiveRegion>{children}</LiveRegion>
    <Column space="xl">
      <Skeleton shape="title" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </Column>
  </Container>
);
