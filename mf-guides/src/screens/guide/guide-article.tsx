import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Box, ButtonLink, Container, Grid, Heading, Hint, Icon, Lead, Row, Tag } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import type { Guide } from '../../content/guide';
import { howToJson } from '../../domain/how-to-json';
import { parseContent, readingMinutes } from '../../domain/parse-guide';
import { ClosingCard } from './closing-card';
import { Contents } from './contents';
import { useCurrentStep, useLinkedStep } from './current-step';
import { StepSection } from './step-section';

/** A guide in full: links back, the list of its steps, the steps, and the link to the picker. */
export function GuideArticle({ guide }: { guide: Guide }) {
  const { title, description, category, content, drawings = {}, checked } = guide;
  const steps = useMemo(() => parseContent(content), [content]);
  const current = useCurrentStep(steps.length);
  useLinkedStep();
  usePageMeta({ title, description });

  return (
    <Container>
      <script type="application/ld+json">{howToJson(guide, steps)}</script>
      <Row data-no-print space="sm" pt={{ base: '4', md: '8' }}>
        <ButtonLink to={paths.guides} variant="outline" size="sm">
          <Icon name="left" size={16} />
          Back to All Guides
        </ButtonLink>
        <ButtonLink to={paths.home} variant="ghost" size="sm">
          Back to Home
        </ButtonLink>
      </Row>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 45rem)' }}
        columnGap="16"
        alignItems="start"
        pt={{ base: '6', md: '10' }}
      >
        <Contents steps={steps} current={current} />
        <article>
          <Row space="lg" rowGap="2">
            <Tag on>{category}</Tag>
            <Row as="span" space="sm">
              <Icon name="clock" size={16} color="text2" />
              <Hint as="span">{`${readingMinutes(steps)} min read`}</Hint>
            </Row>
            {checked !== undefined && <Hint as="span">{`Checked in ${checked}`}</Hint>}
          </Row>
          <Heading as="h1" size="title" mt="4" mb="3">
            {title}
          </Heading>
          <Lead overflowWrap="anywhere" pb={{ base: '6', md: '10' }}>
            {description}
          </Lead>
          <Box as="ol" role="list">
            {steps.map((step, index) => (
              <StepSection key={index} step={step} number={index + 1} drawing={drawings[index + 1]} />
            ))}
          </Box>
          <ClosingCard />
        </article>
      </Grid>
    </Container>
  );
}
