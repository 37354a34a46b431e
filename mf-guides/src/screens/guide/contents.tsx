import { useLocation } from '@rig4u/shared/routing';
import { Box, Span, TextLink } from '@rig4u/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '../../domain/parse-guide';
import { stepId, stepNumber } from '../../domain/step-number';

interface Props {
  steps: readonly Step[];
  /** The number of the step that is being read. */
  current: number;
}

/** The list of the steps, beside the guide on wide screens. A link moves the page and the focus to its step. */
export function Contents({ steps, current }: Props) {
  const { state }: { state: unknown } = useLocation();
  const list = useInView(current);
  return (
    <Box
      as="nav"
      ref={list}
      aria-label="Steps"
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="88px"
      maxH="calc(100dvh - 112px)"
      overflowY="auto"
    >
      <Box as="ol" role="list">
        {steps.map(({ title }, index) => {
          const number = index + 1;
          const on = number === current;
          return (
            <li key={number}>
              <TextLink
                to={{ hash: stepId(number) }}
                state={state}
                aria-current={on ? 'step' : undefined}
                display="flex"
                alignItems="center"
                gap="3"
                minH="44px"
                py="1.5"
                px="3"
                textStyle="ui"
                borderRadius="0"
                textDecoration="none"
                color={on ? 'text' : 'text2'}
                borderInlineStartWidth="1px"
                borderColor={on ? 'accent' : 'lineStrong'}
                boxShadow={on ? 'inset 1px 0 0 var(--accent)' : undefined}
                _hover={{ color: 'text' }}
                _focusVisible={{ outlineOffset: '-2px' }}
              >
                <Span color="text3" fontVariantNumeric="tabular-nums" aria-hidden>
                  {stepNumber(number)}
                </Span>
                <Span minW="0" overflowWrap="anywhere" textWrap="balance">
                  {title}
                </Span>
              </TextLink>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Keeps the current entry of a list that scrolls by itself in sight, and leaves the page where it is. */
function useInView(current: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]');
    if (!list.current || !entry) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const place = entry.getBoundingClientRect();
    // Not by scrollIntoView, which would scroll the page too.
    if (place.top < top) list.current.scrollTop -= top - place.top;
    else if (place.bottom > bottom) list.current.scrollTop += place.bottom - bottom;
  }, [current]);
  return list;
}
