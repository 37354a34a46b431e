import type { ArtName } from '@rig4u/shared/ui';

export const categories = ['Beginner', 'Gaming', 'Professional', 'Hardware', 'Advanced'] as const;
export const icons = ['book', 'bolt', 'monitor', 'drop', 'copy'] as const;

/** A drawing that stands in a step, and what the reader should see in it. */
export interface StepDrawing {
  art: ArtName;
  caption: string;
}

export interface Guide {
  /** The slug in its address. */
  id: string;
  title: string;
  description: string;
  image: ArtName;
  category: (typeof categories)[number];
  icon: (typeof icons)[number];
  /** Markdown-like text; `parseContent` says what it may hold. */
  content: string;
  /** Step number, from 1, to drawing, for the steps that have one. */
  drawings?: Readonly<Record<number, StepDrawing>> | undefined;
  /** The year in which its statements were last checked; the built-in guides all have one. */
  checked?: number | undefined;
}

/** A guide of ours: it says when it was checked. */
export type BuiltInGuide = Guide & { checked: number };
