import { chakra } from '@chakra-ui/react/styled-system';
import { tagRecipe } from './recipe';

export { Chip } from './chip';
export { Verdict, type VerdictKind, type VerdictProps } from './verdict';

export const Tag = chakra('span', tagRecipe);
