/*
 * What a part makes its own look of. The one entry that a remote bundles: it works on any host that provides `ui` and `theme`, and
 * holds no state.
 */
export { forced } from '../tokens/media';
export { surface } from '../ui/card/surface';
export { marks } from '../ui/icon/marks';
export { pullLine } from '../widgets/dialog/pull-line';
export { defineRecipe, styled } from './styled';
