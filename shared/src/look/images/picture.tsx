import { useState, type ComponentProps, type ReactNode } from 'react';
import type { ArtName } from '../art';
import { element } from '../element';
import { Art } from '../ui/art';
import { Icon } from '../ui/icon';
import { Box } from '../ui/layout';
import { Skeleton } from '../ui/state';
import { Text } from '../ui/text';

const Frame = element('div', {
  base: { position: 'relative', width: 'full', aspectRatio: '6 / 5', overflow: 'hidden', borderRadius: 'control' },
});
const Photo = element('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
});
const Unavailable = element('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    padding: '3',
    bg: 'sunken',
    color: 'text3',
    textAlign: 'center',
  },
});

export interface PictureProps extends Omit<ComponentProps<typeof Frame>, 'children'> {
  /** An address that passed `safeImage`. Without one the fallback appears at once. */
  src?: string | undefined;
  /** What the picture shows; empty if the words beside it say so. */
  alt: string;
  /** The drawing that replaces a missing picture. Without one it is the text 'Image unavailable'. */
  fallback?: ArtName | undefined;
  /** A drawing of its own, instead of that of the fallback. */
  drawing?: ReactNode;
}

/** A photo: its outline while it loads, then the photo, or the fallback if it does not load. */
export const Picture = ({ src, alt, fallback, drawing, ...rest }: PictureProps) => {
  const instead = { alt, drawing: drawing ?? (fallback && <Art name={fallback} />) };
  return <Frame {...rest}>{src ? <Loading key={src} src={src} {...instead} /> : <Instead {...instead} />}</Frame>;
};

interface InsteadProps {
  alt: string;
  drawing: ReactNode;
}

function Loading({ src, alt, drawing }: { src: string } & InsteadProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') return <Instead alt={alt} drawing={drawing} />;
  return (
    <>
      {state === 'loading' && <Skeleton position="absolute" inset="0" />}
      <Photo
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        opacity={state === 'loading' ? 0 : 1}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </>
  );
}

function Instead({ alt, drawing }: InsteadProps) {
  if (!drawing) {
    return (
      <Unavailable>
        <Icon name="image" />
        <Text textStyle="small">Image unavailable</Text>
      </Unavailable>
    );
  }
  return <Box {...(alt ? { role: 'img', 'aria-label': alt } : {})}>{drawing}</Box>;
}
