import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Box, ButtonLink, Container, Flex, Grid, Heading, Icon, Span, Tag, Text } from '@rig4u/shared/ui';
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
      <Flex data-no-print wrap="wrap" gap="2" pt={{ base: '4', md: '8' }}>
        <ButtonLink to={paths.guides} variant="outline" size="sm">
          <Icon name="left" size={16} />
          Back to All Guides
        </ButtonLink>
        <ButtonLink to={paths.home} variant="ghost" size="sm">
          Back to Home
        </ButtonLink>
      </Flex>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 720px)' }}
        columnGap="16"
        alignItems="start"
        pt={{ base: '6', md: '10' }}
      >
        <Contents steps={steps} current={current} />
        <article>
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
            <Tag on>{category}</Tag>
            <Span display="inline-flex" alignItems="center" gap="1.5" textStyle="small" color="text2">
              <Icon name="clock" size={16} />
              {readingMinutes(steps)} min read
            </Span>
            {checked !== undefined && (
              <Span textStyle="small" color="text2">
                Checked in {checked}
              </Span>
            )}
          </Flex>
          <Heading
            as="h1"
            fontSize="clamp(2rem, 1.4rem + 2.7vw, 3rem)"
            lineHeight="1.05"
            letterSpacing="-.035em"
            overflowWrap="anywhere"
            mt="4"
            mb="3"
          >
            {title}
          </Heading>
          <Text color="text2" fontSize="lg" overflowWrap="anywhere" pb={{ base: '6', md: '10' }}>
            {description}
          </Text>
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
