/** The uses that a visitor can choose, in the order of their tiles. */
export const useCases = [
  'gaming',
  'streaming',
  'content-creation',
  'office-work',
  'programming',
  'general-use',
] as const;
export type UseCase = (typeof useCases)[number];

const labels: Readonly<Record<string, string>> = {
  gaming: 'Gaming',
  streaming: 'Streaming',
  'content-creation': 'Content Creation',
  'office-work': 'Office Work',
  programming: 'Programming',
  'general-use': 'General Use',
  trading: 'Trading',
};

const descriptions: Readonly<Record<string, string>> = {
  gaming: 'Optimized for playing modern games with high frame rates',
  workstation: 'Built for professional applications and content creation',
  office: 'Perfect for everyday productivity and business tasks',
  streaming: 'Designed for live streaming and content creation',
  development: 'Tailored for software development and coding',
  budget: 'Best value for your money without sacrificing performance',
};

const fallback = 'Custom build for your specific needs';

/** Some uses carry another one's description. */
const describedAs: Readonly<Record<string, string>> = {
  'office-work': 'office',
  programming: 'development',
  'content-creation': 'workstation',
};

/** Whether a text names one of the six uses. */
export const isUseCase = (text: string): text is UseCase => useCases.some((useCase) => useCase === text);

/** A use as visitors read it; a use without a label by its own name. */
export const labelOfUse = (useCase: string): string =>
  (Object.hasOwn(labels, useCase) ? labels[useCase] : undefined) ?? useCase;

/** What a build for this use is made for, in a sentence without a full stop. */
export function describeUse(useCase: string): string {
  const key = (Object.hasOwn(describedAs, useCase) ? describedAs[useCase] : undefined) ?? useCase;
  return (Object.hasOwn(descriptions, key) ? descriptions[key] : undefined) ?? fallback;
}
