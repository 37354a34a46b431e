import { everyScreenIsAccessible } from './support/accessible-screens';
import { pickerScreens } from './support/picker-screens';
import { openScene } from './support/scene';

everyScreenIsAccessible(openScene(), pickerScreens);
