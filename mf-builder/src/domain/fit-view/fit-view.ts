import type { BuildCheck, CheckedBuild } from '../compatibility/types';
import { fitMeasures } from './bars';
import { benchItems } from './bench';
import { clip, frameOf, windowOf } from './clip';
import { cutNotes, fitParts, fitText, sceneNotes, severalNotes } from './fit-text';
import { layoutOf } from './layout';
import { fitLimits } from './limits';
import { inMm } from './numbers';
import { drawnParts, sceneOf, type Drawn, type Scene } from './scene';
import { isInSideView } from './side-radiator';
import { sideView } from './side-view';
import { behindBoard, topView } from './top-view';
import type { BenchItem, FitLimit, FitShape, FitView } from './types';

/**
 * How the chosen parts sit in the case, as shapes and sentences in mm. It never decides: `check` is what the check says
 * of the same build, every limit has its verdict, and a number that says otherwise is left out. It never throws.
 */
export const fitView = (build: CheckedBuild, check: BuildCheck): FitView => {
  const limits = fitLimits(build, check);
  const drawn = drawnParts(build, limits);
  const layout = layoutOf(drawn.box);
  if (layout.kind === 'tower' && drawn.box) return pictured(build, sceneOf(drawn, drawn.box, layout.size), limits);
  return measuresOnly(build, drawn, limits, layout.kind === 'measures' ? layout.why : 'no case is chosen');
};

const pictured = (build: CheckedBuild, scene: Scene, limits: readonly FitLimit[]): FitView => {
  const { height, width, depth } = scene.size;
  const side = clip(sideView(scene), windowOf({ x: 0, y: 0, w: depth, h: height }));
  const top = clip(topView(scene), windowOf({ x: 0, y: -(behindBoard(scene) ?? 0), w: depth, h: width }));
  const bench = benchItems(build, scene, { radiator: isInSideView(scene), supply: scene.supplyBelow });
  const shapes = [...side.shapes, ...top.shapes].map((shape) => leading(shape, limits));
  const notes = [...severalNotes(build), ...sceneNotes(scene), ...cutNotes(side), ...cutNotes(top), ...cutItems(bench)];
  const frames = { side: frameOf(shapes, 'side'), top: frameOf(shapes, 'top') };
  return {
    layout: 'tower',
    frames: { ...(frames.side && { side: frames.side }), ...(frames.top && { top: frames.top }) },
    shapes,
    ...inWords(build, scene, limits, bench, notes),
  };
};

const measuresOnly = (build: CheckedBuild, drawn: Drawn, limits: readonly FitLimit[], reason: string): FitView => {
  const bench = benchItems(build, drawn, { radiator: false, supply: false });
  const why = `No picture: ${reason}. The measures hold all the same.`;
  const notes = [why, ...severalNotes(build), ...cutItems(bench)];
  return { layout: 'measures', why, frames: {}, shapes: [], ...inWords(build, drawn, limits, bench, notes) };
};

/** Why: a shape leads only to a limit that is there. */
const leading = (shape: FitShape, limits: readonly FitLimit[]): FitShape => {
  if ((shape.kind !== 'box' && shape.kind !== 'limit') || shape.limit === undefined) return shape;
  if (limits.some(({ rule }) => rule === shape.limit)) return shape;
  const { limit: _none, ...rest } = shape;
  return rest;
};

const cutItems = (bench: readonly BenchItem[]): string[] =>
  bench.flatMap(({ label, sub, clipped, w }) =>
    clipped ? [`${label} beside the case is cut at ${inMm(w)}: ${sub}.`] : [],
  );

const inWords = (
  build: CheckedBuild,
  drawn: Drawn,
  limits: readonly FitLimit[],
  bench: readonly BenchItem[],
  all: readonly string[],
) => {
  const notes = [...new Set(all)];
  const parts = fitParts(build, drawn, limits);
  return { limits, measures: fitMeasures(limits), bench, parts, notes, text: fitText(limits, bench, notes) };
};
