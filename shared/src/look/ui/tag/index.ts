import { element } from '../../element';
import { tagRecipe } from './recipe';

export { Chip } from './chip';
export { Verdict, type VerdictKind, type VerdictProps } from './verdict';

export const Tag = element('span', tagRecipe);
