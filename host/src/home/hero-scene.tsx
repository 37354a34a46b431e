import { useEffect, useRef } from 'react';
import { reportError } from '@rig4u/shared/errors';
import { useLoaded } from '@rig4u/shared/lazy';
import { Box } from '@rig4u/shared/ui';
import { playAssembly } from './hero-animation';

const place = {
  position: { base: 'relative', lg: 'absolute' },
  // Below lg the drawing's empty left third is out of sight. Its room is reserved, so nothing moves when it arrives.
  width: { base: '158%', md: '120%', lg: 'min(100%, calc(48.75rem * 16 / 9))' },
  marginStart: { base: '-58%', md: '-31.6%', lg: '0' },
  insetEnd: { lg: 'max(0%, calc((100% - 100rem) / 2))' },
  top: { lg: '50%' },
  transform: { lg: 'translateY(-50%)' },
  aspectRatio: '16 / 9',
} as const;

const drawing = {
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& [data-part="notes"]': { display: { base: 'none', lg: 'inline' } },
  '@media (prefers-reduced-motion: no-preference)': {
    '& [data-home]': {
      transitionProperty: 'transform',
      transitionDuration: '900ms',
      transitionTimingFunction: 'standard',
    },
    '& [data-part="notes"], & svg > [stroke-dasharray]': { transition: 'opacity 240ms' },
  },
};

const loadDrawing = async () => (await import(/* webpackChunkName: "hero" */ './hero-drawing')).heroDrawing;

/**
 * The exploded PC behind the headline. It loads after the first paint. A failure is only reported: the hero is complete
 * without it.
 */
export function HeroScene() {
  const loaded = useLoaded('hero', loadDrawing, { inSlices: true });
  const failure = loaded.status === 'failed' && loaded.error;
  const markup = loaded.status === 'ready' ? loaded.value : '';
  const scene = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) void reportError({ error: failure });
  }, [failure]);

  useEffect(() => {
    if (!markup || !scene.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    return playAssembly(scene.current);
  }, [markup]);

  return (
    <Box
      ref={scene}
      aria-hidden="true"
      color="artLine"
      css={drawing}
      {...place}
      {...(markup && { dangerouslySetInnerHTML: { __html: markup } })}
    />
  );
}
