import { useLocation } from '@rig4u/shared/routing';
import { Amount, Box, Fill, TextLink } from '@rig4u/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '../../domain/parse-guide';
import { stepId, stepNumber } from '../../domain/step-number';

/** Stays below the header beside the guide, and scrolls by itself when it is longer than the window. */
const column = {
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '5.5rem',
  maxHeight: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  px: '3',
  py: '1.5',
  textStyle: 'ui',
  textDecoration: 'none',
  textWrap: 'balance',
  color: 'text2',
  borderRadius: '0',
  borderInlineStartWidth: '1px',
  borderColor: 'lineStrong',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-0.125rem' },
  '&[aria-current]': { color: 'text', borderColor: 'accent', boxShadow: 'inset 0.0625rem 0 0 {colors.accent}' },
} as const;

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
    <Box as="nav" ref={list} aria-label="Steps" css={column}>
      <Box as="ol" role="list">
        {steps.map(({ title }, index) => {
          const number = index + 1;
          const on = number === current;
          return (
            <li key={number}>
              <TextLink to={{ hash: stepId(number) }} state={state} aria-current={on ? 'step' : undefined} css={entry}>
                <Amount tone="faint" aria-hidden>
                  {stepNumber(number)}
                </Amount>
                <Fill as="span">{title}</Fill>
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
