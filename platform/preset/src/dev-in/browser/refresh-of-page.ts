import { ofPage } from './of-page';

// Stands for react-refresh/runtime in the developer's remote: a second one would know nothing of the page's React.
export const {
  register,
  createSignatureFunctionForTransform,
  performReactRefresh,
  isLikelyComponentType,
  getFamilyByType,
} = ofPage().refresh;

/** The page's script has done so, before React started. */
export const injectIntoGlobalHook = (): void => undefined;
