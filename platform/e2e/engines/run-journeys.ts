import { journeys } from './journeys';
import type { Stage } from './stage';
import { translatedStage } from './translated-stage';

/** Every journey as a test. */
export function runJourneys(stage: Stage): void {
  test.each(Object.entries(journeys))('%s', (_name, journey) => journey(stage));
}

/** Every journey as a test, with every page translated. */
export function runTranslated(stage: Stage): void {
  const translated = translatedStage(stage);
  test.each(Object.entries(journeys))('translated, %s', (_name, journey) => journey(translated));
}
