import { replaceOnce } from './shorten';

/** The styling system without its copy of a configuration that comes alone, as ours does: nobody changes it. */
export const withoutCopy = (code: string): string =>
  replaceOnce(code, /mergeConfigs\(\.\.\.configs\)/, '(configs.length > 1 ? mergeConfigs(...configs) : configs[0])');

/** The properties without the types of their values, which only the library's own generator of types asks for. */
export const withoutTypes = (code: string): string =>
  [/^ {4}assignPropertyType\(property, config\);$/, /^ {4}assignPropertyTypes\(\);$/].reduce(
    (text, call) => replaceOnce(text, new RegExp(call.source, 'm'), ''),
    code,
  );
