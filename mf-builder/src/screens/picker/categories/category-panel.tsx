import { Card, Heading } from '@rig4u/shared/ui';
import { useFlightTargets } from '../motion';
import { ComponentList } from './category-list';

/** The list of the categories where there is room beside the options. */
export function CategoryPanel() {
  const { list } = useFlightTargets();
  return (
    <Card
      as="aside"
      ref={list}
      aria-labelledby="list-title"
      p="2"
      hideBelow="lg"
      position="sticky"
      top="calc(var(--header) + 16px)"
      maxH="calc(100dvh - var(--header) - var(--bar) - 32px)"
      overflowY="auto"
    >
      <Heading as="h2" size="h3" id="list-title" px="3" pt="3" pb="1">
        Component Selection
      </Heading>
      <ComponentList />
    </Card>
  );
}
