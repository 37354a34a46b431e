import { priceHistory, type BuildComponents } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import { decodeBuild, emptyLink, type Decoded } from '../domain/link/read-link';
import { resolveLines } from '../domain/link/parts-of-link';
import { withCurrentPrices } from '../domain/prices';
import { useNamedParts } from './catalogue-parts';

/** The build of a link as its parts arrive, at the latest prices. */
export type LinkedBuild =
  | { status: 'loading' }
  /** The parts did not arrive. */
  | { status: 'failed'; retry: () => void }
  /** The link cannot be read; `message` says what is wrong with it and what to do. */
  | { status: 'refused'; message: string }
  | { status: 'ready'; components: BuildComponents };

/** Reads the build of a link: all of it, its hash or the code behind `#b=`. Without a link it stays `loading`. */
export function useLinkedBuild(link: string | undefined): LinkedBuild {
  const decoded = useMemo(() => (link === undefined ? undefined : read(link)), [link]);
  const loaded = useNamedParts(decoded?.ok ? decoded.lines.map(({ id }) => id) : undefined);
  const history = useStored(priceHistory).value.parts;
  return useMemo(() => {
    if (!decoded) return { status: 'loading' };
    if (!decoded.ok) return { status: 'refused', message: decoded.message };
    if (loaded.status !== 'ready') return loaded;
    const resolved = resolveLines(decoded.lines, (type) => withCurrentPrices(loaded.value(type), history));
    return resolved.ok
      ? { status: 'ready', components: resolved.components }
      : { status: 'refused', message: resolved.message };
  }, [decoded, loaded, history]);
}

function read(link: string): Decoded {
  const decoded = decodeBuild(link);
  return decoded.ok && decoded.lines.length === 0 ? { ok: false, message: emptyLink } : decoded;
}
