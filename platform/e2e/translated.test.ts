import { declaredParts } from '@rig4u/workspace/declared-parts';
import { firstOfOthers } from '@rig4u/workspace/derived-lists';
import { asScreen } from './support/declared-screens';
import { openScene } from './support/scene';
import { screens } from './support/screens';
import { everyScreenIsTranslatable } from './support/translated-screens';

// One screen of each part; the others are in the proof.
const some = ['home', 'a guide', 'contact', 'signing up', 'the picker'];
const chosen = Object.entries(screens).filter(([name]) => some.includes(name));
const others = firstOfOthers(
  declaredParts,
  chosen.map(([, { path }]) => path),
);

everyScreenIsTranslatable(openScene(), {
  ...Object.fromEntries(chosen),
  ...Object.fromEntries(others.map(asScreen)),
});
