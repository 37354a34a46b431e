import { openScene } from './support/scene';
import { screens } from './support/screens';
import { everyScreenIsTranslatable } from './support/translated-screens';

everyScreenIsTranslatable(openScene(), screens);
