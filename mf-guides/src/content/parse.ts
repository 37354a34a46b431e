export interface Step {
  title: string;
  description: string;
  tips: string[];
}

const sectionMark = '## ';

/**
 * The steps of a guide's content. '## ' starts a step; a '###' heading with 'tip' in it starts the step's tips, whose items start
 * with '-'; other '#' lines are skipped; the remaining lines, joined by spaces, are the description. What stands before the first
 * step belongs to none. Never throws; what looks like markup stays text.
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
      inTips = /^###.*tip/i.test(line);
    } else if (step && line) {
      if (inTips && line.startsWith('-')) step.tips.push(line.slice(1).trim());
      else step.description = step.description ? `${step.description} ${line}` : line;
    }
  }
  return steps;
}

/** The text of a guide in one line, without its headings and tips: for the excerpt on a card. */
export const excerptOf = (steps: readonly Step[]): string => steps.map(({ description }) => description).filter(Boolean).join(' ');

const wordsPerMinute = 200;

/** How long reading these steps takes, in whole minutes, at least one. */
export function readingMinutes(steps: readonly Step[]): number {
  const words = steps.flatMap(({ title, description, tips }) => [title, description, ...tips]).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
