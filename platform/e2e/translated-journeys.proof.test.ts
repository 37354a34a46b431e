import { findBrowser } from '@rig4u/workspace/find-browser';
import { startChromium } from './engines/chromium';
import { runTranslated } from './engines/run-journeys';
import { openStage } from './engines/stage';

runTranslated(openStage(async () => ({ engine: await findBrowser() }), startChromium));
