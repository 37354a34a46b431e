import { Drawing } from '../../look/drawing';
import { memo } from 'react';
import { drawPart } from '../../domain/drawings/drawing';
import type { Drawable } from './part-drawing';

/** The drawing of a part by its facts. */
export const DrawingOfPart = memo(function DrawingOfPart({ part }: { part: Drawable }) {
  const { width, height, paths } = drawPart(part);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {paths.map(({ fill, stroke, ...path }, at) => (
        <path key={at} className={`art-fill-${fill} art-stroke-${stroke}`} {...path} />
      ))}
    </Drawing>
  );
});
