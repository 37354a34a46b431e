import { journeys } from './journeys';
import type { Stage } from './stage';

/** Every journey as a test. */
export function runJourneys(stage: Stage): void {
  test.each(Object.entries(journeys))('%s', (_name, journey) => journey(stage));
}
