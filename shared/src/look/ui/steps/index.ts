import { element } from '../../element';
import { stepsRecipe } from './recipe';

/** The steps of a wizard: `<li aria-current="step"><b>2</b>Your budget</li>`; a finished one has `data-done`, and may hold a link back to it. */
export const Steps = element('ol', stepsRecipe, { role: 'list' });
