/** Given by the stand-alone build to the part that is developed. */
declare module 'rig4u-dev/routes';
declare module 'rig4u-dev/config' {
  const config: import('@rig4u/shared/contracts').Config;
  export default config;
}
declare module 'rig4u-dev/specimens' {
  const specimensOfParts: { part: string; specimens: { of: string[]; shows: import('react').ReactNode }[] }[];
  export default specimensOfParts;
}

/** It has no types of its own; these are of what is called here. */
declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (scope: typeof globalThis) => void;
  export const register: (type: unknown, id: string) => void;
  export const createSignatureFunctionForTransform: () => (...given: unknown[]) => unknown;
  export const performReactRefresh: () => unknown;
  export const isLikelyComponentType: (type: unknown) => boolean;
  export const getFamilyByType: (type: unknown) => unknown;
}
