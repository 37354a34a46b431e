import { findFirefox } from '@rig4u/workspace/find-firefox';
import { startFirefox } from './firefox';
import { runJourneys } from './run-journeys';
import { openStage } from './stage';

runJourneys(openStage(findFirefox, startFirefox));
