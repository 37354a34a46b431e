import { replaceOnce, shorten } from './shorten';

/** The styling system without its copy of a configuration that comes alone, as ours does: nobody changes it. */
export const withoutCopy = (code: string): string =>
  replaceOnce(code, /mergeConfigs\(\.\.\.configs\)/, '(configs.length > 1 ? mergeConfigs(...configs) : configs[0])');

/** The styling system without variables of its own: our scales are in tokens.css, and nothing names those that it makes of breakpoints. */
export const withoutVariables = (code: string): string => shorten(code, 'getTokenCss', '() { return {}; }');

/** The properties without the types of their values, which only the library's own generator of types asks for. */
export const withoutTypes = (code: string): string =>
  [/^ {4}assignPropertyType\(property, config\);$/, /^ {4}assignPropertyTypes\(\);$/].reduce(
    (text, call) => replaceOnce(text, new RegExp(call.source, 'm'), ''),
    code,
  );

/** A condition looked up in its table. The library makes a list of all names for each question, and asks at each property. */
export const withTableOfConditions = (code: string): string =>
  replaceOnce(code, /keys\(\)\.includes\(key\)/, 'Object.hasOwn(values, key)');

/** A recipe's styles as they are: the library works out twice what is the same after the first time. */
export const workedOutOnce = (code: string): string =>
  replaceOnce(code, /return css\(resolve\(props\)\);/, 'return resolve(props);');

/** Styles worked out each time: `element` of shared keeps the class that becomes of them, and to write a key for them took longer. */
export const notKept = (code: string): string =>
  [/return memo\((?=function cssFn\()/, /return memo\((?=function mergeFn\()/].reduce(
    (text, start) => replaceOnce(text, start, 'return ('),
    code,
  );
