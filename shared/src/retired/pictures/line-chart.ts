import { defineRecipe } from '@chakra-ui/react/styled-system';
import { forced } from '../workbench/widths';

/** A small line with what is at its top, its foot and its ends; an estimate is dashed, so is the target. */
export const lineChartRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"top svg svg" "foot svg svg" ". start end"',
    columnGap: '2',
    alignItems: 'start',
    maxWidth: '26rem',
    fontSize: 'xs',
    lineHeight: '1.3',
    color: 'text3',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { gridArea: 'svg', width: 'full', fill: 'none', stroke: 'accentText', bg: 'sunken', borderRadius: 'chip' },
    '& [data-at=top]': { gridArea: 'top' },
    '& [data-at=foot]': { gridArea: 'foot', alignSelf: 'end' },
    '& [data-at=start]': { gridArea: 'start' },
    '& [data-at=end]': { gridArea: 'end', textAlign: 'end' },
    '& [data-at=target]': { gridColumn: '2 / -1' },
    '& [data-role=line]': { strokeWidth: '2', strokeLinejoin: 'round' },
    '& [data-role=point]': { fill: 'accentText', stroke: 'none' },
    '& [data-role=estimate]': { stroke: 'text3', strokeWidth: '1.5' },
    '& path[data-role=estimate]': { strokeDasharray: '4 4' },
    '& [data-role=target]': { stroke: 'warn', strokeDasharray: '2 4', strokeWidth: '1.5' },
    [forced]: {
      '& svg :is(path, polyline, circle)': { stroke: 'CanvasText' },
      '& [data-role=point]': { fill: 'CanvasText' },
    },
  },
});
