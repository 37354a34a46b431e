import { openScene } from './support/scene';
import { visitorJourneys } from './support/visitor-journeys';

visitorJourneys(openScene());
