import type { CatalogueType } from '../../catalogue/schema';
import type { PartRef, Verdict } from '../compatibility/types';

/** The rules whose numbers the fit view shows. */
export const fitRules = [
  'gpu-length',
  'gpu-slots',
  'gpu-width',
  'cooler-height',
  'radiator',
  'psu-length',
  'psu-form',
  'ram-cooler',
  'drive-bays',
] as const;

export type FitRule = (typeof fitRules)[number];

export type Unit = 'mm' | 'slots' | 'drives';

/** One clearance, with the check's verdict. Numbers are there only where they say the same as the verdict. */
export interface FitLimit {
  rule: FitRule;
  title: string;
  verdict: Verdict;
  /** Beside an unknown: it probably fits. */
  probably?: true;
  /** The part that is measured: of several the one with the least room. */
  part: PartRef;
  unit: Unit;
  need?: number;
  room?: number;
  /** Room less need, in the unit; below 0 it is what overlaps. There only with both numbers. */
  gap?: number;
  sentence: string;
}

/**
 * Side: into the open side panel, x from the rear wall, y from the top. Top: from above, x from the rear wall, y from
 * the board's face to the side panel.
 */
export type ViewName = 'side' | 'top';

/** Where a shape comes from. `place`: its size is known, its place is convention. `unknown` is drawn dashed. */
export type Basis = 'fact' | 'standard' | 'rule' | 'place' | 'unknown';

interface Placed {
  view: ViewName;
  basis: Basis;
}

interface Line extends Placed {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

interface Area extends Placed {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type BoxRole = 'case' | 'board' | 'ports' | 'part' | 'card' | 'fans' | 'plug' | 'behind' | 'free-place';

/** A part or a zone. All lengths in mm. */
export interface BoxShape extends Area {
  kind: 'box';
  role: BoxRole;
  /** The type that gets the focus; absent for a zone that is no part. */
  part?: CatalogueType;
  /** The limit that it shows; a press leads where `FitPart.leadsTo` says. */
  limit?: FitRule;
  label?: string;
  /** Its own numbers, such as '359 mm × 3.5 slots'. */
  sub?: string;
  /** The side whose end is not known; it has no edge there. */
  open?: 'right' | 'down';
  /** The label reads from below. */
  upright?: boolean;
  /** How many fans it is divided into. */
  fans?: number;
  /** The part goes on beyond the drawing; a note says how far. */
  clipped?: boolean;
}

/** A slot, or the edge of the supply's room. */
export interface LineShape extends Line {
  kind: 'line';
  role: 'slot' | 'memory' | 'shroud';
}

/** The line that a part must not pass. */
export interface LimitShape extends Line {
  kind: 'limit';
  /** Absent where no rule of the build speaks of it. */
  limit?: FitRule;
}

/** A measure with its ends and its number. */
export interface MeasureShape extends Line {
  kind: 'measure';
  role: 'outer' | 'limit' | 'stack';
  text: string;
}

/** What overlaps, hatched, with both numbers. */
export interface OverlapShape extends Area {
  kind: 'overlap';
  limit: FitRule;
  need: number;
  room: number;
  text: string;
}

/** A word beside a line. */
export interface TagShape extends Placed {
  kind: 'tag';
  x: number;
  y: number;
  text: string;
  role: 'limit' | 'unknown';
  anchor: 'start' | 'end';
}

export type FitShape = BoxShape | LineShape | LimitShape | MeasureShape | OverlapShape | TagShape;

/** Parts whose place no fact tells, drawn to the same scale beside the case. */
export interface BenchItem {
  part: CatalogueType;
  label: string;
  sub: string;
  basis: Basis;
  limit?: FitRule;
  w: number;
  h: number;
  /** Where the room ends, from the left. */
  limitMm?: number;
  /** Both numbers of what has too little room, '200 > 130': only then anything is hatched. */
  over?: string;
  /** How many are drawn, and how many more there are. */
  pieces: number;
  more: number;
  clipped?: boolean;
}

/** One clearance in mm as a bar against its limit. `need` and `room` end at the scale; the text has true numbers. */
export interface FitBar {
  rule: FitRule;
  title: string;
  verdict: Verdict;
  need?: number;
  room?: number;
  /** '359 > 355', '281 ≤ 330', '138 ≤ 155 ?' where it is no pass, 'not checked', 'probably fits'. */
  text: string;
  clipped: boolean;
}

/** All bars on one scale, which ends at `scale` mm. */
export interface FitMeasures {
  scale: number;
  bars: readonly FitBar[];
}

/** A part that can be focused: what it is called, and the limit it leads to. */
export interface FitPart {
  type: CatalogueType;
  name: string;
  label: string;
  leadsTo?: FitRule;
}

/** What a drawing has to hold, in mm. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface FitView {
  /** `measures`: no picture would be honest; limits and bench still hold. */
  layout: 'tower' | 'measures';
  /** A sentence that says why there is no picture. */
  why?: string;
  frames: { readonly [V in ViewName]?: Frame };
  shapes: readonly FitShape[];
  limits: readonly FitLimit[];
  measures: FitMeasures;
  bench: readonly BenchItem[];
  parts: readonly FitPart[];
  notes: readonly string[];
  /** Everything that the pictures say, in sentences. */
  text: readonly string[];
}
