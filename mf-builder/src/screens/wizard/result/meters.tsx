import { Box, Button, Flex, Grid, Icon, Span, Text } from '@rig4u/shared/ui';
import { Fragment, useId, useMemo, useState } from 'react';
import { aspectLabels, aspects, estimatesOf, type Estimate, type PriceScores } from '../../../domain/estimates';
import type { BuildComponents } from '@rig4u/shared/builds';

/** What the parts let expect, as ranges, and on a press how they came about beside the price-based estimate. */
export function Meters({ parts, performance }: { parts: BuildComponents; performance: PriceScores }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const estimates = useMemo(() => estimatesOf(parts), [parts]);
  return (
    <Grid as="section" gap="2.5" aria-labelledby={`${id}-title`}>
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text as="h3" id={`${id}-title`} textStyle="label" color="text3">
          Performance estimate
        </Text>
        <Text textStyle="small" color="text3">
          from specifications, 0–100, as a range
        </Text>
      </Flex>
      <Grid as="dl" gap="2.5" m="0">
        {aspects.map((aspect) => (
          <Meter key={aspect} label={aspectLabels[aspect]} estimate={estimates[aspect]} />
        ))}
      </Grid>
      <Button
        size="sm"
        variant="ghost"
        justifySelf="start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        How this is estimated
        <Icon name={open ? 'up' : 'down'} size="16" />
      </Button>
      <Box id={id} hidden={!open} textStyle="small" color="text2">
        {open && (
          <Grid as="dl" gap="2">
            {aspects.map((aspect) => (
              <Fragment key={aspect}>
                <Box as="dt" fontWeight="500" color="text">
                  {aspectLabels[aspect]}
                </Box>
                <Box as="dd">
                  {basisOf(estimates[aspect])} Price-based estimate: {performance[aspect]}.
                </Box>
              </Fragment>
            ))}
            <Box as="dd">
              100 is the best that is sold today. Price-based estimate of the whole build: {performance.overall}.
            </Box>
          </Grid>
        )}
      </Box>
    </Grid>
  );
}

const basisOf = (estimate: Estimate): string => (estimate.known ? estimate.basis : estimate.reason);

function Meter({ label, estimate }: { label: string; estimate: Estimate }) {
  return (
    <Grid
      gridTemplateColumns={{ base: '92px minmax(0, 1fr) 56px', md: '128px minmax(0, 1fr) 72px' }}
      gap="3"
      alignItems="center"
      textStyle="small"
    >
      <Box as="dt">{label}</Box>
      <Box as="dd" aria-hidden="true" position="relative" h="6px" borderRadius="3px" bg="lineStrong">
        {estimate.known && (
          <Box
            position="absolute"
            insetBlock="0"
            borderRadius="3px"
            bg="accent"
            style={{ left: `${estimate.low}%`, width: `${estimate.high - estimate.low}%` }}
          />
        )}
      </Box>
      <Box as="dd" textAlign="end" color="text2" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {estimate.known ? <Span>{`${estimate.low}–${estimate.high}`}</Span> : 'not known'}
      </Box>
    </Grid>
  );
}
