import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  LiveRegion,
  LoadingPage,
  Logo,
  NotFound,
  OfflineNote,
  PageHead,
  Row,
  Skeleton,
} from '../src/look/ui';
import { Chapter, Specimen } from './specimen';

const shapes = ['line', 'title', 'control', 'row', 'block', 'card'] as const;

export const States = () => (
  <Chapter title="States and pages">
    <Specimen of={['Alert', 'OfflineNote']}>
      {(['fail', 'warning', 'pass', 'info'] as const).map((kind) => (
        <Alert key={kind} kind={kind}>
          A message of the kind {kind}
        </Alert>
      ))}
      <OfflineNote>Only seen without a network.</OfflineNote>
    </Specimen>
    <Specimen of={['EmptyState', 'ErrorState']}>
      <EmptyState framed art="storage" title="Nothing is saved yet">
        <Button>Create New Build</Button>
      </EmptyState>
      <ErrorState
        title="The list could not be loaded"
        message="The database did not answer."
        onRetry={() => undefined}
      />
    </Specimen>
    <Specimen of={['Skeleton']}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Specimen>
    <Specimen of={['LiveRegion', 'LoadingPage']}>
      <LiveRegion>Loading...</LiveRegion>
      <LoadingPage>Loading a page...</LoadingPage>
    </Specimen>
    <Specimen of={['Logo']}>
      <Row>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Logo key={size} size={size} />
        ))}
      </Row>
    </Specimen>
    <Specimen of={['PageHead', 'NotFound']}>
      <PageHead back="/" title="The first row of a screen">
        <Button variant="outline">What concerns all of it</Button>
      </PageHead>
      <NotFound />
    </Specimen>
  </Chapter>
);
