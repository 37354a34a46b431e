import { Card, Column, Hint, Row, Skeleton, Text } from '@rig4u/shared/ui';
import { FaceHead } from '../../../../look/build-face';
import { computedOrigin, titleOf, type Question } from './question';

/** The place of the computed build while it is computed, in its size. `done` is from 0 to 1. */
export const ComputedSkeleton = ({ question, done }: { question: Question; done: number }) => (
  <Card pad="md" pt={{ base: '2', md: '6' }} aria-busy="true" borderColor="accent">
    <Column gap={{ base: '2', md: '3' }}>
      <Row apart space="sm">
        <Text textStyle="label" tone="accent">
          {computedOrigin}
        </Text>
        <Hint as="span" tone="faint" aria-hidden="true">
          {`Looking through the catalogue: ${Math.round(done * 100)} %`}
        </Hint>
      </Row>
      <FaceHead>
        <Text gridArea="name" textStyle={{ base: 'h3', md: 'h2' }}>
          {titleOf(question)}
        </Text>
        <Skeleton h={{ base: '2rem', md: '3.5rem' }} w="7rem" />
      </FaceHead>
      <Skeleton h={{ base: '5rem', md: '2.5rem' }} />
      <Skeleton h={{ base: '5.5rem', md: '10rem' }} />
      <Skeleton h="2.75rem" maxW="12rem" />
      <Skeleton h="3.5rem" />
    </Column>
  </Card>
);

const folded = ['refine', 'others', 'curve', 'lines'] as const;

/** The place of what is folded below both builds. */
export const SectionsSkeleton = () => (
  <>
    {folded.map((one) => (
      <Skeleton key={one} shape="row" borderRadius="card" />
    ))}
  </>
);
