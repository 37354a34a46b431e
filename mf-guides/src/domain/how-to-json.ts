import type { Step } from './parse-guide';
import { stepId } from './step-number';

/** A guide as schema.org's HowTo, in JSON. `<` is escaped, so that no text can end the script element around it. */
export function howToJson(
  { title, description }: { title: string; description: string },
  steps: readonly Step[],
): string {
  const howTo = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    inLanguage: 'en',
    name: title,
    description,
    step: steps.map(howToStep),
  };
  return JSON.stringify(howTo).replaceAll('<', String.raw`\u003c`);
}

const howToStep = ({ title, description, tips }: Step, index: number) => ({
  '@type': 'HowToStep',
  position: index + 1,
  name: title,
  url: `#${stepId(index + 1)}`,
  itemListElement: [
    { '@type': 'HowToDirection', text: description },
    ...tips.map((text) => ({ '@type': 'HowToTip', text })),
  ],
});
