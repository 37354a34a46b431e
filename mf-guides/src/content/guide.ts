import type { ArtName } from '@rig4u/shared/ui';

export const categories = ['Beginner', 'Gaming', 'Professional', 'Hardware', 'Advanced'] as const;
export const icons = ['book', 'bolt', 'monitor', 'drop', 'copy'] as const;

/** A drawing of a step, and what the reader should see in it. */
export interface StepDrawing {
  art: ArtName;
  caption: string;
}

/** What a guide is about. */
export interface GuideSubject {
  /** The slug in its address. */
  id: string;
  title: string;
  description: string;
  image: ArtName;
  category: (typeof categories)[number];
  icon: (typeof icons)[number];
}

/** A guide at a glance. The list has these, and none of the texts. */
export interface GuideCard extends GuideSubject {
  /** The first part of its text, a little longer than what a card shows of it. */
  opening: string;
}

export interface Guide extends GuideSubject {
  /** Markdown-like text; `parseContent` (domain/parse-guide.ts) says what it may contain. */
  content: string;
  /** The drawings, by step number (from 1). */
  drawings?: Readonly<Record<number, StepDrawing>> | undefined;
  /** The year in which its statements were last checked. Every built-in guide has one. */
  checked?: number | undefined;
}

/** A guide of this release. It says when it was checked. */
export type BuiltInGuide = Guide & { checked: number };
