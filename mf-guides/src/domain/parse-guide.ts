export interface Step {
  title: string;
  description: string;
  tips: string[];
}

const sectionMark = '## ';

/** The spec's words: a '###' heading that contains 'tip', in whatever case and with however many more '#'. */
const startsTips = (line: string): boolean => line.startsWith('###') && line.toLowerCase().includes('tip');

/**
 * The steps of a guide's content. '## ' starts a step; a '###' heading with 'tip' in it starts the step's tips, whose items start
 * with '-'; other '#' lines are skipped, as if they were not there; the remaining lines, joined by spaces, are the description.
 * What stands before the first step belongs to none, and an item without text is none. Never throws, takes time in proportion to
 * the content, and leaves what looks like markup the text it is.
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

/** More than three lines of a card hold, in characters. */
const excerptLength = 400;

/**
 * How a guide begins, in one line without headings and tips: for the excerpt on a card. Long text ends at a word, so that a card
 * does not hold, and a screen reader does not read out, the whole guide.
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

/** How long reading these steps takes, in whole minutes, at least one. */
export function readingMinutes(steps: readonly Step[]): number {
  const words = steps
    .flatMap(({ title, description, tips }) => [title, description, ...tips])
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
