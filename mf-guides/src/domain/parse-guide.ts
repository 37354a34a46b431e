/** One step of a guide, as plain texts. */
export interface Step {
  title: string;
  description: string;
  tips: string[];
}

const sectionMark = '## ';

/** Whether a line starts the tips: a heading of '###' or more that contains 'tip', in any case. */
const startsTips = (line: string): boolean => line.startsWith('###') && line.toLowerCase().includes('tip');

/**
 * The steps of a guide's content:
 * - '## ' starts a step;
 * - a '###' heading with 'tip' in it starts the step's tips, whose items start with '-';
 * - other '#' lines are skipped;
 * - the remaining lines, joined by spaces, are the step's description.
 *
 * Text before the first step and items without text are dropped. Never throws, takes time in proportion to the content,
 * and keeps text that looks like markup as text.
 */
export function parseContent(content: string): Step[] {
  const steps: Step[] = [];
  let step: Step | undefined;
  let inTips = false;
  for (const line of content.split(/\r\n|\r|\n/).map((raw) => raw.trim())) {
    if (line.startsWith(sectionMark)) {
      step = { title: line.slice(sectionMark.length).trim(), description: '', tips: [] };
      steps.push(step);
      inTips = false;
    } else if (line.startsWith('#')) {
      inTips ||= startsTips(line);
    } else if (inTips && line.startsWith('-')) {
      const tip = line.slice(1).trim();
      if (tip) step?.tips.push(tip);
    } else if (step && line) {
      step.description = step.description ? `${step.description} ${line}` : line;
    }
  }
  return steps;
}

/** A little more than the three lines of a card, in characters. */
const excerptLength = 400;

/**
 * How a guide begins, in one line without headings and tips, for the excerpt on a card. Long text is cut at a word, so
 * that neither the card nor a screen reader gets the whole guide.
 */
export function excerptOf(steps: readonly Step[]): string {
  const text = steps
    .map(({ description }) => description)
    .filter(Boolean)
    .join(' ');
  if (text.length <= excerptLength) return text;
  const end = text.lastIndexOf(' ', excerptLength);
  return `${text.slice(0, end > 0 ? end : excerptLength)}…`;
}

const wordsPerMinute = 200;

/** The time it takes to read these steps, in whole minutes, at least one. */
export function readingMinutes(steps: readonly Step[]): number {
  const words = steps
    .flatMap(({ title, description, tips }) => [title, description, ...tips])
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
